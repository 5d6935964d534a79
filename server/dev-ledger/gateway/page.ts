import { cursorTo, numberIn } from "./cursor.ts";

/** How many items a page has where the caller does not say, and the most that it ever has. */
export interface PageSize {
  ordinary: number;
  most: number;
}

export const PAGE_SIZE: PageSize = { ordinary: 100, most: 100 };
/** Of schemas, blueprints and code, whose items are long. */
export const HEAVY_PAGE_SIZE: PageSize = { ordinary: 10, most: 20 };

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

/** The page of `all` that was asked for; a larger limit than `size` allows is as good as the largest. */
export function pageOf<Item>(
  all: readonly Item[],
  { cursor, limit_per_page }: PageRequest = {},
  size = PAGE_SIZE,
): Page<Item> {
  const start = (cursor && numberIn("o", cursor)) || 0;
  const end = start + Math.min(limit_per_page ?? size.ordinary, size.most);
  return {
    total_count: all.length,
    next_cursor: end < all.length ? cursorTo("o", end) : null,
    items: all.slice(start, end),
  };
}
