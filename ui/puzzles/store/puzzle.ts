import type { BattleAction, SideIndex } from "../../../rules/index.ts";
import type { JudgedTry, Position, Positions } from "../../../rules/positions.ts";
import type { ReplayPlayer } from "../../battle/replay/replay-player.ts";
import { type BattleClient, inPageLanguage, showBattle } from "../../battle/store/battle-client.ts";
import type { ShownBattle } from "../../battle/store/battle-state.ts";
import type { Game } from "../../game/store/game.ts";
import { createRecipeStore, type RecipeStore } from "../../game/store/recipe-store.ts";
import type { Standing } from "../kept/standing.ts";

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

/** Where it is kept what is done in an open position, as one of a day or of a training, and what it counts for. */
export interface PuzzleRecord {
  /** The turn under way, or that of the last try. */
  turn(): string[];
  keepTurn(turn: string[]): void;
  /** Keeps a try that has ended, and its turn. */
  noteTry(actions: string[], judged: JudgedTurn): void;
  /** The best line is shown. */
  noteShown(): void;
  /** What the player made of the position, as far as the browser and the server know. */
  standing(): Standing;
}

/** A way on that is one press away, such as the next position of a row. */
export interface Onward {
  text: string;
  go: () => void;
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
  readonly position: Position;
  readonly positions: Positions;
  readonly record: PuzzleRecord;
  /** Its battle, by the rules of the positions in the language of the page. */
  readonly client: BattleClient;
  readonly store: RecipeStore<PuzzleState>;
}

/** Opens a position; what is done in it goes to `record`. */
export function createPuzzle(
  base: BattleClient,
  positions: Positions,
  position: Position,
  record: PuzzleRecord,
): Puzzle {
  const { game } = base;
  const client: BattleClient = {
    ...base,
    get rules() {
      return inPageLanguage(game, positions.rules);
    },
    rulesHash: positions.rulesHash,
    earlierHashes: [],
  };
  const store = createRecipeStore<PuzzleState>({
    standing: record.standing(),
    ended: null,
    isResultOpen: false,
    line: null,
    open: null,
  });
  return { game, position, positions, record, client, store };
}

/**
 * Shows the position's battle. It has no difficulty, whatever level played it before: the enemy answers as its best
 * level does, and what an easy one intends is not what comes.
 */
export function showPosition({ client }: Puzzle, shown: ShownBattle): void {
  showBattle(client, { ...shown, view: { ...shown.view, difficulty: null } });
}

/** Shows what was made of the position meanwhile, here or in another tab. */
export function refreshStanding({ record, store }: Puzzle): void {
  store.setState({ standing: record.standing() });
}
