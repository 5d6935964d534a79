import { type Positions, type PositionTheme, positionById, type Training } from "../../../rules/positions.ts";
import type { BattleClient } from "../../battle/store/battle-client.ts";
import { createRecipeStore, type RecipeStore } from "../../game/store/recipe-store.ts";
import { type KeptTraining, keptTraining, type TrainingRow } from "./kept-training.ts";
import { beginRow, endRow, openNext, type TrainingGround, trainingIn } from "./training-row.ts";

/** Which screen of the training is shown; `again`: a missed position is looked at once more. */
type TrainingView = { kind: "menu" | "row" | "summary" } | { kind: "again"; id: number };

/** What the screens of the training show, as one immutable snapshot. */
export interface TrainingState {
  view: TrainingView;
  training: Training;
  row: TrainingRow | null;
  /** Whether tries wait for the server. */
  isWaiting: boolean;
  /** The theme that has no further position; null for none, undefined where that was not asked. */
  exhausted: PositionTheme | null | undefined;
}

/** The training while its screens are open. */
export interface OpenTraining extends TrainingGround {
  readonly client: BattleClient;
  readonly store: RecipeStore<TrainingState>;
}

/** Opens the training: with a row of the theme, with the row under way, or with the choice of themes. */
export function openTraining(
  client: BattleClient,
  positions: Positions,
  theme: PositionTheme | null,
): OpenTraining {
  const { game, rules } = client;
  const ground: TrainingGround = { game, rules, positions };
  const store = createRecipeStore<TrainingState>({
    view: { kind: "menu" },
    exhausted: undefined,
    ...shownOf(ground, keptTraining(game)),
  });
  const training: OpenTraining = { ...ground, client, store };
  const open = keptTraining(game).row?.open;
  if (theme !== null) startRow(training, theme);
  else if (open && positionById(positions, open.id) !== null) show(training, { kind: "row" });
  // An earlier release had the position.
  else if (open) goOn(training);
  return training;
}

function shownOf(ground: TrainingGround, { row, waiting }: KeptTraining) {
  return { training: trainingIn(ground), row, isWaiting: waiting.length > 0 };
}

/** Shows what was kept or told meanwhile. */
export function refreshTraining(training: OpenTraining): void {
  training.store.setState(shownOf(training, keptTraining(training.game)));
}

function show(training: OpenTraining, view: TrainingView): void {
  training.store.setState({
    view,
    exhausted: undefined,
    ...shownOf(training, keptTraining(training.game)),
  });
}

/** Begins a row; the choice of themes says where there is no position for it. */
export function startRow(training: OpenTraining, theme: PositionTheme | null): void {
  const isBegun = beginRow(training, theme);
  show(training, { kind: isBegun ? "row" : "menu" });
  if (!isBegun) training.store.setState({ exhausted: theme });
}

/** Goes on to the next position, and after the last one to the summary. */
export function goOn(training: OpenTraining): void {
  show(training, { kind: openNext(training) ? "row" : "summary" });
}

/** Ends the row where it is: with its summary, if anything was tried. */
export function stopRow(training: OpenTraining): void {
  const wasTried = (keptTraining(training.game).row?.tried.length ?? 0) > 0;
  endRow(training);
  show(training, { kind: wasTried ? "summary" : "menu" });
}

export function showSummary(training: OpenTraining): void {
  show(training, { kind: "summary" });
}

export function showMenu(training: OpenTraining): void {
  show(training, { kind: "menu" });
}

export function lookAgain(training: OpenTraining, id: number): void {
  show(training, { kind: "again", id });
}
