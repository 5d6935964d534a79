import type { IntentPurpose } from "../../store/database/intent.ts";
import { evolve, upgradeStats } from "./creature-growth.ts";
import { creatureMint } from "./creature-mint.ts";
import { energy } from "./energy.ts";
import { fomoHit } from "./fomo-hit.ts";
import type { LabSettlement } from "./purpose.ts";

/** Every purpose of a transaction, under its name in the store. */
export const PURPOSES = { creatureMint, upgradeStats, evolve, energy, fomoHit } as const satisfies Record<
  IntentPurpose,
  unknown
>;

/** How transactions of a purpose change labs; null if they do not. */
export function settlementOf(purpose: IntentPurpose): LabSettlement | null {
  return PURPOSES[purpose].settlement;
}

/** The settlements of all purposes that change labs. */
export const SETTLEMENTS: readonly LabSettlement[] = Object.values(PURPOSES).flatMap(({ settlement }) =>
  settlement === null ? [] : [settlement],
);
