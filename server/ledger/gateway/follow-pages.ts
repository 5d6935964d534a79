/** One page of a list, and the cursor of the next page. */
export interface Page<Item> {
  items: Item[];
  next_cursor?: string | null | undefined;
}

/**
 * All items of a list, page by page until there is no cursor (`LED-090`). Throws if the gateway repeats a cursor or
 * the list exceeds the page limit.
 */
export async function* followPages<Item>(
  first: Page<Item>,
  next: (cursor: string) => Promise<Page<Item>>,
  maxPages: number,
): AsyncGenerator<Item> {
  const seen = new Set<string>();
  let page = first;
  while (true) {
    yield* page.items;
    const cursor = page.next_cursor;
    if (!cursor) return;
    if (seen.has(cursor)) throw new Error("a list leads back to a page it had before");
    seen.add(cursor);
    if (seen.size >= maxPages) throw new Error(`a list has more than ${maxPages} pages`);
    page = await next(cursor);
  }
}
