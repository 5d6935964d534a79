import { LRUCache } from "lru-cache";

/**
 * A cache of at most so many entries; the one that was not used for longest goes first. With `max` the package would
 * reserve the places of all of them at once, which slows each start down; a process of the tests starts hundreds.
 */
export function recentCache<Key extends {}, Value extends {}>(
  most: number,
  options: { ttl?: number; ttlResolution?: number; perf?: { now(): number } } = {},
): LRUCache<Key, Value> {
  return new LRUCache<Key, Value>({ maxSize: most, sizeCalculation: () => 1, ...options });
}
