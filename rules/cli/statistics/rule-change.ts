import type { Difficulty } from "../../index.ts";
import { USE_KINDS, type UseKind } from "../../simulation/battle-record.ts";
import { intervalOf } from "../terminal/figures.ts";
import { difference, type Interval, isClear } from "./interval.ts";
import type { Lift, SimulationResult } from "./simulation-result.ts";

/** A figure under the shipped rules and under the changed ones. */
export interface RuleChange {
  kind: "winRate" | UseKind;
  difficulty: Difficulty | null;
  /** The species, tool, spell or synergy; for a win rate the difficulty. */
  name: string;
  before: number;
  after: number;
  difference: number;
  low: number;
  high: number;
  /** Whether zero lies outside the range of the difference. */
  significant: boolean;
}

/** Everything that can be compared in two results of the same difficulty. */
export function changesBetween(before: SimulationResult, after: SimulationResult): RuleChange[] {
  const { difficulty } = after;
  const rate = changed(before.winRate, after.winRate, difference(after.winRate, before.winRate));
  const changes: RuleChange[] = [{ kind: "winRate", difficulty, name: difficulty ?? after.mode, ...rate }];
  for (const kind of USE_KINDS)
    for (const [name, lift] of Object.entries(after[kind])) {
      const change = liftChange(before[kind][name], lift);
      if (change) changes.push({ kind, difficulty, name, ...change });
    }
  return changes;
}

type Comparison = Pick<RuleChange, "before" | "after" | "difference" | "low" | "high" | "significant">;

function changed(before: Interval, after: Interval, range: Interval): Comparison {
  const { value, low, high } = range;
  return {
    before: before.value,
    after: after.value,
    difference: value,
    low,
    high,
    significant: isClear(range),
  };
}

function liftChange(before: Lift | undefined, after: Lift): Comparison | null {
  const old = before ? intervalOf(before) : null;
  const now = intervalOf(after);
  return old && now ? changed(old, now, difference(now, old)) : null;
}

/** How many of a number of comparisons are significant by chance alone, if nothing changed. */
export function expectedByChance(comparisons: number): number {
  return comparisons * (1 - CONFIDENCE);
}

const CONFIDENCE = 0.95;
