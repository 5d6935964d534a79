import type { Intent, RoomEffect, RoomPort, RoomSnapshot } from "../../engine/index.ts";
import { type Machine, newLab, type Pet, shippedRules, UNDECORATED } from "../../rules/index.ts";
import { FRESH_CONTROLS } from "../../ui/game/controls/control-settings.ts";
import { roomCommandIn } from "../../ui/game/controls/room-command.ts";

/** Server time at the start of a test, in milliseconds. */
export const NOON = 1_700_000_000_000;

/** Returns a machine of room 1 at the top left, never activated. */
export function machine(changes: Partial<Machine> & Pick<Machine, "id">): Machine {
  return {
    type: "reactor",
    level: 1,
    x: 0,
    y: 0,
    room: 1,
    lastActivated: 0,
    isOffline: false,
    provisionalMint: false,
    upkeepPaidUntil: 0,
    ...changes,
  };
}

/** Returns a cat of room 1. */
export function cat(changes: Partial<Pet> & Pick<Pet, "id">): Pet {
  return { type: "cat", x: 320, y: 320, room: 1, parentMachine: "lair", ...changes };
}

/** A port controlled by the test: it stores the intents and shows the snapshots it is given. */
export class TestPort implements RoomPort {
  readonly rules = shippedRules;
  readonly sent: Intent[] = [];
  readonly graphicsStates: string[] = [];
  readonly listeners = new Set<() => void>();
  readonly effectListeners = new Set<(effect: RoomEffect) => void>();
  time = NOON;
  private shown: RoomSnapshot;

  constructor(scene: { machines?: Machine[]; pets?: Pet[] } & Partial<Omit<RoomSnapshot, "lab">> = {}) {
    const { machines = [], pets = [], ...rest } = scene;
    this.shown = {
      lab: { ...newLab(shippedRules), machines, pets },
      decorations: UNDECORATED,
      residents: [],
      owner: "Ann",
      room: 1,
      placement: null,
      keysDisabled: false,
      walkByTap: false,
      covered: false,
      badges: {},
      reducedMotion: false,
      textSize: 1,
      ...rest,
    };
  }

  commandOf: RoomPort["commandOf"] = (code, isOnCanvas) => roomCommandIn(FRESH_CONTROLS, code, isOnCanvas);
  now = () => this.time;
  snapshot = () => this.shown;
  send = (intent: Intent) => {
    this.sent.push(intent);
  };
  opened = () => {};
  readonly sounds: string[] = [];
  sound = (name: string) => {
    this.sounds.push(name);
  };
  graphics = (state: "lost" | "restored") => {
    this.graphicsStates.push(state);
  };
  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  subscribeEffects = (listener: (effect: RoomEffect) => void) => {
    this.effectListeners.add(listener);
    return () => this.effectListeners.delete(listener);
  };

  /** Shows a changed snapshot. */
  show(changes: Partial<RoomSnapshot>): void {
    this.shown = { ...this.shown, ...changes };
    for (const listener of this.listeners) listener();
  }

  play(effect: RoomEffect): void {
    for (const listener of this.effectListeners) listener(effect);
  }
}
