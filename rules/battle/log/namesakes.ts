/** A creature that may share its name with others of its side. */
export interface Named {
  id: string;
  name: string;
  /** Its place in the order in which the reader came to know its side; where all are known at once, there is none. */
  appeared?: number;
}

/**
 * Returns the numbers that tell creatures of one name apart, by id; a creature whose name is its own has none. They
 * follow the order of appearance, then that of the ids, so that a number stays the same when creatures are drawn,
 * deployed or defeated. Those without an order, such as in battles kept by an earlier release, come first.
 * @param known the creatures of one side that the reader knows
 */
export function namesakeNumbers(known: readonly Named[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const groups = new Map<string, Named[]>();
  for (const one of known) groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    group.sort(byAppearance);
    group.forEach(({ id }, index) => {
      numbers.set(id, index + 1);
    });
  }
  return numbers;
}

function byAppearance(one: Named, other: Named): number {
  return (one.appeared ?? 0) - (other.appeared ?? 0) || (one.id < other.id ? -1 : 1);
}
