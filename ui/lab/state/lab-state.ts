import type { Placement, Tone } from "../../../engine/index.ts";
import type { Machine, MachineType, Place, ResourceName, Resources } from "../../../rules/index.ts";
import type { NamedResident } from "../../collection/residents/meet-residents.ts";
import type { Absence } from "./visits.ts";

/** The three exclusive sections of the side panel (`LAB-127`). */
export type PanelSection = "build" | "upgrade" | "move";

/** State of move mode: the placement on the canvas and the selected position. */
export type MoveMode = Placement & {
  /** The position marked 'POSITION SELECTED', with its room; null when none is selected. */
  selected: Place | null;
  /** The hint is visible; it hides after the first seconds (`LAB-099`). */
  hintShown: boolean;
};

/** A new machine that the player is putting down. */
export interface Building {
  machineType: MachineType;
  /** The place that the game proposes. */
  proposal: Place;
}

/** How far the activation of one machine came. */
export type RowOutcome =
  | { type: "waiting" }
  /** `again`: the answer was lost, so the same request is sent once more. */
  | { type: "asking"; again: boolean }
  /** What it gave without what it took, and the server's words for it. */
  | { type: "gave"; texts: string[]; change: Resources }
  | { type: "refused"; text: string }
  /** Nobody knows: no answer came, however often it was asked for. */
  | { type: "unanswered" };

interface RunRow {
  machineId: string;
  outcome: RowOutcome;
}

/** The activation of all ready machines, one after the other. */
export interface ActivationRun {
  /** In the order in which they were tried, those that wait last. */
  rows: RunRow[];
  state: "running" | "stopping" | "stopped" | "lost" | "finished";
}

/** A bit of a resource on its way from its machine to the counter. */
export interface Drop {
  id: number;
  machineId: string;
  resource: ResourceName;
}

/** What the eye still follows of a run: lab and screen readers have all of it at once. */
export interface CollectingRound {
  id: number;
  /** The machines to which the avatar has not come yet, as they were before: the room shows them so. */
  before: Record<string, Machine>;
  /** What was given and has not landed yet: the counters do not show it. */
  flying: Resources;
  drops: Drop[];
  /** How many drops of each resource have landed. */
  landed: Record<ResourceName, number>;
}

/** A floating text over an activated machine. */
export interface ActivationText {
  text: string;
  tone: Tone;
}

/** Outcome of an activation or upgrade of the incubator (`LAB-157`, `LAB-159`). */
export type IncubatorOutcome =
  | {
      type: "activated";
      /** The server's message, followed by the gains. */
      texts: ActivationText[];
      /** Rewarded sCVX as the server writes it; null when it gave none. */
      staked: string | null;
    }
  | { type: "upgraded"; level: number }
  | { type: "failed"; of: "activation" | "upgrade"; text: string };

/** The card of a machine that shows. */
export interface MachineCardState {
  machineId: string;
  /** Why it shows: the mouse rests on the machine or went on to the card, the focus is at its row, or it was opened. */
  by: "pointer" | "card" | "focus" | "press";
  /** The card gets the focus: it was opened with a button. */
  takesFocus: boolean;
}

/** The lab screens' part of the state. */
export interface LabSlice {
  moveMode: MoveMode | null;
  building: Building | null;
  machineCard: MachineCardState | null;
  /** The cat has just been stroked and rests from it. */
  catRests: boolean;
  /** Whether the notice with the arrow to room 2 shows (`CON-26`). */
  roomUnlockNotice: boolean;
  lowTcorvaxAlert: boolean;
  section: PanelSection | null;
  /** Whether the panel of narrow screens is open (`LAB-134`). */
  panelOpen: boolean;
  /** The canvas shows the room: what it needs is loaded. */
  roomDrawn: boolean;
  /** The creatures that live in the lab (`GAP-75`); none before they are loaded. */
  residents: readonly NamedResident[];
  /** The last activation of all ready machines; null before the first. */
  activationRun: ActivationRun | null;
  /** The avatar's round of the machines, while it goes. */
  round: CollectingRound | null;
  /** What a round brought stands over the avatar. */
  sumStands: boolean;
}

export const emptyLabSlice: LabSlice = {
  moveMode: null,
  building: null,
  machineCard: null,
  catRests: false,
  roomUnlockNotice: false,
  lowTcorvaxAlert: false,
  section: null,
  panelOpen: false,
  roomDrawn: false,
  residents: [],
  activationRun: null,
  round: null,
  sumStands: false,
};

/** A battle ends move mode and placing, and closes card and panel (`LAB-135`, `LED-013`). */
export const labInBattle = {
  moveMode: null,
  building: null,
  machineCard: null,
  panelOpen: false,
  round: null,
} satisfies Partial<LabSlice>;

declare module "../../game/store/game-state.ts" {
  interface PlayerSlices extends LabSlice {}

  interface Dialogs {
    welcome: object;
    roomUnlock: object;
    adopt: { lairId: string };
    energyShop: object;
    catOptions: { petId: string };
    away: Absence;
    album: object;
    incubator: {
      machineId: string;
      /** Outcome of the last action in the dialog; null before the first. */
      outcome: IncubatorOutcome | null;
      /** Opens with the upgrade's confirmation (`LAB-159`). */
      asksUpgrade?: true;
    };
    fomoHit: { machineId: string };
    activateAll: object;
    statistics: object;
    decorate: object;
  }
}
