import type {
  BattleAction,
  BattleEvent,
  BattleView,
  OutcomeSign,
  RuleSet,
  SideIndex,
  StatName,
} from "../rules/index.ts";
import type { CanvasLook } from "./port.ts";

/** One action and its consequences, animated together. */
export interface Beat {
  side: SideIndex;
  /** The action; null for the start of the battle. */
  action: BattleAction | null;
  events: readonly BattleEvent[];
  /** The battle after the action, as the player may see it. */
  view: BattleView;
}

/** A rectangle, in pixels of the battlefield's element. */
export interface FieldArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the battlefield shows while nothing is animated, as one immutable snapshot. */
export interface BattleSnapshot extends CanvasLook {
  view: BattleView;
  /** Id of the selected creature of the player that will act, or null. */
  actorId: string | null;
  /** Id of the selected target on either field, or null. */
  targetId: string | null;
  /** Ids of the creatures that can be selected now; they are highlighted. */
  choosable: readonly string[];
  /** What a press would leave of creatures' health: the health bars show it. */
  forecasts: readonly HealthForecast[];
  /** Where creatures may stand, because nothing lies over it; null: everywhere. */
  area: FieldArea | null;
}

/** What an action that is only considered would do to a creature. */
export interface HealthForecast {
  creatureId: string;
  /** Its health afterwards, in points. */
  lowest: number;
  highest: number;
  /** What its plate says meanwhile instead of its health; empty: its health. */
  signs: readonly OutcomeSign[];
}

/** Bounds of a creature, in pixels of the battlefield's element. */
export interface CreatureBounds extends FieldArea {
  creatureId: string;
  /** Height of the plate at the lower end. */
  plate: number;
}

/** An intent of the player on the battlefield; the screens check it with the rules. */
export type BattleIntent = { type: "chooseCreature"; side: "player" | "enemy"; creatureId: string };

/** Sounds of a battle. Attacks and spells have one for each stat. */
export type BattleSound =
  | `${StatName}Strike`
  | `${StatName}Spell`
  | "deal"
  | "deploy"
  | "hit"
  | "heavy"
  | "critical"
  | "spell"
  | "tool"
  | "defend"
  | "heal"
  | "dodge"
  | "defeat"
  | "combo"
  | "rally"
  | "turn";

/** The interface between the battle's screens and its canvas. */
export interface BattlePort {
  rules: RuleSet;
  snapshot(): BattleSnapshot;
  subscribe(listener: () => void): () => void;
  send(intent: BattleIntent): void;
  /** Called with the creatures' bounds, whenever they change, so that controls can lie over them. */
  creatureBounds?(bounds: readonly CreatureBounds[]): void;
  /** The names of both sides, the nearer one first, for their introduction; without them there is none. */
  names?(): readonly [string, string];
  sound(name: BattleSound): void;
  /** Lets a creature cry: its species and form. */
  cry(creature: { species_id: string; form: number }): void;
  /** Returns the animation speed as a factor; Infinity skips to the end. */
  speed(): number;
  /** The graphics context was lost or came back. */
  graphics(state: "lost" | "restored"): void;
}

/** The graphics for battles: one battlefield at a time; loaded pictures are kept for the next. */
export interface BattleGame {
  /** Opens a battlefield that fills an element; a battlefield open elsewhere is closed. */
  enter(element: HTMLElement, port: BattlePort): BattleCanvas;
  /** Closes the open battlefield and frees all resources. */
  destroy(): void;
}

/** An open battlefield. */
export interface BattleCanvas {
  /** Animates a beat. Resolves when it is over, also when the canvas is lost (`BAT-042`). */
  show(beat: Beat): Promise<void>;
  destroy(): void;
}
