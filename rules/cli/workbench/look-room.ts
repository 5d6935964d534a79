import type { Deck, RuleSet } from "../../index.ts";
import type { BattleOutcome } from "../../simulation/battle-record.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Policy } from "../../simulation/players.ts";
import { targetOf } from "../page/targets.ts";
import { wilson } from "../statistics/interval.ts";
import { pairedShares } from "../statistics/paired.ts";
import type { SimulationResult } from "../statistics/simulation-result.ts";
import { PLACES, type Place, planOf } from "../targets/place.ts";
import type { PartAnswer } from "../workers/job.ts";
import type { WorkerPool } from "../workers/worker-pool.ts";
import type { PlaceFigures, Range } from "./browser/contract.ts";

/** Rules by their hash: equal hashes play equal battles. */
export interface HashedRules {
  rules: RuleSet;
  hash: string;
}

/** How the battles of a look are played. */
export interface LookPlan {
  policy: Policy;
  seed: string;
  /** Battles of each rule set in each place at the end; a look goes there in growing steps. */
  battles: number;
  /** The player's deck, in PvP that of both sides, in the modes whose rules allow it; without it each battle draws its own. */
  decks?: Partial<Record<"ai" | "pvp", Deck>>;
}

/** The plans of a look: a place whose rules do not allow its deck has none. */
export function plansOf({ policy, seed, decks }: LookPlan): { place: Place; plan: SimulationPlan }[] {
  return PLACES.flatMap((place) => {
    const plan = planOf(place, policy, seed);
    if (!decks) return [{ place, plan }];
    const deck = decks[plan.mode];
    return deck ? [{ place, plan: { ...plan, deck } }] : [];
  });
}

/** The outcomes of the same battles by several rule sets, by hash and place. */
export type Looked = (hash: string, place: Place) => readonly BattleOutcome[];

/** Plays battles while a designer looks on; threads stay warm, and no battle is played twice. */
export interface LookRoom {
  /**
   * Plays all rule sets in all places, in growing steps; after each step `onStep` gets what was played so far. Ends
   * early once `isOver` says so.
   */
  play(
    sets: readonly HashedRules[],
    plan: LookPlan,
    onStep: (looked: Looked, battles: number) => void,
    isOver: () => boolean,
  ): Promise<void>;
  /** Starts the threads, which takes seconds, before the first battle is asked for. */
  warm(): void;
  close(): Promise<void>;
}

/** Battles of a part, and of each rule set and place by the end of the first steps; then each step doubles. */
const PART = 10;
const FIRST_STEP = 10;
/** Rule sets whose battles are kept. */
const MOST_KEPT = 200;

export function newLookRoom(openPool: () => WorkerPool): LookRoom {
  let pool: WorkerPool | null = null;
  const kept = new Map<string, PartAnswer[]>();

  /** The parts of a rule set in a place, the latest used last, so that the oldest can go. */
  function partsOf(hash: string, place: Place, { policy, seed, decks }: LookPlan): PartAnswer[] {
    const key = JSON.stringify([hash, place, policy, seed, decks]);
    const parts = kept.get(key) ?? [];
    kept.delete(key);
    kept.set(key, parts);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT * PLACES.length)))
      kept.delete(oldest);
    return parts;
  }

  async function step(sets: readonly HashedRules[], look: LookPlan, battles: number): Promise<void> {
    pool ??= openPool();
    const different = [...new Map(sets.map((set) => [set.hash, set])).values()];
    const runs = different.flatMap(({ rules, hash }) =>
      plansOf(look).map(({ place, plan }) => {
        const parts = partsOf(hash, place, look);
        return {
          rules,
          plan,
          battles,
          partSize: PART,
          keepOutcomes: true,
          playedBefore: ({ part }: { part: { from: number } }) => parts[(part.from - 1) / PART],
          onPart(answer: PartAnswer, { part }: { part: { from: number } }) {
            parts[(part.from - 1) / PART] = answer;
          },
        };
      }),
    );
    await pool.play(runs);
  }

  return {
    async play(sets, plan, onStep, isOver) {
      const total = Math.ceil(plan.battles / PART) * PART;
      for (let battles = Math.min(FIRST_STEP, total); !isOver(); battles = Math.min(battles * 2, total)) {
        await step(sets, plan, battles);
        if (isOver()) return;
        onStep(
          (hash, place) =>
            partsOf(hash, place, plan)
              .slice(0, battles / PART)
              .flatMap(({ outcomes }) => outcomes),
          battles,
        );
        if (battles === total) return;
      }
    },
    warm() {
      pool ??= openPool();
    },
    async close() {
      await pool?.stop();
      pool = null;
    },
  };
}

/** The win rates of the same battles before and after, with the band that is wanted. */
export function figuresOf(looked: Looked, before: string, after: string, policy: Policy): PlaceFigures[] {
  return PLACES.map((place) => {
    const pairs = looked(after, place).flatMap((now, index) => {
      const old = looked(before, place)[index];
      return old && counts(place, old) && counts(place, now)
        ? [{ before: isWon(place, old), after: isWon(place, now) }]
        : [];
    });
    return {
      place,
      battles: pairs.length,
      before: rateOf(pairs.map((pair) => pair.before)),
      after: rateOf(pairs.map((pair) => pair.after)),
      difference: pairedShares(pairs),
      wanted: wantedIn(place, policy),
    };
  });
}

/** The win rate of battles in a place: the player's, in PvP that of the side that moves first. */
export function rateIn(place: Place, outcomes: readonly BattleOutcome[]): { battles: number; rate: Range } {
  const counted = outcomes.filter((outcome) => counts(place, outcome));
  return { battles: counted.length, rate: rateOf(counted.map((outcome) => isWon(place, outcome))) };
}

/** The band of the project's targets; none where the battles are played otherwise than it says. */
export function wantedIn(place: Place, policy: Policy): [number, number] | null {
  const difficulty = place === "pvp" ? null : place;
  const band = targetOf({ difficulty, policy } as SimulationResult, false);
  return band ? [band[0], band[1]] : null;
}

function rateOf(won: readonly boolean[]): Range {
  return wilson(won.filter((one) => one).length, won.length);
}

/** A draw has no first mover who could have won. */
function counts(place: Place, { winner }: BattleOutcome): boolean {
  return place !== "pvp" || winner !== "draw";
}

function isWon(place: Place, { winner, first }: BattleOutcome): boolean {
  return winner === (place === "pvp" ? first : 0);
}
