import { type PositionTheme, THEMES, type Training } from "../../../rules/positions.ts";
import type { Game } from "../../game/store/game.ts";
import { playerKey, VISITOR_TRAINING } from "../../game/store/player-storage.ts";
import { readKeptJson, writeKeptText } from "../kept/kept-text.ts";

/** A player's try that the server does not know yet. */
export interface WaitingTry {
  /** Its request id: of a try that is sent twice, one counts. */
  requestId: string;
  id: number;
  /** The actions of its turn as short texts. */
  actions: string[];
  reached: boolean;
  /** When it was made, in milliseconds. */
  at: number;
}

/** The position of a row that is played. */
export interface OpenPosition {
  id: number;
  /** Its place in the row, from 1 on. */
  place: number;
  /** The turn under way, or the one that ended last: a reload goes on with it. */
  turn: string[];
  tries: number;
  reached: boolean;
  energyLeft: number | null;
  /** Whether its first try was made, or its best line shown: the rest is practice. */
  isNoted: boolean;
  /** The player's points before and after the first try; null where it did not rate. */
  points: { before: number; after: number } | null;
}

/** Some positions in a row, and then the summary. */
export interface TrainingRow {
  /** null: all themes. */
  theme: PositionTheme | null;
  seed: string;
  pointsBefore: number;
  /** The first tries so far, in order. */
  tried: { id: number; reached: boolean }[];
  open: OpenPosition | null;
}

/** What this browser keeps of a training. */
export interface KeptTraining {
  /** A visitor's own; of a player what the server has said last. null before the first try. */
  training: Training | null;
  waiting: WaitingTry[];
  row: TrainingRow | null;
}

/** The key of this player's training, or of the visitor's, which belongs to the browser (`GAP-80`). */
export function trainingKey({ store }: Pick<Game, "store">): string {
  const { session } = store.getState();
  return session.kind === "player" ? playerKey("training", session.userId) : VISITOR_TRAINING;
}

/** What is kept of the training. Content that cannot be read counts as none. */
export function keptTraining(game: Game, key = trainingKey(game)): KeptTraining {
  const { training, waiting, row } = Object(readKeptJson(game, key)) as Partial<KeptTraining>;
  return {
    training: isTraining(training) ? training : null,
    waiting: Array.isArray(waiting) ? waiting.filter(isWaiting) : [],
    row: isRow(row) ? row : null,
  };
}

/** Changes what is kept of the training, after what other tabs have kept meanwhile. Returns it. */
export function changeTraining(
  game: Game,
  change: (kept: KeptTraining) => void,
  key = trainingKey(game),
): KeptTraining {
  const kept = keptTraining(game, key);
  change(kept);
  writeKeptText(game, key, JSON.stringify(kept));
  return kept;
}

function isTraining(found: unknown): found is Training {
  const { rating, tries, positions } = Object(found) as Partial<Training>;
  const { rating: points, deviation, volatility } = Object(rating) as Partial<Training["rating"]>;
  const isRated = [points, deviation, volatility].every(Number.isFinite);
  return isRated && isCount(tries) && Array.isArray(positions) && positions.every(isTrained);
}

function isTrained(found: unknown): boolean {
  const { id, lastTry, lastAt, solvedSince } = Object(found) as Partial<Training["positions"][number]>;
  return [id, lastTry, lastAt].every(isCount) && (solvedSince === null || isCount(solvedSince));
}

function isWaiting(found: unknown): found is WaitingTry {
  const { requestId, id, actions, reached, at } = Object(found) as Partial<WaitingTry>;
  return (
    typeof requestId === "string" &&
    isTexts(actions) &&
    typeof reached === "boolean" &&
    [id, at].every(isCount)
  );
}

function isRow(found: unknown): found is TrainingRow {
  const { theme, seed, pointsBefore, tried, open } = Object(found) as Partial<TrainingRow>;
  const isOfTheme = theme === null || THEMES.some((one) => one === theme);
  const isTold = typeof seed === "string" && Number.isFinite(pointsBefore) && Array.isArray(tried);
  return isOfTheme && isTold && tried.every(isFirstTry) && (open === null || isOpen(open));
}

function isFirstTry(found: unknown): boolean {
  const { id, reached } = Object(found) as Partial<TrainingRow["tried"][number]>;
  return isCount(id) && typeof reached === "boolean";
}

function isOpen(found: unknown): found is OpenPosition {
  const { id, place, turn, tries, reached, energyLeft, isNoted, points } = Object(
    found,
  ) as Partial<OpenPosition>;
  const { before, after } = Object(points) as Partial<NonNullable<OpenPosition["points"]>>;
  const areFlags = typeof reached === "boolean" && typeof isNoted === "boolean";
  const areCounts = [id, place, tries].every(isCount) && (energyLeft === null || isCount(energyLeft));
  return (
    areFlags && areCounts && isTexts(turn) && (points === null || [before, after].every(Number.isFinite))
  );
}

function isTexts(found: unknown): found is string[] {
  return Array.isArray(found) && found.every((one) => typeof one === "string");
}

function isCount(found: unknown): found is number {
  return typeof found === "number" && Number.isInteger(found) && found >= 0;
}
