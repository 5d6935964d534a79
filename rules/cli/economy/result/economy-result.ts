import { RESOURCE_NAMES, type ResourceName, type RuleSet } from "../../../index.ts";
import { type ChangedKey, changedKeys } from "../../../validation.ts";
import type { NamedRules } from "../../input/read-rules.ts";
import { AMOUNTS, type AmountName, type LabDay, type LabHistory, playWeeks } from "../play/play-weeks.ts";
import { PURCHASE_WAITS } from "../play/visit-lab.ts";
import { DAY_MS, DAYS_PER_WEEK, type NamedPolicy, type Policy } from "../policy.ts";

/** What `economy` is asked. */
export interface EconomyOrder {
  policies: NamedPolicy[];
  weeks: number;
  players: number;
  seed: string;
  shipped: NamedRules;
  /** Rules under an overlay and the name of its file, or null without one. */
  changed: { file: string; named: NamedRules } | null;
}

/** What `economy` writes as JSON. */
export interface EconomyResult {
  version: 1;
  seed: string;
  weeks: number;
  players: number;
  rulesHash: string;
  /** The overlay with the keys it changes; missing without one. */
  overlay?: { file: string; rulesHash: string; changed: ChangedKey[] };
  policies: ComparedPolicy[];
  interrupted?: true;
}

/** A policy under the shipped rules, and under the overlay where there is one. */
export interface ComparedPolicy {
  policy: string;
  description: string;
  /** When the player lets the Amplifier run. */
  amplifier: NonNullable<Policy["amplifier"]>;
  shipped: PolicyResult;
  overlay?: PolicyResult;
}

/**
 * Plays all policies of an order, all players under both rule sets. `isStopped` is asked before each player: what was
 * played until then is the result.
 */
export async function economyResult(
  order: EconomyOrder,
  isStopped: () => boolean,
  onPlayer: (policy: string) => void,
): Promise<EconomyResult> {
  const { seed, weeks, players, shipped, changed } = order;
  const policies: ComparedPolicy[] = [];
  for (const named of order.policies) {
    const before: LabHistory[] = [];
    const after: LabHistory[] = [];
    for (let player = 1; player <= players && !isStopped(); player++) {
      const played = (rules: RuleSet) =>
        playWeeks(rules, named.policy, named.wishes, weeks, `${seed}:${player}`);
      before.push(played(shipped.rules));
      if (changed) after.push(played(changed.named.rules));
      onPlayer(named.name);
      // Lets Ctrl-C in.
      await new Promise(setImmediate);
    }
    if (before.length > 0)
      policies.push({
        policy: named.name,
        description: named.policy.description,
        amplifier: named.policy.amplifier ?? "saving",
        shipped: policyResult(before, named.policy.wants),
        ...(changed ? { overlay: policyResult(after, named.policy.wants) } : {}),
      });
  }
  return {
    version: 1,
    seed,
    weeks,
    players,
    rulesHash: shipped.hash,
    ...(changed
      ? {
          overlay: {
            file: changed.file,
            rulesHash: changed.named.hash,
            changed: changedKeys(shipped.rules, changed.named.rules),
          },
        }
      : {}),
    policies,
    ...(isStopped() ? { interrupted: true } : {}),
  };
}

/** Decimal numbers per resource. */
export type Decimals = Record<ResourceName, number>;

/** When players reach something; times count from the first visit. */
export interface Milestone {
  name: string;
  /** Share of players who reach it in the weeks that were played. */
  reachedShare: number;
  /** Days after the first visit, over all players; null where the weeks are not enough for that share of them. */
  days: { median: number | null; p10: number | null; p90: number | null };
  /** Median number of the visit. */
  visit: number | null;
}

/** One day as the mean of all players. */
export interface MeanDay extends Record<AmountName, Decimals> {
  day: number;
  visits: number;
  /** Visits at whose end the next purchase waited for something. */
  waits: Record<string, number>;
}

/** Shares of the visits of a week, or of all visits, that waited for something. */
export interface Waits {
  purchases: Record<string, number>;
  machines: Record<string, number>;
}

/** How labs develop under one policy and one rule set. */
export interface PolicyResult {
  visitsAWeek: number;
  milestones: Milestone[];
  /** Mean gain a day: on the first day, in each week, and over all weeks. */
  gainADay: { firstDay: Decimals; weeks: Decimals[]; all: Decimals };
  /** What machines and upkeep use up a day, over all weeks. */
  usedADay: Decimals;
  /** What goals and scenes bring a day, over all weeks, and its share of what machines give; null where these give nothing. */
  goalsADay: Decimals;
  goalsShare: Record<ResourceName, number | null>;
  /**
   * What players are stuck for at nearly every visit of the last weeks: a resource of which machines and upkeep use up
   * as much as machines and goals bring, with its change a day, or machines that no wish brings.
   */
  stuck: { name: ResourceName | "machines"; changeADay: number }[];
  /** Wishes that no amount of resources makes possible, as the policy words them, each with its refusal. */
  neverBought: { wish: string; why: string }[];
  waits: Waits & { weeks: Waits[] };
  /** Before the day of a milestone: how many days there were, and on how many of them a purchase waited for each resource. */
  waitsUntil: { name: string; days: number; waited: Decimals }[];
  days: MeanDay[];
}

export function policyResult(histories: readonly LabHistory[], wants: readonly string[]): PolicyResult {
  const length = histories[0]?.days.length ?? 0;
  const daysOf = (from: number, to: number) => histories.flatMap(({ days }) => days.slice(from, to));
  const all = daysOf(0, length);
  const weeks = Array.from({ length: length / DAYS_PER_WEEK }, (_, week) =>
    daysOf(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK),
  );
  return {
    visitsAWeek: short((DAYS_PER_WEEK * sum(all, ({ visits }) => visits)) / Math.max(all.length, 1)),
    milestones: milestones(histories),
    gainADay: {
      firstDay: mean(daysOf(0, 1), "gained"),
      weeks: weeks.map((days) => mean(days, "gained")),
      all: mean(all, "gained"),
    },
    usedADay: mean(all, "used"),
    goalsADay: mean(all, "goals"),
    goalsShare: sharesOfGoals(all),
    stuck: stuckFor(daysOf(length - Math.min(LAST_WEEKS * DAYS_PER_WEEK, length), length)),
    neverBought: neverBoughtOf(histories, wants),
    waits: { ...waitsOf(all), weeks: weeks.map(waitsOf) },
    waitsUntil: waitsUntil(histories),
    days: Array.from({ length }, (_, day) => meanDay(day, daysOf(day, day + 1))),
  };
}

/** So many weeks at the end show whether anything still moves. */
const LAST_WEEKS = 4;
/** A visit may wait for something else now and then. */
const NEARLY_ALL = 0.95;

function stuckFor(days: readonly LabDay[]): PolicyResult["stuck"] {
  const { purchases } = waitsOf(days);
  const gained = mean(days, "gained");
  const goals = mean(days, "goals");
  const used = mean(days, "used");
  return ([...RESOURCE_NAMES, "machines"] as const).flatMap((name) => {
    const changeADay = name === "machines" ? 0 : short(gained[name] + goals[name] - used[name]);
    return (purchases[name] ?? 0) >= NEARLY_ALL && changeADay <= 0 ? [{ name, changeADay }] : [];
  });
}

function neverBoughtOf(histories: readonly LabHistory[], wants: readonly string[]) {
  const all = histories.flatMap((history) => history.neverBought);
  const byWish = new Map(all.map(([index, why]) => [wants[index] ?? "", why]));
  return [...byWish].map(([wish, why]) => ({ wish, why }));
}

function sharesOfGoals(days: readonly LabDay[]): PolicyResult["goalsShare"] {
  const gained = mean(days, "gained");
  const goals = mean(days, "goals");
  const entries = RESOURCE_NAMES.map((name) => [
    name,
    gained[name] > 0 ? short(goals[name] / gained[name]) : null,
  ]);
  return Object.fromEntries(entries);
}

function milestones(histories: readonly LabHistory[]): Milestone[] {
  const names = new Set(histories.flatMap((history) => [...history.milestones.keys()]));
  const found = [...names].map((name) => {
    const reached = histories.map((history) => history.milestones.get(name));
    const days = reached.map((one) => (one ? short(one.afterMs / DAY_MS) : null));
    return {
      name,
      reachedShare: short(reached.filter(Boolean).length / histories.length),
      days: { median: atShare(days, 0.5), p10: atShare(days, 0.1), p90: atShare(days, 0.9) },
      visit: atShare(
        reached.map((one) => one?.visit ?? null),
        0.5,
      ),
    };
  });
  const order = ({ days }: Milestone) => days.median ?? days.p10 ?? Number.POSITIVE_INFINITY;
  return found.sort((one, other) => order(one) - order(other) || 0);
}

/** The mean of the players who reach each milestone. */
function waitsUntil(histories: readonly LabHistory[]): PolicyResult["waitsUntil"] {
  return milestones(histories).map(({ name }) => {
    const before = histories.flatMap(({ days, milestones }) => {
      const reached = milestones.get(name);
      return reached ? [days.slice(0, reached.day)] : [];
    });
    const meanOf = (countOf: (days: readonly LabDay[]) => number) =>
      short(sum(before, countOf) / before.length);
    const waited = RESOURCE_NAMES.map((resource) => [
      resource,
      meanOf((days) => days.filter(({ waits }) => (waits[resource] ?? 0) > 0).length),
    ]);
    return { name, days: meanOf(({ length }) => length), waited: Object.fromEntries(waited) as Decimals };
  });
}

/** The value that a share of players has reached, where null is never. */
function atShare(values: readonly (number | null)[], share: number): number | null {
  const sorted = values.map((value) => value ?? Number.POSITIVE_INFINITY).sort((one, other) => one - other);
  const value = sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)] ?? Number.POSITIVE_INFINITY;
  return Number.isFinite(value) ? value : null;
}

function meanDay(day: number, days: readonly LabDay[]): MeanDay {
  return {
    day: day + 1,
    visits: short(sum(days, ({ visits }) => visits) / Math.max(days.length, 1)),
    waits: Object.fromEntries(
      PURCHASE_WAITS.map((wait) => [wait, short(sum(days, ({ waits }) => waits[wait] ?? 0) / days.length)]),
    ),
    ...(Object.fromEntries(AMOUNTS.map((what) => [what, mean(days, what)])) as Record<AmountName, Decimals>),
  };
}

function mean(days: readonly LabDay[], what: AmountName): Decimals {
  const entries = RESOURCE_NAMES.map((name) => {
    const total = sum(days, (day) => day[what][name]);
    return [name, short(total / THOUSANDTHS / Math.max(days.length, 1))] as const;
  });
  return Object.fromEntries(entries) as Decimals;
}

function waitsOf(days: readonly LabDay[]): Waits {
  const visits = sum(days, (day) => day.visits) || 1;
  const shares = (what: "waits" | "machineWaits") => {
    const counts: Record<string, number> = {};
    for (const day of days)
      for (const [name, count] of Object.entries(day[what])) counts[name] = (counts[name] ?? 0) + count;
    const sorted = Object.entries(counts).sort(([, one], [, other]) => other - one);
    return Object.fromEntries(sorted.map(([name, count]) => [name, short(count / visits)]));
  };
  return { purchases: shares("waits"), machines: shares("machineWaits") };
}

function sum<Item>(items: readonly Item[], countOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + countOf(item), 0);
}

/** Amounts are thousandths. */
const THOUSANDTHS = 1000;
const DIGITS = 10_000;

function short(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}
