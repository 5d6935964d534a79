import type { Resources } from "../amounts/resources.ts";
import type { MachineType } from "./machine-type.ts";

/** A place in a room: pixels of the 800 x 600 canvas, top left corner of the thing placed. */
export interface Place {
  x: number;
  y: number;
  /** 1 or 2. */
  room: number;
}

/** A machine of a lab (`LAB-060`). Times are milliseconds of the server clock. */
export interface Machine extends Place {
  id: string;
  type: MachineType;
  level: number;
  /** Time of the last activation; 0 means never, and for the FOMO HIT never minted (`LAB-061`). */
  lastActivated: number;
  /** An amplifier without Energy, an incubator or FOMO HIT that was never brought online. */
  isOffline: boolean;
  /** A mint of the FOMO HIT is in progress (`LAB-062`). */
  provisionalMint: boolean;
  /** Until when the amplifier's daily Energy is paid (`GAP-04`); 0 for every other type. */
  upkeepPaidUntil: number;
}

/** A pet (`LAB-137`). */
export interface Pet extends Place {
  id: string;
  type: "cat";
  /** Id of the machine it belongs to. */
  parentMachine: string;
}

/** All that a player's lab is: one plain JSON value (`LAB-122`). */
export interface Lab {
  resources: Resources;
  roomsUnlocked: number;
  seenRoomUnlock: boolean;
  machines: Machine[];
  pets: Pet[];
  /** When the rescue grant was last given; 0 means never (`GAP-55`). */
  rescuedAt: number;
}
