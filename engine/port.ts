import type { Lab, MachineType, Place, RuleSet } from "../rules/index.ts";

/** What is being placed: the preview the room draws and the position already picked, if any. */
export interface Placement {
  subject: { kind: "machine" | "pet"; id: string };
  /** The position marked 'POSITION SELECTED', or null while the preview follows the pointer. */
  selected: { x: number; y: number } | null;
}

/** All that the room shows, as one immutable snapshot; the scene keeps no second copy of it. */
export interface RoomSnapshot {
  lab: Lab;
  /** The room the player is in: 1 or 2. */
  room: number;
  /** Move mode, or null while the avatar walks. */
  placement: Placement | null;
  /** True while a dialog or panel wants the keys: canvas keys rest. */
  keysRest: boolean;
  /** True while the arena covers the room: nothing of it is drawn. */
  covered: boolean;
  /** Badge above a machine ('OFFLINE', 'CONNECT WALLET', 'MINT NFT', 'MINTING...'), by machine id. */
  badges: Record<string, string>;
  reducedMotion: boolean;
}

/** What the player asks for on the canvas; the screens decide with the rules what becomes of it. */
export type Intent =
  | { type: "interactMachine"; machineId: string }
  | { type: "interactPet"; petId: string }
  /** The door to a room was walked into, clicked or tapped; it may still be locked. */
  | { type: "enterDoor"; room: number }
  /** A grid-snapped position was clicked, tapped or confirmed with space in move mode. */
  | { type: "pickPosition"; x: number; y: number }
  /** Space in move mode with a position already selected. */
  | { type: "confirmPlacement" }
  | { type: "cancelPlacement" }
  /** What is being moved was chosen again where it stands. */
  | { type: "chooseSubject" };

/** The tone of a floating text decides its colour. */
export type Tone = "tcorvax" | "catNips" | "energy" | "eggs" | "plain" | "error";

/** Short-lived things the room shows; they carry no truth of the game. */
export type RoomEffect =
  | { type: "floatingText"; over: { machineId: string } | "avatar"; text: string; tone: Tone }
  | { type: "activationBurst"; machineId: string; machineType: MachineType }
  | { type: "built"; machineId: string }
  | { type: "upgraded"; machineId: string }
  | { type: "moved"; subjectId: string };

/** The one bridge between screens and canvas. */
export interface RoomPort {
  rules: RuleSet;
  /** Server time in milliseconds, as well as the client knows it. */
  now(): number;
  snapshot(): RoomSnapshot;
  subscribe(listener: () => void): () => void;
  subscribeEffects(listener: (effect: RoomEffect) => void): () => void;
  send(intent: Intent): void;
  /** The graphics context was lost or came back. */
  graphics(state: "lost" | "restored"): void;
}

/** A running canvas. */
export interface RoomCanvas {
  /** Top left corner of the avatar and its room: where a machine is built (`CON-25`). */
  avatarPlace(): Place;
  /** Position under the preview in move mode, or null. */
  previewPosition(): { x: number; y: number } | null;
  destroy(): void;
}
