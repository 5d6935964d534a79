/** How much a database holds. */
export interface StoreSizes {
  /** Bytes of the whole database, with its indexes and its log of changes. */
  bytes: number;
  tables: readonly TableSize[];
  players: number;
}

export interface TableSize {
  name: string;
  /** Estimated where counting would take long. */
  rows: number;
  /** With its indexes; null where the database does not know. */
  bytes: number | null;
}
