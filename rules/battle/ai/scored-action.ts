import type { BattleAction } from "../state/action.ts";

/** One thing that spoke for or against an action. */
export interface Reason {
  name:
    | "damage"
    | "kill"
    | "focusFire"
    | "lethal"
    | "emptyField"
    | "outnumbered"
    | "strength"
    | "matchup"
    | "healing"
    | "strengthening"
    | "weakening"
    | "saves"
    | "keepsEnergy"
    | "lookahead"
    | "nothingBetter";
  value: number;
}

/** A candidate with its score and where that comes from. */
export interface ScoredAction {
  action: BattleAction;
  score: number;
  reasons: Reason[];
}
