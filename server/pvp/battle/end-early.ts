import type { BattleEvent, RuleSet, SideIndex } from "../../../rules/index.ts";
import type { BattleEnd, BattleMark, Decision } from "../../store/pvp/battle.ts";
import { type Course, decided } from "./course.ts";

/** Battle ends other than the defeat of all creatures. */
type EarlyEnd = Exclude<BattleMark["type"], "begin">;
type EndEvent = Extract<BattleEvent, { type: "battleEnded" }>;

/** The name of each of them in results and logs. */
const REASONS = { concede: "forfeit", forfeit: "timeout", close: "closed" } as const;

/**
 * Ends a battle early: given up by a side, lost by expired turns, or closed without a result (`GAP-42`).
 * `before` contains the events right before, such as the last expired turn.
 */
export function endEarly(
  rules: RuleSet,
  course: Course,
  early: { type: EarlyEnd; side: SideIndex; by: Decision["by"]; before?: readonly BattleEvent[] },
  now: number,
): Course {
  const { type, side, by, before = [] } = early;
  const { state, clock } = course.battle;
  const { end, event } = earlyEnd(type, side);
  const events = [...before, event];
  const decision = { side, by, action: { type }, events, requestId: null, decidedAt: now };
  return decided(rules, course, decision, { state, clock, end });
}

/** How a battle ends early by a side, and the event that says so. */
export function earlyEnd(type: EarlyEnd, side: SideIndex): { end: BattleEnd; event: EndEvent } {
  const by = REASONS[type];
  const winner = type === "close" ? "draw" : side === 0 ? 1 : 0;
  return { end: { by, winner }, event: { type: "battleEnded", winner, reason: by } };
}
