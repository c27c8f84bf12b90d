// The part of the loop that gives hints: of the two kinds, and the tiers of the one that explains.
import type { Game, NextStep } from "../lib/index.js";
import type { Performed } from "./actions.js";
import { nextTier, type Hint } from "./hint.js";
import type { Interface } from "./state.js";

export const hintActions = ["hint", "reveal", "explain", "found", "more", "apply", "goBack"] as const;

export type HintAction =
  /** `hint` asks which of the two; pressed again it goes on to the next tier. */
  | { readonly type: "hint" | "reveal" | "explain" | "more" | "apply" | "goBack" }
  /** What came of the search; null where it could not be made. */
  | { readonly type: "found"; readonly found: NextStep | null };

export const isHintAction = (action: { readonly type: string }): action is HintAction =>
  (hintActions as readonly string[]).includes(action.type);

function shows(ui: Interface, hint: Hint, paid: (Hint & { type: "step" }) | null = null): Performed {
  return { ui: { ...ui, hint, chosen: 0 }, outcome: { type: "hinted", paid: paid?.step ?? null } };
}

function found(game: Game, ui: Interface, answer: NextStep | null): Performed {
  if (ui.hint?.type !== "looking") return { ui, outcome: { type: "nothing" } };
  if (!answer) return shows(ui, { type: "failed" });
  const explained = game.explain(answer);
  if (explained.type !== "step") return shows(ui, explained);
  const hint = { ...explained, tier: 1 } as const;
  return shows(ui, hint, hint);
}

function reveal(game: Game, ui: Interface): Performed {
  const cell = game.reveal();
  if (cell === null) return { ui: { ...ui, hint: null }, outcome: { type: "noHints" } };
  const digit = game.state().cells[cell]?.digit ?? 0;
  const after = { ...ui, cursor: cell, selected: cell, also: [], chosen: 0, hint: null };
  return { ui: after, outcome: { type: "revealed", cell, digit } };
}

export function performHint(game: Game, ui: Interface, action: HintAction): Performed {
  const { hint } = ui;
  const nothing = { ui, outcome: { type: "nothing" } } as const;
  if (game.state().finished) return nothing;
  switch (action.type) {
    case "hint":
      if (!hint) return shows(ui, { type: "menu" });
      if (hint.type === "menu") return shows(ui, { type: "looking" });
      return performHint(game, ui, { type: "more" });
    case "reveal":
      return reveal(game, ui);
    case "explain":
      return shows(ui, { type: "looking" });
    case "found":
      return found(game, ui, action.found);
    case "more":
      if (hint?.type !== "step" || hint.tier === 3) return nothing;
      return shows(ui, { ...hint, tier: nextTier(hint.tier) });
    case "apply":
      if (hint?.type !== "step" || !game.apply(hint.step)) return nothing;
      return { ui: { ...ui, hint: null, selected: null, also: [] }, outcome: { type: "applied", step: hint.step } };
    case "goBack":
      if (!game.undoMistakes()) return nothing;
      return { ui: { ...ui, hint: null, selected: null, also: [] }, outcome: { type: "wentBack" } };
  }
}
