import type { ListedSession } from "./session-store.ts";

/** The columns of a session that its player may see. */
export interface SessionListRow {
  secretHash: Buffer;
  since: number;
  seenAt: number;
  name: string | null;
  system: string | null;
}

export function listedOf({ name, system, ...times }: SessionListRow): ListedSession {
  return { ...times, browser: name === null || system === null ? null : { name, system } };
}
