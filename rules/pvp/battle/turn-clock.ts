import type { SideIndex } from "../../battle/state/battle.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";

/** The clock of a PvP battle: plain data, times in milliseconds (`GAP-42`, `CON-75`). */
export interface TurnClock {
  /** When the current turn ends, without the grace period. */
  deadline: number;
  /** Turns in a row that each side let expire. */
  expired: [number, number];
  /** When each side last polled or acted. */
  seenAt: [number, number];
  /** Length of a turn that was chosen for the battle; null for that of the rules (`GAP-69`). */
  turnMs: number | null;
}

/** The consequence of an expired turn: the turn ends, its side loses, or the battle is closed unrated. */
export type Expiry = "endTurn" | "forfeit" | "close";

export function newTurnClock(rules: RuleSet, now: number, turnMs: number | null = null): TurnClock {
  const deadline = now + turnLength(rules, { turnMs });
  return { deadline, expired: [0, 0], seenAt: [now, now], turnMs };
}

/** How long each turn of the battle lasts, in milliseconds (`GAP-69`). */
function turnLength(rules: RuleSet, { turnMs }: Pick<TurnClock, "turnMs">): number {
  return turnMs ?? rules.pvp.turnMs;
}

/** Milliseconds left in the turn, never negative; the grace is not shown. */
export function timeRemaining(clock: TurnClock, now: number): number {
  return Math.max(0, clock.deadline - now);
}

/** Whether the countdown warns: under 10 s (`PVP-039`). */
export function isTimeShort(rules: RuleSet, remainingMs: number): boolean {
  return remainingMs < rules.pvp.warningMs;
}

/** Whether the server ends the turn: the deadline and its grace of 1.5 s are over. */
export function isExpired(rules: RuleSet, clock: TurnClock, now: number): boolean {
  return now >= clock.deadline + rules.pvp.graceMs;
}

/** Records a poll or an action of a side. */
export function noteSeen(clock: TurnClock, side: SideIndex, now: number): TurnClock {
  return { ...clock, seenAt: replaced(clock.seenAt, side, now) };
}

/** The clock after a side ended its own turn: its expired turns are reset and the next turn begins. */
export function turnEnded(rules: RuleSet, clock: TurnClock, side: SideIndex, now: number): TurnClock {
  return {
    ...clock,
    deadline: now + turnLength(rules, clock),
    expired: replaced(clock.expired, side, 0),
    seenAt: replaced(clock.seenAt, side, now),
  };
}

/**
 * What follows when a side's turn expired (`GAP-42`): the third in a row forfeits if the opponent was there
 * within the last 90 s (longer with longer turns), otherwise the battle is closed; before that only the turn ends.
 */
export function turnExpired(
  rules: RuleSet,
  clock: TurnClock,
  side: SideIndex,
  now: number,
): { clock: TurnClock; expiry: Expiry } {
  const { strikes, presenceMs } = rules.pvp;
  const turnMs = turnLength(rules, clock);
  const inARow = clock.expired[side] + 1;
  const next: TurnClock = {
    ...clock,
    deadline: now + turnMs,
    expired: replaced(clock.expired, side, inARow),
  };
  if (inARow < strikes) return { clock: next, expiry: "endTurn" };
  // Whoever waits for a longer turn to end may have gone for as much longer.
  const longer = Math.max(0, turnMs - rules.pvp.turnMs);
  const opponentIsThere = now - clock.seenAt[side === 0 ? 1 : 0] <= presenceMs + longer;
  return { clock: next, expiry: opponentIsThere ? "forfeit" : "close" };
}

function replaced(pair: readonly [number, number], side: SideIndex, value: number): [number, number] {
  return side === 0 ? [value, pair[1]] : [pair[0], value];
}
