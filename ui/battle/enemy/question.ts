import type { BattleAction, RuleSet } from "../../../rules/index.ts";
import type { AiSetup } from "../ai-battle/waiting-battle.ts";

/** Which battle a worker thinks about; sent once, so that it keeps what it worked out from the rules. */
export interface Introduction {
  kind: "introduction";
  rules: RuleSet;
  setup: AiSetup;
}

/** What the enemy does after these, which are all actions of the battle so far. */
export interface Question {
  kind: "question";
  actions: readonly BattleAction[];
}

/** What a worker says once it knows its battle, and then to each question. */
export type Answer =
  | { kind: "ready" }
  | { kind: "decision"; action: BattleAction }
  | { kind: "failure"; text: string };
