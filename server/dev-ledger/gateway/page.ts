import { cursorTo, numberIn } from "./cursor.ts";

/** Default and maximum number of items on a page. */
export interface PageSize {
  ordinary: number;
  most: number;
}

export const PAGE_SIZE: PageSize = { ordinary: 100, most: 100 };
/** For schemas, blueprints and code, whose items are long. */
export const HEAVY_PAGE_SIZE: PageSize = { ordinary: 10, most: 20 };

/** One page of a list: the total count, the cursor of the next page, and the items (`LED-091`). */
export interface Page<Item> {
  total_count: number;
  next_cursor: string | null;
  items: Item[];
}

/** Which page a call wants. */
export interface PageRequest {
  cursor?: string | null;
  limit_per_page?: number | null;
}

/** The requested page of `all`; a limit above the maximum counts as the maximum. */
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
