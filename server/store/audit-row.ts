import type { AuditEvent, NumberedEntry } from "./audit-event.ts";

/** An entry's columns. */
export interface AuditRow {
  number: number;
  time: number;
  player: string;
  type: string;
  address: string | null;
  details: string;
}

/** The fields of an event besides its type, which has a column. */
export function detailsOf({ type: _type, ...details }: AuditEvent): string {
  return JSON.stringify(details);
}

export function entryOf({ number, time, player, type, address, details }: AuditRow): NumberedEntry {
  return { number, time, player, address, event: { type, ...JSON.parse(details) } };
}
