import type { Database, Statement } from "better-sqlite3";

/** More than this many rows are not remembered; then remembering starts afresh. */
const MOST_ROWS = 20_000;

/**
 * Rows this process has read or written, valid for as long as no other connection commits: SQLite counts
 * those commits, and asking for the count is cheaper than reading one row. So nothing here is a truth
 * that another process would miss.
 */
export class RecentRows {
  private readonly foreignCommits: Statement<[], number>;
  private readonly tables: Map<unknown, unknown>[] = [];
  private seenCommits = -1;
  private lookedThisTurn = false;

  constructor(database: Database) {
    this.foreignCommits = database.prepare<[], number>("PRAGMA data_version").pluck();
  }

  /** A table of remembered rows that is emptied together with all others. */
  table<Key, Row>(): Map<Key, Row> {
    const table = new Map<Key, Row>();
    this.tables.push(table);
    return table;
  }

  /** Reads outside a transaction: what is remembered counts only while it is still so. */
  async reading<Result>(read: () => Result): Promise<Result> {
    this.refreshOnceATurn();
    return read();
  }

  /** Forgets everything if another connection has committed since the last look. */
  refresh(): void {
    const commits = this.foreignCommits.get() ?? -1;
    if (commits !== this.seenCommits || this.tables.some((table) => table.size > MOST_ROWS)) this.forget();
    this.seenCommits = commits;
  }

  /** Forgets everything, as after a failed transaction. */
  forget(): void {
    for (const table of this.tables) table.clear();
  }

  /** Looks once in a turn of the event loop. */
  private refreshOnceATurn(): void {
    if (this.lookedThisTurn) return;
    this.lookedThisTurn = true;
    setImmediate(() => {
      this.lookedThisTurn = false;
    });
    this.refresh();
  }
}
