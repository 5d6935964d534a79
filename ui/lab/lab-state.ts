import type { Placement } from "../../engine/index.ts";
import type { Place } from "../../rules/index.ts";
import type { IncubatorOutcome } from "./incubator/incubator-outcome.ts";

/** The three exclusive sections of the side panel (`LAB-127`). */
export type PanelSection = "build" | "upgrade" | "move";

/** Move mode: the canvas' placement, and where the subject is shown to have been picked. */
export type MoveMode = Placement & {
  /** The place marked 'POSITION SELECTED', with its room. */
  selected: Place | null;
  /** The hint is shown for the first seconds only (`LAB-099`). */
  hintShown: boolean;
};

/** What the screens of the lab keep. */
export interface LabSlice {
  moveMode: MoveMode | null;
  /** The notice with an arrow to room 2 (`CON-26`). */
  roomUnlockNotice: boolean;
  lowTcorvaxAlert: boolean;
  section: PanelSection | null;
  /** On narrow screens the panel slides in (`LAB-134`). */
  panelOpen: boolean;
}

export const emptyLabSlice: LabSlice = {
  moveMode: null,
  roomUnlockNotice: false,
  lowTcorvaxAlert: false,
  section: null,
  panelOpen: false,
};

/** A battle ends move mode and closes the panel (`LAB-135`, `LED-013`). */
export const labInBattle = { moveMode: null, panelOpen: false } satisfies Partial<LabSlice>;

declare module "../game/store/game-state.ts" {
  interface PlayerSlices extends LabSlice {}

  interface Dialogs {
    welcome: object;
    roomUnlock: object;
    adopt: { lairId: string };
    catOptions: { petId: string };
    away: { machineIds: string[]; notices: string[] };
    incubator: {
      machineId: string;
      /** What came of what was last done there; null: nothing yet. */
      outcome: IncubatorOutcome | null;
      /** It opens with the question before the upgrade (`LAB-159`). */
      asksUpgrade?: true;
    };
    fomoHit: { machineId: string };
  }
}
