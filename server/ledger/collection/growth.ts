import type { OwnedCreature } from "../../../rules/index.ts";
import type { Growth } from "../../store/database/intent.ts";

/** How far a creature has grown, as a number that never falls. */
export function growthOf({ form, evolution_progress, final_form_upgrades }: OwnedCreature): Growth {
  return { form, upgrades: evolution_progress.stat_upgrades_completed + final_form_upgrades };
}

export function hasReached(growth: Growth, expected: Growth): boolean {
  return (
    growth.form > expected.form || (growth.form === expected.form && growth.upgrades >= expected.upgrades)
  );
}
