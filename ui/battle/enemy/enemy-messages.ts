import type { BattleAction, RuleSet } from "../../../rules/index.ts";
import type { AiSetup } from "../ai-battle/waiting-battle.ts";

/** Tells a worker its battle; sent only once, so that the worker keeps what it derived from the rules. */
export interface Introduction {
  kind: "introduction";
  rules: RuleSet;
  setup: AiSetup;
}

/** Asks for the enemy's next action; `actions` are all actions of the battle so far. */
export interface Question {
  kind: "question";
  actions: readonly BattleAction[];
}

/** What the worker sends: `ready` once it knows its battle, then an answer to each question. */
export type Answer =
  | { kind: "ready" }
  | { kind: "decision"; action: BattleAction }
  | { kind: "failure"; text: string };
