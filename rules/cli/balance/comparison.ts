import type { Deck } from "../../battle/setup/new-battle.ts";
import type { Policy } from "../../simulation/players.ts";
import { type ChangedKey, changedKeys } from "../../validation.ts";
import type { TitledRules } from "../input/read-rules.ts";
import { type Judgement, judge } from "../targets/judge.ts";
import { PLACES, type Place, planOf, type Tallies } from "../targets/place.ts";
import { projectTargets, type Target } from "../targets/targets.ts";
import type { MeasuredRun, RunToMeasure } from "../workers/measured-run.ts";
import { areSameBattles, changesBetween, type RuleChange } from "./rule-change.ts";

/** What is compared: two rule sets in the same battles. */
export interface Order {
  before: TitledRules;
  after: TitledRules;
  battles: number;
  seed: string;
  policy: Policy;
  /** Which battles are played; all without it. */
  kinds?: readonly Place[] | undefined;
  /** The player's deck in every battle, in the modes whose rules allow it; without it each battle draws its own. */
  deck?: Partial<Record<"ai" | "pvp", Deck>> | undefined;
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

/** The runs of a comparison: of each place before and after, so that all of them advance side by side; one where both rule sets are equal. */
export function runsOf({
  before,
  after,
  battles,
  seed,
  policy,
  kinds = PLACES,
  deck,
}: Order): RunToMeasure[] {
  const plans = kinds.map((kind) => planOf(kind, policy, seed));
  const fitting = deck
    ? plans.flatMap((plan) => (deck[plan.mode] ? [{ ...plan, deck: deck[plan.mode] as Deck }] : []))
    : plans;
  const sets = before.hash === after.hash ? [after] : [before, after];
  return fitting.flatMap((plan) => sets.map((named) => ({ named, plan, battles, keepOutcomes: true })));
}

/** Compares what the runs of `runsOf` gave, in their order. */
export function comparisonOf(order: Order, runs: readonly MeasuredRun[]): Comparison {
  const isOne = order.before.hash === order.after.hash;
  const places = runs.flatMap((before, index) => {
    const after = isOne ? before : runs[index + 1];
    return (isOne || index % 2 === 0) && after
      ? [{ before, after, isSame: areSameBattles(before, after) }]
      : [];
  });
  return {
    order,
    keys: changedKeys(order.before.rules, order.after.rules),
    places,
    changes: places.flatMap(({ before, after }) => changesBetween(before, after)),
    // Targets are about decks as players bring them.
    targets: order.deck ? [] : heldTargets(places),
  };
}

/** A target held against the battles before and after. */
export interface HeldTarget {
  target: Target;
  before: Judgement;
  after: Judgement;
}

/** Holds each target of the project against what was measured; none is about other policies than `full`. */
function heldTargets(places: readonly ComparedPlace[]): HeldTarget[] {
  if (places.some(({ after }) => after.result.policy !== "full" || after.result.battles === 0)) return [];
  const targets = projectTargets();
  const before = judge(targets, talliesOf(places, "before"));
  const after = judge(targets, talliesOf(places, "after"));
  return targets.flatMap((target, index) => {
    const [old, now] = [before[index], after[index]];
    return old && now && (old.reading || now.reading) ? [{ target, before: old, after: now }] : [];
  });
}

function talliesOf(places: readonly ComparedPlace[], when: "before" | "after"): Tallies {
  return Object.fromEntries(
    places.map((place) => [place.after.result.difficulty ?? "pvp", place[when].tally]),
  );
}

/** How many targets are reached before and after; those that are only reported do not count. */
export function reachedText(held: readonly HeldTarget[]): string {
  const counting = held.filter(({ target }) => target.weight > 0);
  const before = counting.filter((one) => one.before.isReached).length;
  const after = counting.filter((one) => one.after.isReached).length;
  const isSame = held.every((one) => one.before.reading?.value === one.after.reading?.value);
  return `${after} of ${counting.length} targets are reached${isSame ? "" : `, before ${before}`}.`;
}

/** What `balance` writes as JSON. */
export function balanceFile({ order, keys, places, changes, targets }: Comparison) {
  const { before, after, battles, seed, policy } = order;
  return {
    version: 2,
    seed,
    policy,
    battles,
    rules: {
      before: { name: before.title, hash: before.hash },
      after: { name: after.title, hash: after.hash },
    },
    changedKeys: keys,
    before: places.map((place) => place.before.result),
    after: places.map((place) => place.after.result),
    changes,
    targets: targets.map(({ target, before, after }) => ({
      measure: target.measure,
      place: target.place,
      binding: target.binding,
      band: target.band,
      before: { ...before.reading, reached: before.isReached, moreBattles: before.moreBattles },
      after: { ...after.reading, reached: after.isReached, moreBattles: after.moreBattles },
    })),
    ...(places.some((place) => place.after.result.interrupted) ? { interrupted: true } : {}),
  };
}
