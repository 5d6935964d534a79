import { DAY_MS } from "../../pvp/calendar.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { newRating, type Rating, rateTry } from "./rating.ts";

/** How far a player is with a position that they have trained. */
export interface TrainedPosition {
  id: number;
  /** The number of its last try among all tries of the training, from 1 on. */
  lastTry: number;
  /** When that was, in milliseconds. */
  lastAt: number;
  /**
   * Of a position that was missed and comes back: how often it was solved since, from 0 on. null: it was solved at first
   * sight, or often enough.
   */
  solvedSince: number | null;
}

/** What a player has trained: a plain value that page and server change by the same rules (`GAP-74`). */
export interface Training {
  rating: Rating;
  /** Number of tries. */
  tries: number;
  positions: TrainedPosition[];
}

/** A try at a position in the training. */
export interface TrainingTry {
  id: number;
  reached: boolean;
  /** In milliseconds. */
  at: number;
}

/** A training that has not begun. */
export function newTraining(rules: RuleSet): Training {
  return { rating: newRating(rules), tries: 0, positions: [] };
}

/** A copy that can be changed on its own. */
export function cloneTraining({ rating, tries, positions }: Training): Training {
  return { rating: { ...rating }, tries, positions: positions.map((one) => ({ ...one })) };
}

/**
 * Notes a try; `training` is changed. The first try at a position rates player and position against each other: returns
 * the position's new rating then, and null for every later try. A missed position comes back until it was solved again
 * once for each of `mistakes.days`.
 */
export function noteTraining(
  rules: RuleSet,
  training: Training,
  { id, reached, at }: TrainingTry,
  position: Rating,
): Rating | null {
  const before = training.positions.find((one) => one.id === id);
  training.tries += 1;
  const after = {
    id,
    lastTry: training.tries,
    lastAt: at,
    solvedSince: reached ? solvedOnceMore(rules, before?.solvedSince ?? null) : 0,
  };
  if (before) {
    Object.assign(before, after);
    return null;
  }
  training.positions.push(after);
  const rated = rateTry(rules, { player: training.rating, position, reached });
  training.rating = rated.player;
  return rated.position;
}

function solvedOnceMore({ puzzles: { training } }: RuleSet, solvedSince: number | null): number | null {
  if (solvedSince === null || solvedSince >= training.mistakes.days.length) return null;
  return solvedSince + 1;
}

/**
 * Whether a missed position comes back now: after some others first, then on a later UTC day each time it was solved
 * (`mistakes` of the rules).
 */
export function isDue(
  rules: RuleSet,
  { tries }: Pick<Training, "tries">,
  trained: TrainedPosition,
  now: number,
): boolean {
  const { others, days } = rules.puzzles.training.mistakes;
  const { solvedSince, lastTry, lastAt } = trained;
  if (solvedSince === null) return false;
  if (solvedSince === 0) return tries - lastTry >= others;
  return Math.floor(now / DAY_MS) - Math.floor(lastAt / DAY_MS) >= (days[solvedSince - 1] ?? 0);
}
