import { cursorTo, numberIn } from "./cursor.ts";

/** The most items on a page, and as many as there are when the caller does not say. */
export const PAGE_SIZE = 100;

/** One page of a list: how many there are in all, where the next page begins, and the items (`LED-091`). */
export interface Page<Item> {
  total_count: number;
  next_cursor: string | null;
  items: Item[];
}

/** Which page a call asks for. */
export interface PageRequest {
  cursor?: string | null;
  limit_per_page?: number | null;
}

/** The page of `all` that was asked for; it never has more than `largest` items. */
export function pageOf<Item>(
  all: readonly Item[],
  { cursor, limit_per_page }: PageRequest = {},
  largest = PAGE_SIZE,
): Page<Item> {
  const start = cursor ? numberIn("o", cursor) : 0;
  const end = start + Math.min(limit_per_page ?? largest, largest);
  return {
    total_count: all.length,
    next_cursor: end < all.length ? cursorTo("o", end) : null,
    items: all.slice(start, end),
  };
}
