/** How much a database holds. */
export interface StoreSizes {
  /** Bytes of the whole database, with its indexes and its log of changes. */
  bytes: number;
  tables: readonly TableSize[];
  players: number;
  /** Players with a session that was used in the last day. */
  playersOfDay: number;
}

export const DAY_MS = 86_400_000;

export interface TableSize {
  name: string;
  /** Estimated where counting would take long. */
  rows: number;
  /** With its indexes; null where the database does not know. */
  bytes: number | null;
}
