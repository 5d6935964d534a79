import { newRandom, rollBetween } from "../../battle/state/random.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { PositionTheme } from "../position.ts";
import { positionNumberOf } from "../position-days.ts";
import { isDue, type TrainedPosition, type Training } from "./training.ts";

/** What the choice looks at of a position. */
interface TrainablePosition {
  id: number;
  theme: PositionTheme;
  difficulty: number;
}

export interface TrainingChoice {
  /** All positions, in the order of their days. */
  positions: readonly TrainablePosition[];
  training: Training;
  /** null: of all themes. */
  theme: PositionTheme | null;
  /** The ratings of positions by id, as far as they are known; the others have their difficulty. */
  ratings: ReadonlyMap<number, number>;
  /** The positions of the row so far; of them only mistakes come back. */
  inRow: readonly number[];
  /** The same seed chooses the same position. */
  seed: string;
  /** In milliseconds. */
  now: number;
}

/**
 * The id of the position that the training goes on with (`GAP-74`), or null if the theme has no further one. A mistake
 * that is due comes first, the one that waits longest; then a position that was never tried; then one of the half that was
 * tried longest ago. Of those without a mistake, one of the `nearest` to the player's rating is drawn. The positions of
 * today and of the days after it are left out, so that nobody knows them when their day comes.
 */
export function chooseTraining(rules: RuleSet, choice: TrainingChoice): number | null {
  const { training, theme, inRow, now } = choice;
  const reserved = reservedIds(rules, choice);
  const trained = new Map(training.positions.map((one) => [one.id, one]));
  const open = choice.positions.filter(
    (position) => !reserved.has(position.id) && (theme === null || position.theme === theme),
  );
  const [due] = trainedOf(open, trained).filter((one) => isDue(rules, training, one, now));
  if (due) return due.id;
  const left = open.filter(({ id }) => !inRow.includes(id));
  const fresh = left.filter(({ id }) => !trained.has(id));
  return drawNearest(
    rules,
    choice,
    ofAnotherTheme(choice, fresh.length > 0 ? fresh : longestAgo(left, trained)),
  );
}

/** Of all themes, no theme follows itself: without those of the last position of the row, where others are left. */
function ofAnotherTheme(
  { positions, theme, inRow }: TrainingChoice,
  left: readonly TrainablePosition[],
): readonly TrainablePosition[] {
  const last = positions.find(({ id }) => id === inRow.at(-1));
  const others = left.filter((position) => theme !== null || position.theme !== last?.theme);
  return others.length > 0 ? others : left;
}

/** How many mistakes are due now, of all themes; those of positions that no longer ship do not come back. */
export function dueMistakes(
  rules: RuleSet,
  { positions, training, now }: Pick<TrainingChoice, "positions" | "training" | "now">,
): number {
  const trained = new Map(training.positions.map((one) => [one.id, one]));
  return trainedOf(positions, trained).filter((one) => isDue(rules, training, one, now)).length;
}

/** The positions of today and of the days after it. */
function reservedIds(rules: RuleSet, { positions, now }: TrainingChoice): ReadonlySet<number> {
  const today = positionNumberOf(rules, now);
  const days = Array.from({ length: rules.puzzles.training.reservedDays }, (_, index) => today + index);
  return new Set(days.flatMap((day) => positions[(day - 1) % positions.length]?.id ?? []));
}

/** What was trained of these positions, the longest ago first. */
function trainedOf(
  positions: readonly TrainablePosition[],
  trained: ReadonlyMap<number, TrainedPosition>,
): TrainedPosition[] {
  const found = positions.flatMap(({ id }) => trained.get(id) ?? []);
  return found.sort((one, other) => one.lastTry - other.lastTry);
}

/** The half of these positions that was tried longest ago; of mistakes that wait only where there is nothing else. */
function longestAgo(
  positions: readonly TrainablePosition[],
  trained: ReadonlyMap<number, TrainedPosition>,
): TrainablePosition[] {
  const all = trainedOf(positions, trained);
  const solved = all.filter(({ solvedSince }) => solvedSince === null);
  const kept = solved.length > 0 ? solved : all;
  const ids = new Set(kept.slice(0, Math.ceil(kept.length / 2)).map(({ id }) => id));
  return positions.filter(({ id }) => ids.has(id));
}

function drawNearest(
  rules: RuleSet,
  { training, ratings, seed }: TrainingChoice,
  positions: readonly TrainablePosition[],
): number | null {
  const own = training.rating.rating;
  const distance = ({ id, difficulty }: TrainablePosition) => Math.abs((ratings.get(id) ?? difficulty) - own);
  const nearest = [...positions]
    .sort((one, other) => distance(one) - distance(other) || one.id - other.id)
    .slice(0, rules.puzzles.training.nearest);
  if (nearest.length === 0) return null;
  return nearest[rollBetween(newRandom(seed), 0, nearest.length - 1)]?.id ?? null;
}
