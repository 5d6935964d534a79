import {
  applyAction,
  type Battle,
  type BattleAction,
  type BattleEvent,
  cloneBattle,
  newRandom,
  noteSeen,
  type Refusal,
  type RuleSet,
  roll,
  type SideIndex,
  type TurnClock,
  turnEnded,
} from "../../rules/index.ts";
import type { BattleEnd, BattleMark, Decision, PvpBattle } from "../store/pvp/battle.ts";

/** A battle within a transaction; `end` is set when it has ended within it. */
export interface Course {
  battle: PvpBattle;
  end: BattleEnd | null;
}

export function isOver({ battle, end }: Course): boolean {
  return end !== null || battle.result !== null;
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

/** Battle ends other than the defeat of all creatures. */
export type EarlyEnd = Exclude<BattleMark["type"], "begin">;

/** How a battle ends early by a side, and the event that says so. */
export function earlyEnd(type: EarlyEnd, side: SideIndex): { end: BattleEnd; event: EndEvent } {
  const by = REASONS[type];
  const winner = type === "close" ? "draw" : side === 0 ? 1 : 0;
  return { end: { by, winner }, event: { type: "battleEnded", winner, reason: by } };
}

export type EndEvent = Extract<BattleEvent, { type: "battleEnded" }>;

/** The name of each of them in results and logs. */
export const REASONS = { concede: "forfeit", forfeit: "timeout", close: "closed" } as const;

/** What a decision changes in a battle. */
export interface Consequence {
  state: Battle;
  clock: TurnClock;
  end: BattleEnd | null;
}

export function endIn(events: readonly BattleEvent[]): BattleEnd | null {
  for (const event of events)
    if (event.type === "battleEnded" && event.winner !== null)
      return { by: event.reason, winner: event.winner };
  return null;
}
