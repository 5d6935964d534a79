import type { TransactionProgress } from "../../../rules/index.ts";

/**
 * How far the opening of an egg, or an evolution, has come on the screen. It begins only when the ledger has said what
 * came of it, and decides nothing: whoever leaves or reloads has the creature.
 */
export type Hatching =
  | { stage: "closed"; presses: number }
  | { stage: "turning" }
  /** `isSkipped`: the player did not wait for it. */
  | { stage: "open"; isSkipped: boolean };

export const notYetHatched: Hatching = { stage: "closed", presses: 0 };

/** The shell cracks with each press; the last one lets the silhouette turn, and a press on that opens it at once. */
export function afterPress(hatching: Hatching, pressesNeeded: number): Hatching {
  switch (hatching.stage) {
    case "closed": {
      const presses = hatching.presses + 1;
      return presses >= pressesNeeded ? { stage: "turning" } : { stage: "closed", presses };
    }
    case "turning":
      return { stage: "open", isSkipped: false };
    case "open":
      return hatching;
  }
}

/** The silhouette has turned; anything else stays as it is. */
export function afterTurning(hatching: Hatching): Hatching {
  return hatching.stage === "turning" ? { stage: "open", isSkipped: false } : hatching;
}

/** Opens it at once, at any time. */
export function skipped(hatching: Hatching): Hatching {
  return hatching.stage === "open" ? hatching : { stage: "open", isSkipped: true };
}

const CHECKS_PER_STEP = 3;
const MOST_UNREST = 5;

/** Returns how hard an egg shakes, 0 to 5: harder with the transaction's stages and the ledger's answers. */
export function unrestOf(progress: TransactionProgress): number {
  if (progress.stage === "sending") return 1;
  if (progress.stage !== "pending") return 0;
  return Math.min(MOST_UNREST, 2 + Math.floor(progress.checks / CHECKS_PER_STEP));
}
