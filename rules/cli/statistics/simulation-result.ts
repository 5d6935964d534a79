import type { Difficulty } from "../../index.ts";
import {
  PLAYER_ACTIONS,
  type PlayerAction,
  USE_KINDS,
  type UseKind,
} from "../../simulation/battle-record.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Policy } from "../../simulation/players.ts";
import { quantile } from "../../simulation/statistics/quantile.ts";
import type { Tally, UseCount } from "../../simulation/tally.ts";
import { type DecisionSummary, summaryOf } from "../bots/decisions.ts";
import type { SideTimes } from "../bots/seat-bots.ts";
import { difference, type Interval, meanInterval, wilson } from "./interval.ts";

/** How often something was used, in how many battles, and its lift: win rate with it minus win rate without it; null if one is unknown. */
export interface Lift {
  uses: number;
  /** Share of the battles it was brought to in which it was used at least once. */
  used: number;
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
  /** Who played each side: a level, a policy, or the file of a bot. */
  player: string;
  opponent: string;
  /** How long the bots among them took; missing without bots. */
  decisions?: { player?: DecisionSummary; opponent?: DecisionSummary };
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
  /** Share of the player's turns without any action. */
  emptyTurns: Interval;
  /** Share of the player's actions that were of each kind. */
  actions: Record<PlayerAction, number>;
  /** Mean number of times the lead went to the other side, by the share of health left of the whole team. */
  leadChanges: Interval;
  /** Share of battles that the side won which led after half of the turns. */
  leaderAtHalf: Interval;
  /** Share of the player's victories that earned each speed reward, the fastest first; empty in PvP. */
  speedRewards: Interval[];
  elapsedMs: number;
  /** true when the run was interrupted; missing otherwise. */
  interrupted?: true;
}

/** Where a result comes from. */
export type ResultOrigin = Pick<
  SimulationResult,
  "rulesHash" | "seed" | "policy" | "player" | "opponent" | "decisions" | "mode" | "difficulty" | "elapsedMs"
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
    ...courseOf(tally, origin.mode),
    ...(lifts as Record<UseKind, Record<string, Lift>>),
    elapsedMs,
    ...(isInterrupted ? { interrupted: true } : {}),
  };
}

/** The figures about how battles went. */
function courseOf(
  tally: Tally,
  mode: "ai" | "pvp",
): Pick<SimulationResult, "emptyTurns" | "actions" | "leadChanges" | "leaderAtHalf" | "speedRewards"> {
  const { wins, battles, actions, leadChanges, leadChangesSquared } = tally;
  const changes = rounded(meanInterval(leadChanges, leadChangesSquared, battles));
  const allActions = PLAYER_ACTIONS.reduce((sum, kind) => sum + actions[kind], 0);
  const shares = PLAYER_ACTIONS.map((kind) => [kind, short(actions[kind] / Math.max(allActions, 1))]);
  return {
    emptyTurns: rounded(wilson(tally.emptyTurns, tally.playerTurns)),
    actions: Object.fromEntries(shares) as Record<PlayerAction, number>,
    leadChanges: { ...changes, low: Math.max(changes.low, 0) },
    leaderAtHalf: rounded(wilson(tally.halfLeaderWins, tally.halfLed)),
    speedRewards: mode === "ai" ? tally.speedRewards.map((count) => rounded(wilson(count, wins))) : [],
  };
}

function liftsOf(tally: Tally, counts: Readonly<Record<string, UseCount>>): Record<string, Lift> {
  const names = Object.keys(counts).sort();
  return Object.fromEntries(names.map((name) => [name, liftOf(tally, counts[name])]));
}

function liftOf(tally: Tally, count: UseCount | undefined): Lift {
  const { uses, battles, wins, usedIn } = count ?? { uses: 0, battles: 0, wins: 0, usedIn: 0 };
  const used = short(usedIn / Math.max(battles, 1));
  const interval = liftInterval(tally, { battles, wins });
  if (interval === null) return { uses, used, lift: null, low: null, high: null };
  const { value, low, high } = rounded(interval);
  return { uses, used, lift: value, low, high };
}

/** The win rate of the battles with something minus that of those without; null if all had it, or none. */
export function liftInterval(
  tally: Pick<Tally, "battles" | "wins">,
  { battles, wins }: Pick<UseCount, "battles" | "wins">,
): Interval | null {
  const others = tally.battles - battles;
  if (battles === 0 || others === 0) return null;
  return difference(wilson(wins, battles), wilson(tally.wins - wins, others));
}

const DIGITS = 1_000_000;

/** Six digits are more than any interval needs, and equal on every machine. */
function short(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}

function rounded({ value, low, high }: Interval): Interval {
  return { value: short(value), low: short(low), high: short(high) };
}

/** The name of a result in one word. */
export function nameOf({ difficulty, mode }: Pick<SimulationResult, "difficulty" | "mode">): string {
  return difficulty ?? mode;
}

/** Who played both sides of a run, and how long bots took. */
export function playersOf(
  plan: SimulationPlan,
  [first, second]: SideTimes,
): Pick<SimulationResult, "player" | "opponent" | "decisions"> {
  const decisions = {
    ...(first ? { player: summaryOf(first) } : {}),
    ...(second ? { opponent: summaryOf(second) } : {}),
  };
  return {
    player: plan.player?.name ?? plan.policy,
    opponent: plan.opponent?.name ?? usualOpponent(plan),
    ...(first || second ? { decisions } : {}),
  };
}

/** Against the AI the enemy plays as its difficulty does, by policy with or without lookahead. */
function usualOpponent(plan: SimulationPlan): string {
  if (plan.mode === "pvp" || plan.policy === "random") return plan.policy;
  return plan.policy === "full" ? plan.difficulty : `${plan.difficulty} (${plan.policy})`;
}
