import type { Battle, BattleAction, BattleEvent, LogLine, Refusal, Replay } from "../../../rules/index.ts";

/** A battle as its screens ask about it, whoever keeps its truth; the player's side is the first. */
export interface KnownBattle {
  /** As far as the player may know it. */
  readonly battle: Battle;
  /** What a line of the log tells of, where that is known. */
  eventOf(line: LogLine): BattleEvent | undefined;
}

/**
 * A battle that the player takes part in. What changes in it lives in instances of classes: immer freezes plain
 * objects of the store, and rules write to a battle.
 */
export interface RunningBattle {
  known: KnownBattle;
  director: {
    /** The player's action; answers why it is refused, or null. */
    act(action: BattleAction): Refusal | null;
    /** Nothing more is shown or sent. */
    stop(): void;
  };
  /** Its replay so far; null where only the server has it. */
  replay: (() => Replay) | null;
}
