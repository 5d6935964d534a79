/**
 * Options of an `LRUCache` that keeps at most `entries` and grows as they come. With `max` it takes the room for all of
 * them when it is made, which was a third of a server's start.
 */
export const growsTo = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
