import { because } from "../ai/scores/reasons.ts";
import { offer } from "../ai/scores/shortlist.ts";
import { passTurn } from "../turn/pass-turn.ts";
import type { ActionRule } from "./action-rule.ts";
import { stepForward } from "./step-forward.ts";

type EndTurn = { type: "endTurn" };

/** The side ends its turn, which is always allowed (`BAT-071`); it leaves no empty field behind that it can fill (`GAP-57`). */
export const endTurn: ActionRule<EndTurn> = {
  type: "endTurn",
  wireName: "endTurn",
  takenBy: "side",
  items: null,
  ids: {},
  targetIsOptional: false,
  moveText: () => "endTurn",
  preview: () => null,
  outcomes: () => [],
  cost: () => 0,
  blockedBy: () => null,
  targets: () => null,
  whyNot: () => null,
  apply(moment, _, record) {
    stepForward(moment, record);
    passTurn(moment.rules, moment.battle, record);
  },
  make: () => ({ type: "endTurn" }),
  rank({ rules }, list) {
    offer(list, rules.ai.scores.endTurn, "endTurn", null, null, null);
  },
  score: ({ rules }, _, reasons) => because(reasons, "nothingBetter", rules.ai.scores.endTurn),
};
