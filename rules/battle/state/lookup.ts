import type { BattleItem, Fighter } from "./battle.ts";

/** The fighter of that id in a list, or undefined. */
export function fighterOf(fighters: readonly Fighter[], id: string | null | undefined): Fighter | undefined {
  for (const fighter of fighters) if (fighter.id === id) return fighter;
  return undefined;
}

/** The tool or spell of that id in a list, used or not, or undefined. */
export function itemOf(items: readonly BattleItem[], id: string | null | undefined): BattleItem | undefined {
  for (const item of items) if (item.id === id) return item;
  return undefined;
}

/** The tool or spell of that id that may still be used, or undefined. */
export function unusedItem(items: readonly BattleItem[], id: string): BattleItem | undefined {
  for (const item of items) if (item.id === id && !item.used) return item;
  return undefined;
}
