import {
  applyAction,
  type BattleAction,
  type BattleEvent,
  cloneBattle,
  noteSeen,
  type Refusal,
  type RuleSet,
  type TurnClock,
  turnEnded,
} from "../../../rules/index.ts";
import type { BattleEnd, Decision } from "../../store/pvp/battle.ts";
import { type Course, decided } from "./course.ts";

export type Played = { ok: true; course: Course } | { ok: false; refusal: Refusal };

/** An action and who decided it. */
interface Move extends Pick<Decision, "side" | "by" | "requestId"> {
  action: BattleAction;
  /** Events right before the action, such as the end of an expired turn. */
  before?: readonly BattleEvent[];
}

/** Plays an action by the rules; a refused one changes nothing. */
export function play(rules: RuleSet, course: Course, move: Move, now: number): Played {
  const { clock } = course.battle;
  const { side, action } = move;
  const next = action.type === "endTurn" ? turnEnded(rules, clock, side, now) : noteSeen(clock, side, now);
  return playUnder(rules, course, move, next, now);
}

/** The same with a turn clock from the caller. */
export function playUnder(
  rules: RuleSet,
  course: Course,
  { before = [], ...move }: Move,
  clock: TurnClock,
  now: number,
): Played {
  // Changes a copy, as the stored state may be cached.
  const state = cloneBattle(course.battle.state);
  const events: BattleEvent[] = [...before];
  const refusal = applyAction(rules, state, move.side, move.action, events);
  if (refusal) return { ok: false, refusal };
  const decision = { ...move, events, decidedAt: now };
  return { ok: true, course: decided(rules, course, decision, { state, clock, end: endIn(events) }) };
}

function endIn(events: readonly BattleEvent[]): BattleEnd | null {
  for (const event of events)
    if (event.type === "battleEnded" && event.winner !== null)
      return { by: event.reason, winner: event.winner };
  return null;
}
