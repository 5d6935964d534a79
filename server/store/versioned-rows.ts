import { LRUCache } from "lru-cache";
import type { KnownRows, Unit } from "./unit.ts";

/**
 * A cache of rows with a revision. It never hides what another process has written: every reading asks the database
 * whether the revision is still the same, and leaves out the large columns if so.
 */
export class VersionedRows<Key extends string | number, Row extends object> implements KnownRows<Key, Row> {
  private readonly max: number;
  private rows: LRUCache<Key, Row>;

  constructor(max: number) {
    this.max = max;
    this.rows = new LRUCache({ max });
  }

  /** Empties the cache: on another server, after a failover, the same revision may be another row. */
  forget(): void {
    this.rows = new LRUCache({ max: this.max });
  }

  /** Reads a row, given the one that is known; once more if that was forgotten meanwhile. */
  async read(key: Key, ask: (known: Row | undefined) => Promise<Row | null>): Promise<Row | null> {
    const { rows } = this;
    const row = await ask(rows.get(key));
    if (rows !== this.rows) return this.read(key, ask);
    if (row) rows.set(key, row);
    return row;
  }

  /** The row as this process read or wrote it last. */
  known(key: Key): Row | undefined {
    return this.rows.get(key);
  }

  keep(key: Key, row: Row): void {
    this.rows.set(key, row);
  }

  /** Keeps what a transaction writes, once it is committed. */
  keepWritten(unit: Unit, key: Key, row: Row): void {
    const { rows } = this;
    unit.afterCommit(() => rows.set(key, row));
  }
}
