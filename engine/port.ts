import type {
  Decorations,
  Lab,
  MachineType,
  Place,
  Resident,
  ResourceName,
  RuleSet,
} from "../rules/index.ts";

/** State of move mode: the thing being moved and its selected position, if any; or a new machine being placed. */
export interface Placement {
  subject: {
    kind: "machine" | "pet";
    id: string;
    /** Set for a machine that is not built yet: picking a position builds it there. */
    builds?: { type: MachineType; at: { x: number; y: number } };
  };
  /** The selected position, marked 'POSITION SELECTED'; null while the preview follows the pointer. */
  selected: { x: number; y: number } | null;
}

/** How the player wants a canvas. */
export interface CanvasLook {
  reducedMotion: boolean;
  /** Size of texts as a factor, 1 to 2. */
  textSize: number;
}

/** Everything the room shows, as one immutable snapshot; the scene keeps no second copy. */
export interface RoomSnapshot extends CanvasLook {
  lab: Lab;
  /** How the lab is decorated, and how the avatar looks. */
  decorations: Decorations;
  /** The creatures that live in all rooms; they change no number (`GAP-75`). */
  residents: readonly Resident[];
  /** Name of the lab's owner, for the plate. */
  owner: string;
  /** Number of the room the player is in: 1 or 2. */
  room: number;
  /** Move mode; null while the avatar walks. */
  placement: Placement | null;
  /** A dialog or panel needs the keys, so the canvas ignores them. */
  keysDisabled: boolean;
  /** A tap on a direction key starts walking and the next one stops, so that no key has to be held. */
  walkByTap: boolean;
  /** The arena covers the room, so nothing is drawn. */
  covered: boolean;
  /** Badge above a machine ('OFFLINE', 'CONNECT WALLET', 'MINT NFT', 'MINTING...'), by machine id. */
  badges: Record<string, string>;
}

/**
 * What a key or a button of a gamepad does in the room. `use` interacts with the nearest machine, cat or creature, calls
 * the creatures where nothing is near, and confirms in move mode; `confirm` and `cancel` only mean something in move mode.
 */
export type RoomCommand = "walkLeft" | "walkRight" | "walkUp" | "walkDown" | "use" | "confirm" | "cancel";

/** An intent of the player on the canvas; the screens check it with the rules. */
export type Intent =
  | { type: "interactMachine"; machineId: string }
  | { type: "interactPet"; petId: string }
  /** A creature was pressed, or is the nearest thing that was used. */
  | { type: "greetResident"; residentId: string }
  /** Nothing was near: the creatures of the room are called. */
  | { type: "callResidents" }
  /** A finger stays on a machine. */
  | { type: "showMachine"; machineId: string }
  /** The mouse rests on a machine, or has left it: null. */
  | { type: "restOnMachine"; machineId: string | null }
  /** The avatar walked into a room's door, or it was clicked or tapped; it may be locked. */
  | { type: "enterDoor"; room: number }
  /** A grid position was clicked, tapped or picked with Space in move mode. */
  | { type: "pickPosition"; x: number; y: number }
  /** Space was pressed in move mode with a position already selected. */
  | { type: "confirmPlacement" }
  | { type: "cancelPlacement" }
  /** The thing being moved was picked again at its place. */
  | { type: "chooseSubject" };

/** Tone of a floating text; it determines the colour. */
export type Tone = "tcorvax" | "catNips" | "energy" | "eggs" | "plain" | "error";

/** Short effects in the room; they carry no game state. */
export type RoomEffect =
  | { type: "floatingText"; over: { machineId: string } | "avatar"; text: string; tone: Tone }
  | { type: "activationBurst"; machineId: string; machineType: MachineType }
  /** The player uses a machine: the avatar turns to it and, within reach, reaches for it. */
  | { type: "attend"; machineId: string }
  /** Hearts over a cat that is stroked, and its name. */
  | { type: "purr"; petId: string; name: string }
  /** A heart over a creature that was pressed, with its name and level. */
  | { type: "greet"; residentId: string; text: string }
  /** The creatures of the room come to the avatar. */
  | { type: "call" }
  | { type: "built"; machineId: string }
  | { type: "upgraded"; machineId: string }
  | { type: "moved"; subjectId: string }
  /** What a round of the machines brought stands over the avatar; an empty list takes it away. */
  | { type: "sum"; changes: readonly { resource: ResourceName; amount: string }[] };

/** A sound that only the canvas can time. */
export type RoomSound = "step";

/** The interface between screens and canvas. */
export interface RoomPort {
  rules: RuleSet;
  /** Returns the estimated server time in milliseconds. */
  now(): number;
  snapshot(): RoomSnapshot;
  subscribe(listener: () => void): () => void;
  subscribeEffects(listener: (effect: RoomEffect) => void): () => void;
  send(intent: Intent): void;
  /**
   * Returns what a key does in the room, by its place on the keyboard; null when it does nothing there.
   * @param isOnCanvas whether the canvas has the focus, so that the player means the room with every key
   */
  commandOf(code: string, isOnCanvas: boolean): RoomCommand | null;
  /** The room is drawn for the first time; what else there is to load no longer keeps it waiting. */
  opened(): void;
  /** Plays a sound. */
  sound(name: RoomSound): void;
  /** The graphics context was lost or came back. */
  graphics(state: "lost" | "restored"): void;
}

/** A running canvas of the room. */
export interface RoomCanvas {
  /** Returns the avatar's top left corner and its room: where a machine is built (`CON-25`). */
  avatarPlace(): Place;
  /** Returns the position of the preview in move mode, or null. */
  previewPosition(): { x: number; y: number } | null;
  /** Does what a gamepad asks for; walking goes on until its release. Returns whether the room used it. */
  press(command: RoomCommand, isRepeat: boolean): boolean;
  release(command: RoomCommand): void;
  /**
   * Sends the avatar to a machine of the shown room, without using it there; another visit ends this one.
   * @param pace times its own speed, at least 1
   * @returns true once it is beside the machine; false when something came between: a key or tap that leads it
   *   elsewhere, another room, move mode, or the end of the canvas
   */
  visit(machineId: string, pace: number): Promise<boolean>;
  /** Lets the avatar stand where a visit has brought it so far. */
  endVisit(): void;
  /** Returns the middle of the shown room's door to another one, in pixels of the room; null when it has none. */
  doorTo(room: number): { x: number; y: number } | null;
  destroy(): void;
}
