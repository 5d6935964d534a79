import type { Difficulty } from "../../index.ts";
import { USE_KINDS, type UseKind } from "../../simulation/battle-record.ts";
import type { Policy } from "../../simulation/players.ts";
import type { Tally, UseCount } from "../../simulation/tally.ts";
import { difference, type Interval, wilson } from "./interval.ts";
import { quantile } from "./quantile.ts";

/** How often something was used, and its lift: win rate with it minus win rate without it; null if one is unknown. */
export interface Lift {
  uses: number;
  lift: number | null;
  low: number | null;
  high: number | null;
}

/** What `simulate` writes as JSON, for one difficulty or for PvP. */
export interface SimulationResult extends Record<UseKind, Record<string, Lift>> {
  version: 1;
  rulesHash: string;
  seed: string;
  policy: Policy;
  mode: "ai" | "pvp";
  /** null in PvP. */
  difficulty: Difficulty | null;
  battles: number;
  wins: number;
  losses: number;
  draws: number;
  winRate: Interval;
  turns: { median: number; p10: number; p90: number };
  /** Median over the battles of the player's actions per turn. */
  actionsPerTurn: number;
  /** Share of decided battles that the side with the first turn won. */
  firstMover: Interval;
  elapsedMs: number;
  /** true when the run was interrupted; missing otherwise. */
  interrupted?: true;
}

/** Where a result comes from. */
export type ResultOrigin = Pick<
  SimulationResult,
  "rulesHash" | "seed" | "policy" | "mode" | "difficulty" | "elapsedMs"
> & { isInterrupted: boolean };

export function resultOf(
  tally: Tally,
  { isInterrupted, elapsedMs, ...origin }: ResultOrigin,
): SimulationResult {
  const { battles, wins, losses, draws, turns, actionsPerTurn } = tally;
  const lifts = Object.fromEntries(USE_KINDS.map((kind) => [kind, liftsOf(tally, tally.use[kind])]));
  return {
    version: 1,
    ...origin,
    battles,
    wins,
    losses,
    draws,
    winRate: rounded(wilson(wins, battles)),
    turns: { median: quantile(turns, 0.5), p10: quantile(turns, 0.1), p90: quantile(turns, 0.9) },
    actionsPerTurn: short(quantile(actionsPerTurn, 0.5)),
    firstMover: rounded(wilson(tally.firstWins, tally.decided)),
    ...(lifts as Record<UseKind, Record<string, Lift>>),
    elapsedMs,
    ...(isInterrupted ? { interrupted: true } : {}),
  };
}

function liftsOf(tally: Tally, counts: Readonly<Record<string, UseCount>>): Record<string, Lift> {
  const names = Object.keys(counts).sort();
  return Object.fromEntries(names.map((name) => [name, liftOf(tally, counts[name])]));
}

function liftOf(tally: Tally, count: UseCount | undefined): Lift {
  const { uses, battles, wins } = count ?? { uses: 0, battles: 0, wins: 0 };
  const others = tally.battles - battles;
  if (battles === 0 || others === 0) return { uses, lift: null, low: null, high: null };
  const { value, low, high } = rounded(difference(wilson(wins, battles), wilson(tally.wins - wins, others)));
  return { uses, lift: value, low, high };
}

const DIGITS = 1_000_000;

/** Six digits are more than any interval needs, and equal on every machine. */
function short(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}

function rounded({ value, low, high }: Interval): Interval {
  return { value: short(value), low: short(low), high: short(high) };
}
