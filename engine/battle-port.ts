import type { BattleAction, BattleEvent, BattleView, RuleSet, SideIndex } from "../rules/index.ts";

/** One action and everything that followed from it, to be shown as one. */
export interface Beat {
  side: SideIndex;
  /** null for the beginning of the battle. */
  action: BattleAction | null;
  events: readonly BattleEvent[];
  /** The battle after it, as the player may see it. */
  view: BattleView;
}

/** All that the battlefield shows while nothing moves, as one immutable snapshot. */
export interface BattleSnapshot {
  view: BattleView;
  /** The acting creature on the own field that was chosen, or null. */
  actorId: string | null;
  /** The target that was chosen, on either field, or null. */
  targetId: string | null;
  /** Creatures on either field that may be chosen now: they invite a click. */
  choosable: readonly string[];
  reducedMotion: boolean;
}

/** Where a creature stands, in pixels of the element the battlefield fills. */
export interface CreaturePlace {
  creatureId: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the player asks for on the battlefield; the screens decide with the rules what becomes of it. */
export type BattleIntent = { type: "chooseCreature"; side: "player" | "enemy"; creatureId: string };

/** What is heard of a battle. */
export type BattleSound =
  | "deploy"
  | "strike"
  | "hit"
  | "critical"
  | "spell"
  | "tool"
  | "defend"
  | "heal"
  | "dodge"
  | "defeat"
  | "combo"
  | "turn";

/** The one bridge between the screens of a battle and its canvas. */
export interface BattlePort {
  rules: RuleSet;
  snapshot(): BattleSnapshot;
  subscribe(listener: () => void): () => void;
  send(intent: BattleIntent): void;
  /** Where creatures stand now, so that controls can lie over them. */
  placed?(places: readonly CreaturePlace[]): void;
  sound(name: BattleSound): void;
  /** How many times faster than normal things are shown; Infinity shows only how they end. */
  speed(): number;
  /** The graphics context was lost or came back. */
  graphics(state: "lost" | "restored"): void;
}

/** The graphics of battlefields: battles come and go, one at a time, and pictures that were loaded stay. */
export interface BattleGame {
  /** Puts a battlefield into an element, which it fills; one that was shown elsewhere ends. */
  enter(place: HTMLElement, port: BattlePort): BattleCanvas;
  /** Ends the battle that is shown, and gives everything back. */
  destroy(): void;
}

/** A running battlefield. */
export interface BattleCanvas {
  /** Shows a beat; ends when it was shown. Whatever happens to the canvas, it ends (`BAT-042`). */
  show(beat: Beat): Promise<void>;
  destroy(): void;
}
