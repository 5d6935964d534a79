/** A creature that may share its name with others of its side. */
export interface Named {
  id: string;
  name: string;
}

/**
 * Returns the numbers that tell creatures of one name apart, by id; a creature whose name is its own has none. They
 * follow the order of the ids, so that they stay the same when creatures are drawn, deployed or defeated.
 * @param known the creatures of one side that the reader knows
 */
export function namesakeNumbers(known: readonly Named[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const groups = new Map<string, Named[]>();
  for (const one of known) groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    group.sort((one, other) => (one.id < other.id ? -1 : 1));
    group.forEach(({ id }, index) => {
      numbers.set(id, index + 1);
    });
  }
  return numbers;
}
