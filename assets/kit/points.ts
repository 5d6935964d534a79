/** A place in master units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A point of a smooth outline; "c" makes it a corner instead of a curve. */
export type CurvePoint = readonly [x: number, y: number, corner?: "c"];

/** A point of a polygon; the third number rounds this one corner by its own radius. */
export type CornerPoint = readonly [x: number, y: number, radius?: number];

/** A point of a tube's centre line with the tube's radius there. */
export type TubePoint = readonly [x: number, y: number, radius: number];

/** The item at an index, which continues at the other end beyond the list. */
export function around<T>(items: readonly T[], index: number): T {
  return itemAt(items, ((index % items.length) + items.length) % items.length);
}

/** The item at an index, or the first or last item beyond the list. */
export function held<T>(items: readonly T[], index: number): T {
  return itemAt(items, Math.min(items.length - 1, Math.max(0, index)));
}

/** The item at an index; throws beyond the list, because NaN in a path draws nothing. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`no item ${index} in a list of ${items.length}`);
  return item;
}
