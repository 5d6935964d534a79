import type { Lab } from "../../rules/index.ts";

/**
 * Whether a change left the player's resources as they were. Only such changes need a limit of stored replies; the
 * others are limited by what players earn.
 */
export function costsNothing({ resources: before }: Readonly<Lab>, { resources: after }: Lab): boolean {
  return (
    after.tcorvax === before.tcorvax &&
    after.catNips === before.catNips &&
    after.energy === before.energy &&
    after.eggs === before.eggs
  );
}
