import type { BattleResult, Creature, Difficulty, OwnedItem, Replay, Rewards } from "../../../rules/index.ts";
import type { BattleShown } from "../battle/battle-director.ts";

/** What a team is picked from. */
export interface Collection {
  creatures: readonly Creature[];
  tools: readonly OwnedItem[];
  spells: readonly OwnedItem[];
}

/** Ids in the order they were picked; creatures are drawn in it (`BAT-017`). */
export interface Selection {
  creatures: string[];
  tools: string[];
  spells: string[];
}

/** What the player has chosen on the field or in the hand (`BAT-041`). */
export interface Chosen {
  /** The card of the hand or the creature of the own field that is to act. */
  actorId: string | null;
  targetId: string | null;
  /** A creature looked at without acting, such as a stunned one (`CON-85`). */
  inspectedId: string | null;
}

export const nothingChosen: Chosen = { actorId: null, targetId: null, inspectedId: null };

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

/** Everything the arena's screens show, as one immutable snapshot (`BAT-005`). */
export interface ArenaState {
  screen: "setup" | "team" | "battle" | "result" | "replay";
  /** Borrowed teams and no rewards (`CON-93`). */
  practice: boolean;
  collection: Collection;
  difficulty: Difficulty;
  selection: Selection;
  battle: BattleShown | null;
  chosen: Chosen;
  speed: Speed;
  /** What goes on is shown only by how it ends. */
  skipping: boolean;
  result: ArenaResult | null;
  /** The replay that is watched. */
  replay: Replay | null;
  /** The enemy failed in a turn: its battle may be saved as a file. */
  enemyFailed: boolean;
}
