import type { Difficulty, RuleSet } from "../../index.ts";
import type { Policy } from "../../simulation/players.ts";
import type { NamedRules } from "../input/read-rules.ts";
import { type Interval, wilson } from "../statistics/interval.ts";
import type { KeptBattles } from "../workers/kept-battles.ts";
import { contentOf, drawnDeck, duelShape, type Entrant, levelShape } from "./decks/decks.ts";
import { bestResponse } from "./play/best-response.ts";
import {
  addEntrant,
  type Contest,
  fieldRate,
  keyOf,
  nashAverage,
  newContest,
  oppositionOf,
  rankedDecks,
  rateOf,
} from "./play/contest.ts";
import { type Field, halfWidth, playUntilPrecise } from "./play/lane.ts";
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
  /** Whether the decks play without each species, tool and spell. */
  without: boolean;
  /** Whether a sample is played with the other policy too. */
  compare: boolean;
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

/** Plays everything an order asks for. If it is stopped, the result holds what was played until then. */
export async function runMetagame(
  order: MetagameOrder,
  { pool, ...run }: Pick<Field, "pool" | "isStopped" | "onBattles">,
): Promise<MetagameResult> {
  const { named, difficulty, seed, policy, bound } = order;
  const { rules } = named;
  let battles = 0;
  const field: Field = {
    ...{ ...run, rules, policy, seed },
    pool: {
      async play(runs) {
        const played = await pool.play(runs);
        for (const { tally } of played) battles += tally.battles;
        return played;
      },
    },
  };
  const shape = difficulty === null ? duelShape(rules) : levelShape(rules, difficulty);
  const drawn = Array.from({ length: order.decks }, (_, index): Entrant => {
    const name = `deck ${index + 1}`;
    return { name, origin: "drawn", deck: drawnDeck(rules, shape, `${seed}|${name}`) };
  });
  const contest = newContest(difficulty, [...order.files, ...drawn]);
  const ready = { precision: PRECISION, most: order.battles };
  await playUntilPrecise(field, contest, "all", ready);
  const searches: SearchResult[] = [];
  for (let number = 1; number <= order.grow && !field.isStopped(); number++) {
    const { start, rate: before } = strongest(contest);
    const round = `grow ${number}`;
    const found = await bestResponse(field, rules, shape, start.deck, oppositionOf(contest), round);
    if (field.isStopped()) break;
    const name = `grown ${number}`;
    searches.push({ name, rate: found.rate, before, battles: found.battles });
    addEntrant(contest, { name, origin: "grown", deck: found.deck });
    await playUntilPrecise(field, contest, round, ready);
  }
  const items = itemRatings(rules, contest);
  /** The answer to a question that was asked; null where it was not, or where the run is stopped before. */
  const answer = async <Answer>(isAsked: boolean, play: () => Promise<Answer>): Promise<Answer | null> =>
    isAsked && !field.isStopped() ? play() : null;
  const rulesBefore = order.before;
  const before = rulesBefore && (await answer(true, () => playBefore(field, contest, rulesBefore, ready)));
  const without = await answer(order.without, () => withoutItems(field, shape, contest, items));
  const difference = await answer(order.compare, () => policyDifference(field, contest));
  const isConfirmable = policy !== "full" && order.compare;
  const confirmed = await answer(isConfirmable, () => confirmedByFull(field, contest));
  const { sweep } = order;
  const swept = sweep && (await answer(true, () => playSweep(field, contest, sweep)));
  const ranked = rankedDecks(contest);
  const decks = deckResults(rules, contest, ranked);
  return {
    ...{ version: 1, rulesHash: named.hash, seed, policy, mode: shape.mode, difficulty, battles, decks },
    matrix: difficulty === null ? matrixOf(contest, ranked) : null,
    firstMover: firstMover(contest),
    items,
    searches,
    without: without ?? [],
    policyDifference: field.isStopped() ? null : difference,
    confirmed: field.isStopped() ? null : confirmed,
    ...(before ? { before } : {}),
    ...(sweep && swept ? { sweep: { key: sweep.key, values: swept } } : {}),
    ...(bound === null ? {} : { bound: { bound, over: overBound(decks, bound) } }),
    ...(field.isStopped() ? { interrupted: true } : {}),
  };
}

/** The deck to grow from: the one that does best against the opposition, whose creatures have no stats of their own. */
function strongest(contest: Contest): { start: Entrant; rate: number } {
  const rates = contest.difficulty === null ? nashAverage(contest).rates : null;
  const order = contest.entrants
    .map((start, index) => {
      const field = fieldRate(contest, index).value;
      return { start, rate: rates?.[index] ?? field, field };
    })
    // Every deck of the equilibrium wins half against it: among these the field decides.
    .sort((one, other) => other.rate - one.rate + (other.field - one.field) / 2);
  const [best] = order.filter(({ start }) => start.origin !== "file");
  const [first] = order;
  if (!first) throw new Error("A contest has at least two decks.");
  return { start: (best ?? first).start, rate: first.rate };
}

type Ranked = ReturnType<typeof rankedDecks>;

function deckResults(rules: RuleSet, contest: Contest, ranked: Ranked): DeckResult[] {
  const isDuel = contest.difficulty === null;
  const nash = isDuel ? nashAverage(contest) : null;
  const elo = isDuel ? deckRatings(contest, rules.pvp.rating.start) : [];
  return ranked.map(({ entrant: { name, origin, deck }, index, field }) => ({
    name,
    origin,
    content: contentOf(rules, deck),
    deck,
    field,
    nash: nash ? { share: nash.shares[index] ?? 0, rate: nash.rates[index] ?? 0.5 } : null,
    elo: elo[index] ?? null,
  }));
}

function matrixOf(contest: Contest, ranked: Ranked): NonNullable<MetagameResult["matrix"]> {
  return ranked.map(({ index: own }) =>
    ranked.map(({ index: other }) => {
      const value = rateOf(contest, own, other);
      const score = contest.lanes.get(keyOf(own, other))?.score;
      const half = score ? halfWidth(score) : 0;
      const [low, high] = [Math.max(0, value - half), Math.min(1, value + half)];
      return { value, low, high, battles: score?.battles ?? 0 };
    }),
  );
}

function firstMover({ lanes }: Contest): Interval {
  const scores = [...lanes.values()].map(({ score }) => score);
  const total = (what: "firstWins" | "decided") => scores.reduce((sum, score) => sum + score[what], 0);
  return wilson(total("firstWins"), total("decided"));
}

/** Decks whose whole range is above the bound, so that chance alone fails nothing. */
function overBound(decks: readonly DeckResult[], bound: number): string[] {
  return decks.filter(({ field }) => field.low > bound).map(({ name }) => name);
}
