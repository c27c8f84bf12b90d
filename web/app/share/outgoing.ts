// A puzzle as it goes out, in all its ways: with its givens alone, unless more is wished.
import { dimensionsOf } from "hanadoku";
import { boardName } from "hanadoku/element";
import type { Translate } from "../words/translator.js";
import { addressOf, linkTo, type Sent } from "./address.js";
import { writeProgressLink } from "./progress_link.js";
import { fileName, pictureOf, pngOf } from "./pictures.js";

export interface Wish {
  readonly puzzle: Sent;
  /** What goes with the givens, as a line without them; "" for nothing. */
  readonly entries: string;
  /** Whether the picture shows digits. */
  readonly withGivens: boolean;
}

export interface Outgoing {
  readonly title: string;
  readonly link: string;
  readonly text: string;
  /** As SVG. */
  readonly picture: string;
  readonly png: File | null;
  readonly svg: File;
}

export async function outgoingOf({ puzzle, entries, withGivens }: Wish, t: Translate): Promise<Outgoing> {
  const { shape, level, givens } = puzzle;
  const board = boardName(dimensionsOf(shape));
  const marks = entries === "" ? [] : [t("inProgress")];
  const link = entries === "" ? await addressOf(puzzle) : linkTo(writeProgressLink(puzzle, entries));
  const caption = withGivens ? [board, t(level), ...marks].join(" · ") : t(level);
  const picture = await pictureOf({ ...puzzle, caption, withGivens, entries });
  const png = await pngOf(picture);
  return {
    title: [t("name"), board, t(level), ...marks].join(" · "),
    link,
    text: [givens, ...marks.map((mark) => `${mark}: ${link}`)].join("\n"),
    picture,
    png: png && new File([png], fileName(shape, level, "png"), { type: "image/png" }),
    svg: new File([picture], fileName(shape, level, "svg"), { type: "image/svg+xml" }),
  };
}
