import type { Resources } from "../amounts/resources.ts";
import type { Decoration, SoldKind } from "../decorations/decoration.ts";
import type { Progress } from "../goals/progress.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Album } from "../scenes/album.ts";

/** `catLair`, `reactor` and so on: the rule file of the machines names them (`LAB-060`). */
export type MachineType = keyof RuleSet["machines"];

/** A position in a room: pixels of the 800 x 600 canvas, top left corner of the machine or pet. */
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
  /** True for an amplifier without Energy or switched off, and for an incubator or FOMO HIT that was never brought online. */
  isOffline: boolean;
  /** An amplifier that its player has switched off; it is offline then (`GAP-78`). Missing otherwise. */
  isSwitchedOff?: true;
  /** A mint of the FOMO HIT is in progress (`LAB-062`). */
  provisionalMint: boolean;
  /** Time until which the amplifier's daily Energy is paid (`GAP-04`); 0 for every other type. */
  upkeepPaidUntil: number;
}

/** A pet (`LAB-137`). */
export interface Pet extends Place {
  id: string;
  type: "cat";
  /** Id of the machine it belongs to. */
  parentMachine: string;
  /** What its owner calls it; only the owner sees it. Missing: the stock name. */
  name?: string;
}

/** Everything in a player's lab: one plain JSON value (`LAB-122`). */
export interface Lab {
  resources: Resources;
  roomsUnlocked: number;
  seenRoomUnlock: boolean;
  machines: Machine[];
  pets: Pet[];
  /** Time of the last rescue grant; 0 means never (`GAP-55`). */
  rescuedAt: number;
  /** What goals have counted; missing until there is something. */
  progress?: Progress;
  /** The scenes that happened while its owner was away; missing until there is one. */
  album?: Album;
  /** What its owner chose of what was earned or bought; missing until something is chosen. */
  decoration?: Decoration;
  /** When each bought decoration was paid, by kind and key; missing until something is bought (`GAP-81`). */
  bought?: Partial<Record<SoldKind, Record<string, number>>>;
}
