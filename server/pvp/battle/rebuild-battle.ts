import { applyAction, type BattleEvent, newBattle, type RuleSet } from "../../../rules/index.ts";
import type { ArchivedBattle, ArchivedCourse } from "../../store/pvp/archive.ts";
import { type Decision, isMark, type PvpBattle } from "../../store/pvp/battle.ts";
import { earlyEnd } from "./end-early.ts";

/** An archived battle that is kept. */
export type KeptBattle = ArchivedBattle & { course: ArchivedCourse };

/**
 * Plays an archived battle again by its rules: the same battle as at its end, without the ids of the requests and
 * without the moments at which its players were last seen.
 */
export function rebuiltBattle(rules: RuleSet, { course, ...settled }: KeptBattle): PvpBattle {
  const { setup, clock } = course;
  const opening: BattleEvent[] = [];
  const state = newBattle(rules, setup, opening);
  const decisions = course.decisions.map(({ expired, ...decision }, version): Decision => {
    const events: BattleEvent[] = expired ? [expired] : [];
    const { action, side } = decision;
    if (!isMark(action)) {
      const refusal = applyAction(rules, state, side, action, events);
      if (refusal) throw new Error(`Decision ${version} of an archived battle is refused: ${refusal.code}`);
    } else events.push(...(action.type === "begin" ? opening : [earlyEnd(action.type, side).event]));
    return { ...decision, version, events, requestId: null };
  });
  return {
    ...settled,
    setup,
    version: decisions.length - 1,
    state,
    clock: { ...clock, seenAt: [settled.createdAt, settled.createdAt], turnMs: settled.terms.turnMs },
    dueAt: null,
    decisions,
  };
}
