import type { BattleCanvas, BattleGame, FieldArea } from "../../../engine/index.ts";
import type {
  ActionType,
  Battle,
  BattleAction,
  BattleEvent,
  BattleView,
  LogLine,
  Refusal,
  Replay,
  RuleSet,
  SideIndex,
} from "../../../rules/index.ts";
import type { Settings } from "../../game/store/game-state.ts";
import type { SideNames } from "./sides.ts";

/** What the status says of the enemy's turn (`BAT-027`); `turnBegins`: a charged spell starts the player's turn. */
export type BattleMood = "thinking" | "attacking" | "defending" | "acting" | "turnBegins";

/** A battle as the screens show it; it lags behind the actual battle while something is played back. */
export interface ShownBattle {
  /** The battle after the last beat that was shown. */
  view: BattleView;
  /** `player`: the player may act; `showing`: something is being shown and input is ignored (`BAT-042`). */
  phase: "player" | "showing" | "enemy" | "over";
  mood: BattleMood | null;
}

/** What the player has chosen on the field or in the hand (`BAT-041`). */
export interface Chosen {
  /** The card of the hand or the creature of the own field that is to act. */
  actorId: string | null;
  targetId: string | null;
  /** Whether the target is that of the last action, not a choice of the player: it serves attacks, not items. */
  targetKept: boolean;
  /** A creature that is only inspected, such as a stunned one (`CON-85`). */
  inspectedId: string | null;
  /** The action that is being aimed, with its item if it takes one: the next creature pressed becomes its target. */
  aimed: { type: ActionType; itemId: string | null } | null;
}

export const nothingChosen: Chosen = {
  actorId: null,
  targetId: null,
  targetKept: false,
  inspectedId: null,
  aimed: null,
};

/** Whether the player was asked before ending a turn with energy left. */
interface EndQuestion {
  asking: boolean;
  /** Turn in which it was last asked, or null: it is asked at most once a turn. */
  askedIn: number | null;
  /** Whether the player ended a turn after it: then this battle does not ask again. */
  answered: boolean;
  /** Whether this battle never asks, because its turn can be taken back. */
  never?: true;
}

export const nothingAsked: EndQuestion = { asking: false, askedIn: null, answered: false };

/** Speed factors; 1 is normal. */
const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Returns the next faster speed; after the fastest comes the slowest. */
export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? speed;
}

/** The replay screen: a replay, or why there is none. */
interface OpenedReplay {
  /** null while it loads, and when it cannot be watched. */
  replay: Replay | null;
  /** The side of the player who watches; null for somebody who took no part, and against the AI. */
  seat: SideIndex | null;
  /** The rules that it plays by; null while it loads. */
  rules: RuleSet | null;
  /** Why the replay cannot be watched, or null. */
  problem: string | null;
  /** Whether its review is shown under it. */
  reviewed: boolean;
}

/** What the screens of a battle show, against the AI and between players, as one immutable snapshot. */
export interface BattleState {
  /** null: no battle is shown. */
  shown: ShownBattle | null;
  /** The rules of the battle that is shown, where they are not those of the page (`GAP-72`). */
  rules: RuleSet | null;
  /** The battle the player takes part in; null for none, and for one that is only watched. */
  running: RunningBattle | null;
  names: SideNames;
  chosen: Chosen;
  /** The creature that was chosen as the player ended a turn: it is chosen again in the next; null for none. */
  restingId: string | null;
  /** The creature on the field under the pointer or the keyboard's focus, or null. */
  pointedId: string | null;
  /** When the chosen target was defeated, by the game's clock in milliseconds; null: it was not the last to fall. */
  targetFellAt: number | null;
  endQuestion: EndQuestion;
  speed: Speed;
  /** How many actions of the enemy's running turn were shown; 0 outside its turn. */
  shownOfTurn: number;
  /** Whether everything until the player's next turn is shown only by its result. */
  skipping: boolean;
  /** The replay that is shown over the other screens, or null. */
  replay: OpenedReplay | null;
  /** The graphics that draw battles, made with the first battle and kept for the next. */
  graphics: Promise<BattleGame> | null;
  /** The canvas while one is shown. */
  canvas: BattleCanvas | null;
  /** The part of the canvas that no other part of the screen covers; null: all of it. */
  fieldArea: FieldArea | null;
}

/**
 * Returns how many times faster than normal actions are shown; Infinity shows only their results. A long turn of the
 * enemy hurries only where the player wants that (`BAT-181`).
 */
export function shownSpeed(
  { battleScreen }: RuleSet,
  { speed, skipping, shownOfTurn }: Pick<BattleState, "speed" | "skipping" | "shownOfTurn">,
  { hurryEnemy }: Pick<Settings, "hurryEnemy">,
): number {
  if (skipping) return Number.POSITIVE_INFINITY;
  if (!hurryEnemy) return speed;
  const { hurriesAfter, hurryFactor } = battleScreen.enemyTurn;
  return shownOfTurn >= hurriesAfter ? speed * hurryFactor : speed;
}

/** Returns the rules of what the screens show, the replay or the battle below it; null: those of the page. */
export function rulesShown({ replay, rules }: Pick<BattleState, "replay" | "rules">): RuleSet | null {
  return replay ? replay.rules : rules;
}

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
interface RunningBattle {
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
