import type { Difficulty } from "../../index.ts";
import type { Policy } from "../../simulation/players.ts";
import type { NamedRules } from "../input/read-rules.ts";
import { type Interval, wilson } from "../statistics/interval.ts";
import type { KeptBattles } from "../workers/kept-battles.ts";
import { contentOf, drawnDeck, duelShape, type Entrant, levelShape } from "./decks/decks.ts";
import { bestResponse } from "./play/best-response.ts";
import { type Contest, newContest } from "./play/contest.ts";
import { type Field, halfWidth, playUntilPrecise } from "./play/lane.ts";
import { keyOf, type Matchups, nashAverage, rateOf } from "./play/matchups.ts";
import type { DeckResult, MetagameResult, SearchResult } from "./play/metagame-result.ts";
import {
  confirmedByFull,
  playBefore,
  playSweep,
  policyDifference,
  type Sweep,
  withoutItems,
} from "./play/questions.ts";
import { deckRatings, itemRatings } from "./play/ratings.ts";

/** What `metagame` is asked. */
export interface MetagameOrder {
  named: NamedRules;
  /** null: deck against deck. */
  difficulty: Difficulty | null;
  /** How many are drawn. */
  decks: number;
  /** At most, of two decks. */
  battles: number;
  seed: string;
  policy: Policy;
  grow: number;
  playsWithout: boolean;
  comparesPolicies: boolean;
  /** From 0 to 1. */
  bound: number | null;
  /** The rules to compare with: the shipped ones, where an overlay is played; null without. */
  before: NamedRules | null;
  sweep: Sweep | null;
  files: Entrant[];
  /** The battles of the file --state, which go on being written there; null without it. */
  kept: KeptBattles | null;
}

/** Half the width that the range of a win rate should have. */
const PRECISION = 0.03;

/** Plays everything an order asks for. If the field is stopped, the result holds what was played until then. */
export async function runMetagame(order: MetagameOrder, field: Field): Promise<MetagameResult> {
  const { named, difficulty, seed, policy } = order;
  const { rules } = named;
  let battles = 0;
  const counting: Field = {
    ...field,
    pool: {
      async play(runs) {
        const played = await field.pool.play(runs);
        for (const { tally } of played) battles += tally.battles;
        return played;
      },
    },
  };
  const shape = difficulty === null ? duelShape(rules) : levelShape(rules, difficulty);
  const contest = newContest(difficulty);
  for (const entrant of order.files) contest.add(entrant);
  for (let number = 1; number <= order.decks; number++)
    contest.add({
      name: `deck ${number}`,
      origin: "drawn",
      deck: drawnDeck(rules, shape, `${seed}|deck ${number}`),
    });
  const ready = { precision: PRECISION, most: order.battles };
  await playUntilPrecise(counting, contest.lanes(), "all", ready);
  const searches: SearchResult[] = [];
  for (let number = 1; number <= order.grow && !field.isStopped(); number++) {
    const { start, rate: before } = strongest(contest);
    const round = `grow ${number}`;
    const found = await bestResponse(counting, rules, shape, start.deck, contest.opposition(), round);
    if (field.isStopped()) break;
    const name = `grown ${number}`;
    searches.push({ name, rate: found.rate, before, battles: found.battles });
    contest.add({ name, origin: "grown", deck: found.deck });
    await playUntilPrecise(counting, contest.lanes(), round, ready);
  }
  const items = itemRatings(rules, contest);
  const before =
    order.before && !field.isStopped() ? await playBefore(counting, contest, order.before, ready) : null;
  const without =
    order.playsWithout && !field.isStopped() ? await withoutItems(counting, shape, contest, items) : [];
  const difference =
    order.comparesPolicies && !field.isStopped() ? await policyDifference(counting, contest) : null;
  const confirmed =
    policy !== "full" && order.comparesPolicies && !field.isStopped()
      ? await confirmedByFull(counting, contest, difficulty)
      : null;
  const sweep = order.sweep && !field.isStopped() ? await playSweep(counting, contest, order.sweep) : null;
  const { decks, indexes } = deckResults(order, contest);
  return {
    version: 1,
    rulesHash: named.hash,
    seed,
    policy,
    mode: shape.mode,
    difficulty,
    battles,
    decks,
    matrix: contest.matchups ? matrixOf(contest.matchups, indexes) : null,
    firstMover: firstMover(contest),
    items,
    searches,
    without,
    policyDifference: field.isStopped() ? null : difference,
    confirmed: field.isStopped() ? null : confirmed,
    ...(before ? { before } : {}),
    ...(order.sweep && sweep ? { sweep: { key: order.sweep.key, values: sweep } } : {}),
    ...(order.bound === null ? {} : { bound: { bound: order.bound, over: overBound(decks, order.bound) } }),
    ...(field.isStopped() ? { interrupted: true } : {}),
  };
}

/** The deck to grow from: the one that does best against the opposition, whose creatures have no stats of their own. */
function strongest(contest: Contest): { start: Entrant; rate: number } {
  const rates = contest.matchups
    ? nashAverage(contest.matchups).rates
    : contest.entrants.map((_, index) => contest.fieldRate(index).value);
  const order = contest.entrants
    .map((start, index) => ({ start, rate: rates[index] ?? 0, field: contest.fieldRate(index).value }))
    // Every deck of the equilibrium wins half against it: among these the field decides.
    .sort((one, other) => other.rate - one.rate + (other.field - one.field) / 2);
  const [best] = order.filter(({ start }) => start.origin !== "file");
  const [first] = order;
  if (!first) throw new Error("A contest has at least two decks.");
  return { start: (best ?? first).start, rate: first.rate };
}

function deckResults(
  { named: { rules } }: MetagameOrder,
  contest: Contest,
): { decks: DeckResult[]; indexes: number[] } {
  const nash = contest.matchups ? nashAverage(contest.matchups) : null;
  const elo = nash ? deckRatings(contest, rules.pvp.rating.start) : [];
  const rows = contest.entrants.map(({ name, origin, deck }, index) => ({
    index,
    result: {
      name,
      origin,
      content: contentOf(rules, deck),
      deck,
      field: contest.fieldRate(index),
      nash: nash ? { share: nash.shares[index] ?? 0, rate: nash.rates[index] ?? 0.5 } : null,
      elo: elo[index] ?? null,
    },
  }));
  rows.sort((one, other) => other.result.field.value - one.result.field.value);
  return { decks: rows.map(({ result }) => result), indexes: rows.map(({ index }) => index) };
}

function matrixOf(matchups: Matchups, indexes: readonly number[]): NonNullable<MetagameResult["matrix"]> {
  return indexes.map((own) =>
    indexes.map((other) => {
      const value = rateOf(matchups, own, other);
      const score = matchups.lanes.get(keyOf(own, other))?.score;
      const half = score ? halfWidth(score) : 0;
      return {
        value,
        low: Math.max(0, value - half),
        high: Math.min(1, value + half),
        battles: score?.battles ?? 0,
      };
    }),
  );
}

function firstMover(contest: Contest): Interval {
  const scores = contest.lanes().map(({ score }) => score);
  const total = (what: "firstWins" | "decided") => scores.reduce((sum, score) => sum + score[what], 0);
  return wilson(total("firstWins"), total("decided"));
}

/** Decks whose whole range is above the bound, so that chance alone fails nothing. */
function overBound(decks: readonly DeckResult[], bound: number): string[] {
  return decks.filter(({ field }) => field.low > bound).map(({ name }) => name);
}
