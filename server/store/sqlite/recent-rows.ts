import type { Database, Statement } from "better-sqlite3";

/** Most rows cached; beyond it, the cache is emptied. */
const MOST_ROWS = 20_000;

/**
 * A cache of rows, valid as long as no other connection commits: SQLite counts those commits, and asking for the
 * count is cheaper than reading a row. So the cache never hides what another process has written.
 */
export class RecentRows {
  private readonly foreignCommits: Statement<[], number>;
  private readonly tables: Map<unknown, unknown>[] = [];
  private readonly others: (() => void)[] = [];
  private seenCommits = -1;
  private lookedThisTurn = false;

  constructor(database: Database) {
    this.foreignCommits = database.prepare<[], number>("PRAGMA data_version").pluck();
  }

  /** A new table of cached rows, emptied together with all others. */
  table<Key, Row>(): Map<Key, Row> {
    const table = new Map<Key, Row>();
    this.tables.push(table);
    return table;
  }

  /** Reads outside a transaction, after checking that the cache is still valid. */
  async reading<Result>(read: () => Result): Promise<Result> {
    this.refreshOnceATurn();
    return read();
  }

  /** Empties the cache if another connection has committed since the last check. */
  refresh(): void {
    const commits = this.foreignCommits.get() ?? -1;
    if (commits !== this.seenCommits || this.tables.some((table) => table.size > MOST_ROWS)) this.forget();
    this.seenCommits = commits;
  }

  /** Calls back whenever the cache is emptied, for what else is known. */
  onForget(callback: () => void): void {
    this.others.push(callback);
  }

  /** Empties the cache, as after a failed transaction. */
  forget(): void {
    for (const table of this.tables) table.clear();
    for (const callback of this.others) callback();
  }

  /** Checks once per turn of the event loop. */
  refreshOnceATurn(): void {
    if (this.lookedThisTurn) return;
    this.lookedThisTurn = true;
    setImmediate(() => {
      this.lookedThisTurn = false;
    });
    this.refresh();
  }
}
