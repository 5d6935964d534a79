import type { OwnedCreature } from "../../../rules/index.ts";

/**
 * Returns the creature whose details are shown: the selected one; without a selection the first one on wide screens
 * and null on narrow ones.
 */
export function shownCreature(
  sorted: readonly OwnedCreature[],
  selected: string | null,
  isMobile: boolean,
): OwnedCreature | null {
  const found = sorted.find(({ id }) => id === selected);
  if (found) return found;
  return isMobile ? null : (sorted[0] ?? null);
}
