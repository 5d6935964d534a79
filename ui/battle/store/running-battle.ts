import type {
  Battle,
  BattleAction,
  BattleEvent,
  LogLine,
  Refusal,
  Replay,
  RuleSet,
} from "../../../rules/index.ts";

/** A battle as its screens query it, whether this device or the server runs it; the player's side is the first. */
export interface KnownBattle {
  /** The battle, as far as the player may know it. */
  readonly battle: Battle;
  /** All actions so far; absent where only the server has them. */
  readonly actions?: readonly BattleAction[];
  /** Returns the event that a log line describes, where known. */
  eventOf(line: LogLine): BattleEvent | undefined;
  /** Words the log in the language of these rules; absent where the server does. */
  speak?(rules: RuleSet): readonly LogLine[];
}

/**
 * A battle that the player takes part in. Its mutable parts are class instances, because immer freezes plain objects in
 * the store and the rules mutate a battle.
 */
export interface RunningBattle {
  known: KnownBattle;
  director: {
    /** Takes the player's action; returns why it is refused, or null. */
    act(action: BattleAction): Refusal | null;
    /** Stops showing and sending. */
    stop(): void;
  };
  /** Its replay so far; null where only the server has it. */
  replay: (() => Replay) | null;
}
