import type { Counted } from "../../rules/index.ts";

/** How many rows there are, and the moment of the first one, or null without any. */
export interface CountRow {
  count: number;
  first: number | null;
}

/** The same as the rules ask for it: `from` is the moment from which the wait for a free place is counted. */
export function counted(row: CountRow | null, from: number): Counted {
  return { count: row?.count ?? 0, freeInMs: (row?.first ?? from) - from };
}
