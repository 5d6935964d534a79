import type { RuleSet, SideIndex } from "../../../rules/index.ts";
import type { BattleEnd, BattleMark, Decision } from "../../store/pvp-battle.ts";
import { type Course, decided } from "./course.ts";

/** Ends that creatures do not bring about. */
type EarlyEnd = Exclude<BattleMark["type"], "begin">;

/** Ends a battle where it stands: given up or timed out by a side, or closed without a result (`GAP-42`). */
export function endEarly(
  rules: RuleSet,
  course: Course,
  early: { type: EarlyEnd; side: SideIndex; by: Decision["by"] },
  now: number,
): Course {
  const { type, side, by } = early;
  const { state, clock } = course.battle;
  const decision = { side, by, action: { type }, events: [], requestId: null, decidedAt: now };
  return decided(rules, course, decision, { state, clock, end: endOf(type, side) });
}

function endOf(type: EarlyEnd, side: SideIndex): BattleEnd {
  return type === "close" ? { by: "closed", winner: "draw" } : { by: "forfeit", winner: side === 0 ? 1 : 0 };
}
