import type { BattleAction, SideIndex } from "../../../rules/index.ts";
import type { JudgedTry, Position, Positions } from "../../../rules/positions.ts";
import { positionAt } from "../../../rules/positions.ts";
import type { ReplayPlayer } from "../../battle/replay/replay-player.ts";
import { type BattleClient, inPageLanguage, showBattle } from "../../battle/store/battle-client.ts";
import type { ShownBattle } from "../../battle/store/battle-state.ts";
import type { Game } from "../../game/store/game.ts";
import { createRecipeStore, type RecipeStore } from "../../game/store/recipe-store.ts";
import { keptPosition } from "../kept/kept-positions.ts";
import { servedPositions } from "../kept/positions-query.ts";
import { type Standing, standingOf } from "../kept/standing.ts";

/** A turn that was played and is legal. */
export type JudgedTurn = Extract<JudgedTry, { ok: true }>;

/** The best line of a position, or what most people try first and why it fails. */
export type LineKind = "solution" | "obvious";

/** A line that is shown step by step. */
export interface ShownLine {
  kind: LineKind;
  player: ReplayPlayer;
  /** Both sides' actions in their order. */
  steps: readonly { side: SideIndex; action: BattleAction }[];
  judged: JudgedTurn;
}

/** What the screens of a position show, as one immutable snapshot. */
export interface PuzzleState {
  standing: Standing;
  /** The try that has ended, from the end of its turn on; null while the turn is played. */
  ended: JudgedTurn | null;
  /** Whether the result is shown: after the enemy's answer, until it is closed. */
  isResultOpen: boolean;
  /** The line that is shown step by step, or null. */
  line: ShownLine | null;
  open: "cards" | "days" | null;
}

/** An open position. */
export interface Puzzle {
  readonly game: Game;
  readonly number: number;
  readonly position: Position;
  readonly positions: Positions;
  /** Its battle, by the rules of the positions in the language of the page. */
  readonly client: BattleClient;
  readonly store: RecipeStore<PuzzleState>;
}

/** Opens a position; null where there are none. */
export function createPuzzle(base: BattleClient, positions: Positions, number: number): Puzzle | null {
  const { game } = base;
  const position = positionAt(positions, number);
  if (position === null) return null;
  const client: BattleClient = {
    ...base,
    get rules() {
      return inPageLanguage(game, positions.rules);
    },
    rulesHash: positions.rulesHash,
    earlierHashes: [],
  };
  const store = createRecipeStore<PuzzleState>({
    standing: standingIn(game, number),
    ended: null,
    isResultOpen: false,
    line: null,
    open: null,
  });
  return { game, number, position, positions, client, store };
}

/** What the player made of a position, as far as the browser and the server know. */
export function standingIn(game: Game, number: number): Standing {
  const served = servedPositions(game)?.standings.find((standing) => standing.number === number);
  return standingOf(keptPosition(game, number), served);
}

/**
 * Shows the position's battle. It has no difficulty, whatever level played it before: the enemy answers as its best
 * level does, and what an easy one intends is not what comes.
 */
export function showPosition({ client }: Puzzle, shown: ShownBattle): void {
  showBattle(client, { ...shown, view: { ...shown.view, difficulty: null } });
}

/** Shows what was made of the position meanwhile, here or in another tab. */
export function refreshStanding({ game, number, store }: Puzzle): void {
  store.setState({ standing: standingIn(game, number) });
}
