import type { OwnedCreature } from "../../../rules/index.ts";

/** Whose details are shown: the selected one's; on wide screens, where there is room for both, else the first one's. */
export function shownCreature(
  sorted: readonly OwnedCreature[],
  selected: string | null,
  isMobile: boolean,
): OwnedCreature | null {
  const found = sorted.find(({ id }) => id === selected);
  if (found) return found;
  return isMobile ? null : (sorted[0] ?? null);
}
