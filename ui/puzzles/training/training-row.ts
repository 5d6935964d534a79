import type { RuleSet } from "../../../rules/index.ts";
import {
  chooseTraining,
  cloneTraining,
  newPositionRating,
  newTraining,
  noteTraining,
  type Positions,
  type PositionTheme,
  type Rating,
  type Training,
} from "../../../rules/positions.ts";
import { type Game, serverNow } from "../../game/store/game.ts";
import type { PuzzleRecord } from "../store/puzzle.ts";
import { handInTraining } from "./hand-in-training.ts";
import { changeTraining, keptTraining, type OpenPosition } from "./kept-training.ts";
import { servedRatings } from "./training-query.ts";

/** What a training goes by: the rules of today and all positions. */
export interface TrainingGround {
  game: Game;
  rules: RuleSet;
  positions: Positions;
}

/** The training as it is, with the tries that the server does not know yet. */
export function trainingIn({ game, rules, positions }: TrainingGround): Training {
  const { training, waiting } = keptTraining(game);
  const shown = training ? cloneTraining(training) : newTraining(rules);
  for (const tried of waiting)
    noteTraining(rules, shown, tried, ratingOf({ game, rules, positions }, tried.id));
  return shown;
}

function ratingOf({ game, rules, positions }: TrainingGround, id: number): Rating {
  const difficulty =
    positions.rows.find((row) => row.id === id)?.difficulty ?? rules.puzzles.training.rating.start;
  return servedRatings(game).get(id) ?? newPositionRating(rules, difficulty);
}

/** Begins a row. Returns whether there is a position for it. */
export function beginRow(ground: TrainingGround, theme: PositionTheme | null): boolean {
  const { game } = ground;
  const pointsBefore = trainingIn(ground).rating.rating;
  changeTraining(game, (kept) => {
    kept.row = { theme, seed: game.newId(), pointsBefore, tried: [], open: null };
  });
  return openNext(ground);
}

/** Goes on to the next position of the row. Returns false where the row has come to its end. */
export function openNext(ground: TrainingGround): boolean {
  const { game, rules, positions } = ground;
  const { row } = keptTraining(game);
  if (row === null) return false;
  const { theme, seed, tried } = row;
  const isFull = tried.length >= rules.puzzles.training.inARow;
  const id = isFull
    ? null
    : chooseTraining(rules, {
        positions: positions.rows,
        training: trainingIn(ground),
        theme,
        ratings: new Map([...servedRatings(game)].map(([one, { rating }]) => [one, rating])),
        inRow: tried.map((one) => one.id),
        seed: `${seed}|${tried.length}`,
        now: serverNow(game),
      });
  changeTraining(game, (kept) => {
    if (kept.row) kept.row.open = id === null ? null : freshPosition(id, tried.length + 1);
  });
  return id !== null;
}

/** Ends the row before its last position. */
export function endRow({ game }: TrainingGround): void {
  changeTraining(game, (kept) => {
    if (kept.row) kept.row.open = null;
  });
}

function freshPosition(id: number, place: number): OpenPosition {
  return { id, place, turn: [], tries: 0, reached: false, energyLeft: null, isNoted: false, points: null };
}

/**
 * Keeps what is done in the open position of the row: its first try counts, or that its best line was shown before one.
 * A player's try is handed in; nothing waits for it.
 * @param changed runs after each change that screens show
 */
export function rowRecord(ground: TrainingGround, changed: () => void): PuzzleRecord {
  const { game } = ground;
  const open = () => keptTraining(game).row?.open ?? null;
  const change = (changeOpen: (one: OpenPosition) => void) => {
    changeTraining(game, ({ row }) => {
      if (row?.open) changeOpen(row.open);
    });
  };
  const note = (actions: string[], reached: boolean) => {
    const one = open();
    if (one === null || one.isNoted) return;
    noteFirstTry(ground, one, { actions, reached });
    void handInTraining(game).then(changed);
  };
  return {
    turn: () => open()?.turn ?? [],
    keepTurn: (turn) => change((one) => Object.assign(one, { turn })),
    noteTry: (actions, { reached, energyLeft }) => {
      note(actions, reached);
      change((one) => addTry(one, actions, reached, energyLeft));
      changed();
    },
    noteShown: () => {
      note([], false);
      changed();
    },
    standing: () => standingOf(open()),
  };
}

/** The same for a position that is looked at again after the row: nothing of it is kept, and nothing counts. */
export function againRecord(id: number): PuzzleRecord {
  const again: OpenPosition = { ...freshPosition(id, 0), isNoted: true };
  return {
    turn: () => again.turn,
    keepTurn: (turn) => {
      again.turn = turn;
    },
    noteTry: (actions, { reached, energyLeft }) => addTry(again, actions, reached, energyLeft),
    noteShown: () => undefined,
    standing: () => standingOf(again),
  };
}

function addTry(one: OpenPosition, turn: string[], reached: boolean, energyLeft: number): void {
  Object.assign(one, { turn, tries: one.tries + 1, reached: one.reached || reached });
  if (reached && one.energyLeft === null) one.energyLeft = energyLeft;
}

/** Once it was noted, the solution is no secret any more. */
function standingOf(open: OpenPosition | null) {
  const { tries = 0, reached = false, energyLeft = null, isNoted = false } = open ?? {};
  return { tries, reached, energyLeft, onItsDay: false, shown: isNoted && !reached };
}

function noteFirstTry(
  ground: TrainingGround,
  { id }: OpenPosition,
  { actions, reached }: { actions: string[]; reached: boolean },
): void {
  const { game, rules } = ground;
  const at = serverNow(game);
  const training = trainingIn(ground);
  const before = training.rating.rating;
  const rated = noteTraining(rules, training, { id, reached, at }, ratingOf(ground, id));
  const isPlayer = game.store.getState().session.kind === "player";
  changeTraining(game, (kept) => {
    if (isPlayer) kept.waiting.push({ requestId: game.newId(), id, actions, reached, at });
    else kept.training = training;
    if (!kept.row?.open) return;
    kept.row.tried.push({ id, reached });
    kept.row.open.isNoted = true;
    kept.row.open.points = rated && { before, after: training.rating.rating };
  });
}
