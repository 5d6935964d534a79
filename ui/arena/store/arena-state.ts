import type {
  BattleResult,
  Creature,
  Difficulty,
  OwnedItem,
  Replay,
  Rewards,
  SideIndex,
} from "../../../rules/index.ts";
import type { BattleShown } from "../../battle/ai-battle/battle-director.ts";
import type { SideNames } from "../../battle/side-names.ts";

/** What a team is picked from. */
export interface Collection {
  creatures: Creature[];
  tools: OwnedItem[];
  spells: OwnedItem[];
}

/** Ids in the order they were picked; creatures are drawn in it (`BAT-017`). */
export interface Selection {
  creatures: string[];
  tools: string[];
  spells: string[];
}

/** A tool or spell of the player. */
export interface ChosenItem {
  kind: "tool" | "spell";
  id: string;
}

/** What the player has chosen on the field or in the hand (`BAT-041`). */
export interface Chosen {
  /** The card of the hand or the creature of the own field that is to act. */
  actorId: string | null;
  targetId: string | null;
  /** A creature looked at without acting, such as a stunned one (`CON-85`). */
  inspectedId: string | null;
  /** The tool or spell that is being aimed. */
  item: ChosenItem | null;
  /** An attack is being aimed: the next enemy that is pressed is attacked. */
  attacking: boolean;
}

export const nothingChosen: Chosen = {
  actorId: null,
  targetId: null,
  inspectedId: null,
  item: null,
  attacking: false,
};

/** How a battle ended and what it brought. */
export interface ArenaResult {
  result: BattleResult;
  /** null for a defeat and in practice. */
  rewards: Rewards | null;
  badges: string[];
  replay: Replay;
}

/** Faster than normal by this factor. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The speed after one; after the fastest comes the slowest. */
export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? speed;
}

/** Everything the arena's screens show, as one immutable snapshot (`BAT-005`). */
export interface ArenaState {
  screen: "setup" | "team" | "battle" | "result" | "replay";
  /** Borrowed teams and no rewards (`CON-93`). */
  practice: boolean;
  collection: Collection;
  difficulty: Difficulty;
  selection: Selection;
  battle: BattleShown | null;
  names: SideNames;
  chosen: Chosen;
  speed: Speed;
  /** What goes on is shown only by how it ends. */
  skipping: boolean;
  result: ArenaResult | null;
  /** The replay that is watched. */
  replay: Replay | null;
  /** The side in it of the player who watches; null for one who took no part, and against the AI. */
  replaySeat: SideIndex | null;
  /** Why what was opened cannot be watched, or null. */
  replayProblem: string | null;
  /** Where the player comes back to from a replay. */
  replayFrom: "setup" | "result";
  /** The enemy failed in a turn: its battle may be saved as a file. */
  enemyFailed: boolean;
  /** The player is asked whether to leave the battle. */
  leaving: boolean;
  /** The battle whose enemy explains itself, or null. */
  explained: Replay | null;
}
