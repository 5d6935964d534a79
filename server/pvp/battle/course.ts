import { type Battle, newRandom, type RuleSet, roll, type TurnClock } from "../../../rules/index.ts";
import type { BattleEnd, Decision, PvpBattle } from "../../store/pvp/battle.ts";

/** A battle within a transaction; `end` is set when it has ended within it. */
export interface Course {
  battle: PvpBattle;
  end: BattleEnd | null;
}

export function isOver({ battle, end }: Course): boolean {
  return end !== null || battle.result !== null;
}

/** What a decision changes in a battle. */
interface Consequence {
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

/** When the server must act by itself: end a player's turn (`CON-75`) or move a bot. */
export function dueAt(
  rules: RuleSet,
  {
    id,
    contestants,
    state,
    clock,
    version,
  }: Pick<PvpBattle, "id" | "contestants" | "state" | "clock" | "version">,
  now: number,
): number {
  if (contestants[state.active].bot === null) return clock.deadline + rules.pvp.graceMs;
  const { min, max } = rules.pvp.practice.thinkMs;
  return now + Math.round(min + roll(newRandom(`${id}:thinks:${version}`)) * (max - min));
}
