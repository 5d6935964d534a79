/** What makes items alike: a player cannot tell two of them apart. */
interface Kind {
  id: string;
  name: string;
  rarity?: string | null;
}

/** Items that are alike. */
interface ItemGroup<Item> {
  /** Id of the first one. */
  id: string;
  /** The first one. */
  item: Item;
  /** All of them. */
  copies: Item[];
}

/**
 * Groups items that are alike, in the order of their first ones.
 * @param more what else has to be alike, such as whether an item was used
 */
export function groupAlike<Item extends Kind>(
  items: readonly Item[],
  more: (item: Item) => unknown = () => null,
): ItemGroup<Item>[] {
  const groups = new Map<string, ItemGroup<Item>>();
  for (const item of items) {
    const key = JSON.stringify([item.name, item.rarity ?? null, more(item)]);
    const group = groups.get(key);
    if (group) group.copies.push(item);
    else groups.set(key, { id: item.id, item, copies: [item] });
  }
  return [...groups.values()];
}
