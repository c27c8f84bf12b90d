// The sheets of a room: the invitation and one's result on their way out, and the ranking during the game.
import { html, type TemplateResult } from "lit";
import { loadShared } from "hanadoku/element";
import { writeInvitation, writeResult, type Invitation, type RoomResult, type RoomState } from "hanadoku/rooms";
import { linkTo } from "../share/address.js";
import type { Copying } from "../share/link_view.js";
import { sheetView } from "../sheet.js";
import type { Translate } from "../words/translator.js";
import { sendingView } from "./sending.js";
import { standingView } from "./standing.js";

/** The picture of an invitation: the empty board and the level, as an address. */
export async function pictureOf({ shape, level }: Invitation, t: Translate): Promise<string> {
  const { sudoku } = await loadShared();
  return `data:image/svg+xml,${encodeURIComponent(sudoku.preview({ shape, level, label: t(level) }))}`;
}

export const inviteView = (
  invitation: Invitation,
  picture: string | null,
  copying: Copying,
  t: Translate,
): TemplateResult => {
  const link = linkTo(writeInvitation(invitation));
  const sending = { link, title: invitation.name, label: t("inviteCode"), more: t("inviteMore"), picture };
  return sendingView({ ...sending, ...copying }, t);
};

export const inviteSheet = (
  invitation: Invitation,
  picture: string | null,
  copying: Copying,
  t: Translate,
): TemplateResult => sheetView("invite", t("invite"), t, inviteView(invitation, picture, copying, t));

export function resultSheet(result: RoomResult, copying: Copying, t: Translate): TemplateResult {
  const link = linkTo(writeResult(result));
  const sending = { link, title: t("yourResult"), label: t("resultCode"), more: t("sendResultMore"), picture: null };
  return sheetView("result", t("sendResult"), t, sendingView({ ...sending, ...copying }, t));
}

export const rankingSheet = (
  { participants }: RoomState,
  live: boolean,
  t: Translate,
  onGiveUp: () => void,
): TemplateResult =>
  sheetView(
    "ranking",
    t("ranking"),
    t,
    html`${standingView(participants, live, t)}
      <div class="actions">
        <button type="button" class="secondary" @click=${onGiveUp}>${t("giveUpRoom")}</button>
      </div>`,
  );
