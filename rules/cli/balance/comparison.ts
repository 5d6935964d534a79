import { DIFFICULTIES } from "../../battle/state/battle.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Policy } from "../../simulation/players.ts";
import { type ChangedKey, changedKeys } from "../../validation.ts";
import type { TitledRules } from "../input/read-rules.ts";
import type { MeasuredRun, RunToMeasure } from "../workers/measured-run.ts";
import { type HeldTarget, heldTargets } from "./held-targets.ts";
import { areSameBattles, changesBetween, type RuleChange } from "./rule-change.ts";

/** What is compared: two rule sets in the same battles. */
export interface Order {
  before: TitledRules;
  after: TitledRules;
  battles: number;
  seed: string;
  policy: Policy;
}

/** The battles of one difficulty, or those between players, before and after. */
export interface ComparedPlace {
  before: MeasuredRun;
  after: MeasuredRun;
  /** Whether every battle went as before. */
  isSame: boolean;
}

/** Two rule sets compared: the keys in which they differ, the figures in which their battles do. */
export interface Comparison {
  order: Order;
  keys: ChangedKey[];
  places: ComparedPlace[];
  changes: RuleChange[];
  /** The project's targets; none for other policies than `full`. */
  targets: HeldTarget[];
}

/** The runs of a comparison: of each place before and after, so that all of them advance side by side. */
export function runsOf({ before, after, battles, seed, policy }: Order): RunToMeasure[] {
  const plans: SimulationPlan[] = [
    ...DIFFICULTIES.map((difficulty) => ({ mode: "ai" as const, difficulty, policy, seed })),
    { mode: "pvp", policy, seed },
  ];
  return plans.flatMap((plan) =>
    [before, after].map((named) => ({ named, plan, battles, keepOutcomes: true })),
  );
}

/** Compares what the runs of `runsOf` gave, in their order. */
export function comparisonOf(order: Order, runs: readonly MeasuredRun[]): Comparison {
  const places = runs.flatMap((before, index) => {
    const after = runs[index + 1];
    return index % 2 === 0 && after ? [{ before, after, isSame: areSameBattles(before, after) }] : [];
  });
  return {
    order,
    keys: changedKeys(order.before.rules, order.after.rules),
    places,
    changes: places.flatMap(({ before, after }) => changesBetween(before, after)),
    targets: heldTargets(places),
  };
}
