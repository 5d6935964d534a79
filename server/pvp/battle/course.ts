import type { Battle, RuleSet, TurnClock } from "../../../rules/index.ts";
import type { BattleEnd, Decision, PvpBattle } from "../../store/pvp-battle.ts";
import { dueAt } from "./due-at.ts";

/** A battle within a transaction; `end` is set when it has ended within it. */
export interface Course {
  battle: PvpBattle;
  end: BattleEnd | null;
}

export function isOver({ battle, end }: Course): boolean {
  return end !== null || battle.result !== null;
}

/** What a decision changes in a battle. */
export interface Consequence {
  state: Battle;
  clock: TurnClock;
  end: BattleEnd | null;
}

/** The battle after a decision, one version on. */
export function decided(
  rules: RuleSet,
  { battle }: Course,
  decision: Omit<Decision, "version">,
  { state, clock, end }: Consequence,
): Course {
  const version = battle.version + 1;
  const next: PvpBattle = {
    ...battle,
    version,
    state,
    clock,
    decisions: [...battle.decisions, { ...decision, version }],
  };
  return { battle: { ...next, dueAt: end ? null : dueAt(rules, next, decision.decidedAt) }, end };
}
