import type { RuleSet } from "../../../index.ts";
import { isTree } from "../../../ruleset/overlay.ts";
import { statedBranch } from "../../../ruleset/stated-keys.ts";
import { loadRules } from "../../../validation.ts";
import { BadInput, badInput } from "../../input/bad-input.ts";
import type { NamedRules } from "../../input/read-rules.ts";
import { difference, type Interval, Z_95 } from "../../statistics/interval.ts";
import { tidy, withValue } from "../../tune/space/space.ts";
import {
  allNames,
  type DeckShape,
  type Entrant,
  ITEM_KINDS,
  namesIn,
  withSubstitute,
} from "../decks/decks.ts";
import {
  addEntrant,
  type Contest,
  fieldRate,
  nashAverage,
  newContest,
  rankedDecks,
  replacing,
} from "./contest.ts";
import {
  type Field,
  type Lane,
  noScore,
  type Precision,
  playLanes,
  playUntilPrecise,
  winsOf,
} from "./lane.ts";
import type {
  BeforeResult,
  Confirmation,
  ItemResult,
  PolicyDifference,
  SweepResult,
  WithoutResult,
} from "./metagame-result.ts";
import { itemRatings } from "./ratings.ts";

/**
 * Plays the same decks under the rules before the overlay, in battles of the same seeds. Null when it is stopped, as
 * half of the battles would compare different ones.
 */
export async function playBefore(
  field: Field,
  contest: Contest,
  { rules, hash }: NamedRules,
  precision: Precision,
): Promise<BeforeResult | null> {
  const earlier = newContest(contest.difficulty, contest.entrants);
  await playUntilPrecise({ ...field, rules }, earlier, "all", precision);
  if (field.isStopped()) return null;
  return {
    rulesHash: hash,
    decks: contest.entrants.map(({ name }, index) => {
      const before = fieldRate(earlier, index);
      return { name, before, change: difference(fieldRate(contest, index), before) };
    }),
    items: itemRatings(rules, earlier).map(({ kind, name, points }) => ({ kind, name, before: points })),
  };
}

/** A number to try in several values, with the rules for each. */
export interface Sweep {
  key: string;
  values: readonly { value: number; named: NamedRules }[];
}

const SWEEP_BATTLES = 150;

/** Plays the same decks with each value of the number. Stops early, with the values so far. */
export async function playSweep(
  field: Field,
  contest: Contest,
  { key, values }: Sweep,
): Promise<SweepResult[]> {
  const results: SweepResult[] = [];
  for (const { value, named } of values) {
    const changed = newContest(contest.difficulty, contest.entrants);
    const under = { ...field, rules: named.rules };
    await playUntilPrecise(under, changed, "sweep", { precision: 0, most: SWEEP_BATTLES });
    if (field.isStopped()) return results;
    const items = itemRatings(named.rules, changed);
    const item = items.find(({ name }) => key.split(".").includes(name)) ?? items[0];
    results.push({
      value,
      rulesHash: named.hash,
      best: bestOf(changed),
      item: item ? { name: item.name, points: item.points } : null,
    });
  }
  return results;
}

const FORM = /^(?<key>[^=]+)=(?<from>-?[\d.]+):(?<to>-?[\d.]+):(?<step>[\d.]+)$/;
const MOST_VALUES = 50;
const ROUNDING = 1e-9;

/** Reads `KEY=FROM:TO:STEP`: the rules of an overlay with each value of the key. */
export function readSweep(text: string, overlay: unknown, notice: (sentence: string) => void): Sweep {
  const { key = "", from = "", to = "", step = "" } = FORM.exec(text)?.groups ?? {};
  const [first, last, width] = [from, to, step].map(Number) as [number, number, number];
  if (key === "" || ![first, last, width].every(Number.isFinite) || width <= 0)
    throw badInput("--sweep", JSON.stringify(text), "is KEY=FROM:TO:STEP, such as battle.costs.attack=1:3:1");
  if (last < first)
    throw badInput(
      "--sweep",
      `from ${first} to ${last}`,
      `is from the lower to the higher value: ${key}=${to}:${from}:${step}`,
    );
  const count = Math.floor((last - first) / width + ROUNDING) + 1;
  if (count > MOST_VALUES) throw badInput("--sweep", `${count} values`, `are at most ${MOST_VALUES}`);
  const values = Array.from({ length: count }, (_, index) => {
    const value = tidy(first + index * width);
    const loaded = loadRules(withValue(isTree(overlay) ? overlay : {}, key.split("."), value), "--sweep");
    if (!loaded.ok) throw new BadInput(String(loaded.problems[0]));
    return { value, named: loaded };
  });
  if (statedBranch(key) !== null) notice(`--sweep: ${key} is stated by the documents`);
  return { key, values };
}

const PAIRINGS = 12;
const SAMPLE_BATTLES = 60;

/** Plays some pairings with both policies, the same battles, and tells how far the results differ. */
export async function policyDifference(field: Field, contest: Contest): Promise<PolicyDifference> {
  const policy = field.policy === "full" ? "fast" : "full";
  const lanes = [...contest.lanes.values()];
  const step = Math.max(lanes.length / PAIRINGS, 1);
  const sample = Array.from(
    { length: Math.min(PAIRINGS, lanes.length) },
    (_, index) => lanes[Math.floor(index * step)],
  ).filter((lane) => lane !== undefined);
  const own = sample.map(newLane);
  const other = sample.map(newLane);
  await playLanes(field, own, "policies", () => SAMPLE_BATTLES);
  await playLanes({ ...field, policy }, other, "policies", () => SAMPLE_BATTLES);
  const changes = sample.flatMap((lane, index) => {
    const [one, two] = [rateIn(own[index]), rateIn(other[index])];
    if (one === null || two === null) return [];
    // Seen from whoever is the favourite in all battles of the pairing.
    return [rateIn(lane) !== null && (rateIn(lane) ?? 0) < 0.5 ? one - two : two - one];
  });
  const count = Math.max(changes.length, 1);
  const mean = changes.reduce((sum, change) => sum + change, 0) / count;
  const variance = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / Math.max(count - 1, 1);
  const half = Z_95 * Math.sqrt(variance / count);
  return {
    policy,
    pairings: changes.length,
    battles: [...own, ...other].reduce((sum, { score }) => sum + score.battles, 0),
    change: { value: mean, low: mean - half, high: mean + half },
    mean: changes.reduce((sum, change) => sum + Math.abs(change), 0) / count,
    largest: Math.max(0, ...changes.map(Math.abs)),
  };
}

const CONFIRMED_DECKS = 6;

/** Lets `full` decide battles of some decks, from the strongest to the weakest by the policy of the run. */
export async function confirmedByFull(field: Field, contest: Contest): Promise<Confirmation> {
  const ranked = rankedDecks(contest);
  const count = Math.min(CONFIRMED_DECKS, ranked.length);
  const sample = newContest(contest.difficulty);
  for (let index = 0; index < count; index++) {
    const chosen = ranked[Math.round((index * (ranked.length - 1)) / Math.max(count - 1, 1))];
    if (chosen) addEntrant(sample, chosen.entrant);
  }
  const full = { ...field, policy: "full" } as const;
  await playLanes(full, [...sample.lanes.values()], "confirmed", () => SAMPLE_BATTLES);
  return { decks: sample.entrants.map(({ name }, index) => ({ name, rate: fieldRate(sample, index) })) };
}

function newLane({ orders }: Lane): Lane {
  return { orders, score: noScore() };
}

function rateIn(lane: Lane | undefined): number | null {
  return lane && lane.score.battles > 0 ? winsOf(lane.score) / lane.score.battles : null;
}

/** Battles of a lane whose decks changed; against the AI a deck has only one. */
const WITHOUT_BATTLES = { pvp: 40, ai: 160 };
const SHOWN = 3;
const SMALL_SHARE = 0.02;

/**
 * What changes if a species, tool or spell does not exist: the decks with it take the best rated other one of its kind
 * and play again. Stops early, with the items so far, if the field is stopped.
 */
export async function withoutItems(
  field: Field,
  shape: DeckShape,
  contest: Contest,
  items: readonly ItemResult[],
): Promise<WithoutResult[]> {
  const results: WithoutResult[] = [];
  for (const kind of ITEM_KINDS)
    for (const name of allNames(field.rules, kind)) {
      const hasIt = ({ deck }: Entrant) => namesIn(deck, kind).includes(name);
      const losers = contest.entrants.flatMap((entrant, index) => (hasIt(entrant) ? [index] : []));
      const substitute = substituteFor(field.rules, items, kind, name);
      if (losers.length === 0 || substitute === undefined) continue;
      const changed = replacing(contest, (entrant) =>
        hasIt(entrant)
          ? { ...entrant, deck: withSubstitute(field.rules, shape, entrant, kind, name, substitute) }
          : entrant,
      );
      await playUntilPrecise(field, changed, `without ${name}`, {
        precision: 0,
        most: WITHOUT_BATTLES[shape.mode],
      });
      if (field.isStopped()) return results;
      results.push({
        kind,
        name,
        substitute,
        decks: losers.length,
        change: meanChange(contest, changed, losers),
        best: bestOf(changed),
        nash: topOfNash(changed),
      });
    }
  return results;
}

function substituteFor(
  rules: RuleSet,
  items: readonly ItemResult[],
  kind: ItemResult["kind"],
  name: string,
): string | undefined {
  const rated = items.find((item) => item.kind === kind && item.name !== name)?.name;
  return rated ?? allNames(rules, kind).find((other) => other !== name);
}

function bestOf(contest: Contest): { name: string; rate: Interval } {
  const [best] = rankedDecks(contest);
  return best
    ? { name: best.entrant.name, rate: best.field }
    : { name: "none", rate: { value: 0, low: 0, high: 1 } };
}

function topOfNash(contest: Contest): WithoutResult["nash"] {
  if (contest.difficulty !== null) return [];
  const { shares } = nashAverage(contest);
  return contest.entrants
    .map(({ name }, index) => ({ name, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > SMALL_SHARE)
    .sort((one, other) => other.share - one.share)
    .slice(0, SHOWN);
}

function meanChange(before: Contest, after: Contest, decks: readonly number[]): Interval {
  let value = 0;
  let variance = 0;
  for (const deck of decks) {
    const [old, now] = [fieldRate(before, deck), fieldRate(after, deck)];
    value += (now.value - old.value) / decks.length;
    variance += (((now.high - now.low) / 2) ** 2 + ((old.high - old.low) / 2) ** 2) / decks.length ** 2;
  }
  const half = Math.sqrt(variance);
  return { value, low: value - half, high: value + half };
}
