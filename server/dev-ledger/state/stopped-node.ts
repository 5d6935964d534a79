import type { Database } from "better-sqlite3";
import { openDatabase } from "../../store/sqlite/open-database.ts";
import { type LedgerTables, openLedgerTables } from "./ledger-tables.ts";
import type { LedgerView } from "./ledger-view.ts";
import { viewOf } from "./table-view.ts";

/** The bytes of SQLite's header that announce a log beside the file, which a copy in memory does not have. */
const LOG_FORMAT_BYTES = [18, 19];
const WITHOUT_LOG = 1;

/**
 * A node that has stopped following the network: the ledger's state at one moment. It is stored as a copy in
 * the file, so that all processes read the same one, even after a restart.
 */
export class StoppedNode {
  private readonly database: Database;
  private readonly tables: LedgerTables;
  private readonly suffix: string;
  private opened: { number: number; database: Database; view: LedgerView } | null = null;

  constructor(database: Database, tables: LedgerTables, suffix: string) {
    this.database = database;
    this.tables = tables;
    this.suffix = suffix;
  }

  /** Stops the node at this time, unless it has stopped already; within the caller's transaction. */
  stop(at: number): void {
    const { settings } = this.tables;
    if (settings.stoppedNode() === null) settings.keepStoppedNode(at, this.database.serialize());
  }

  /** Lets the node follow the network again; within the caller's transaction. */
  follow(): void {
    this.tables.settings.forgetStoppedNode();
  }

  /** The state of the stopped node; null if it has not stopped. */
  view(): LedgerView | null {
    const stopped = this.tables.settings.stoppedNode();
    if (stopped === null || stopped.number !== this.opened?.number) this.close();
    if (stopped === null) return null;
    this.opened ??= { number: stopped.number, ...this.open(stopped.at) };
    return this.opened.view;
  }

  close(): void {
    this.opened?.database.close();
    this.opened = null;
  }

  private open(at: number): { database: Database; view: LedgerView } {
    const copy = this.tables.settings.copyOfStoppedNode();
    for (const place of LOG_FORMAT_BYTES) copy[place] = WITHOUT_LOG;
    const database = openDatabase(copy, { readonly: true });
    return { database, view: viewOf(openLedgerTables(database, this.suffix), at) };
  }
}
