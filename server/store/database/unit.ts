import { LRUCache } from "lru-cache";
import { growsTo } from "../../process/growing-cache.ts";
import type { AuditEntry, AuditListener } from "./audit-event.ts";

/** What may stand for a place such as `$1` of a statement. */
export type Value = Single | null | readonly string[] | readonly number[] | readonly Buffer[];
type Single = string | number | boolean | Buffer;

/** A statement with the types of its values and of a row that it returns. It is prepared once per connection. */
export interface Statement<Values extends readonly Value[], Row = never> {
  /** Under which a connection knows it. */
  readonly name: string;
  readonly text: string;
  /** The text for SQLite, where that one says it otherwise. */
  readonly sqlite?: string;
  /** Never there: they carry the types alone. */
  readonly values?: Values;
  readonly row?: Row;
}

/** For SQLite, which skips no rows without a limit. */
export const WITHOUT_LIMIT = 1_000_000_000;

/** All statements of the modules that are loaded, for whoever looks at their plans. */
export const STATEMENTS: Statement<readonly Value[], object>[] = [];

/**
 * A statement; made once, when its module is loaded. It is written as PostgreSQL reads it, in what SQLite reads as well
 * once a few words are put otherwise (see `sqlite/open-database.ts`).
 *
 * @param text with `$1`, `$2` for its values, or a question mark for each
 * @param sqlite the text for SQLite, where more than that differs
 */
export function statement<Values extends readonly Value[], Row = never>(
  text: string,
  sqlite?: string,
): Statement<Values, Row> {
  let place = 0;
  const numbered = text.replace(/\?/g, () => {
    place += 1;
    return `$${place}`;
  });
  const asked: Statement<Values, Row> = {
    name: `s${STATEMENTS.length + 1}`,
    text: numbered,
    ...(sqlite !== undefined && { sqlite }),
  };
  STATEMENTS.push(asked as Statement<readonly Value[], object>);
  return asked;
}

/** What a subject may ask of a database. */
export interface Queries {
  all<Values extends readonly Value[], Row extends object>(
    asked: Statement<Values, Row>,
    ...values: Values
  ): Promise<Row[]>;
  first<Values extends readonly Value[], Row extends object>(
    asked: Statement<Values, Row>,
    ...values: Values
  ): Promise<Row | null>;
  /** Number of rows that the statement has written. */
  run<Values extends readonly Value[]>(asked: Statement<Values, never>, ...values: Values): Promise<number>;
}

/**
 * Work that happens as a whole or not at all. It awaits nothing but its database, as everybody else waits for it. What
 * it reads it should lock (`FOR UPDATE`), so that nobody changes it before the commit.
 */
export interface Unit extends Queries {
  /** The game's time. Read it after the locks: whoever waited for one comes later. */
  now(): number;
  /** Makes other units that lock the same name wait for this one; for what has no row yet. */
  lockName(name: string): Promise<void>;
  /** Writes without waiting for the answer: it travels with what follows, and its failure fails the commit. */
  write<Values extends readonly Value[]>(asked: Statement<Values, never>, ...values: Values): void;
  /** Writes what only this unit may write: if another one was faster, everything begins anew. */
  claim<Values extends readonly Value[]>(asked: Statement<Values, never>, ...values: Values): Promise<void>;
  /** Calls back once the unit is committed. */
  afterCommit(callback: () => void): void;
  /** An entry of the audit log that is being written: it is told once the unit is committed. */
  note(entry: Promise<AuditEntry>): void;
}

/** Rows that a process knows. It never hides what another process has written. */
export interface KnownRows<Key, Row> {
  /**
   * Reads a row. A database that cannot tell by itself whether the known one is still the stored one is asked, and
   * then leaves out the large columns if so.
   */
  read(key: Key, ask: (known: Row | undefined) => Promise<Row | null>): Promise<Row | null>;
  /** The row as this process read or wrote it last, which may not be the latest. */
  known(key: Key): Row | undefined;
  keep(key: Key, row: Row): void;
  /** Keeps what a unit writes. */
  keepWritten(unit: Unit, key: Key, row: Row): void;
}

/** The number of the question that a row answers, from 1 on: `WITH ORDINALITY AS asked (…, number)`. */
export interface Numbered {
  number: number;
}

/**
 * How a row is found by its key, alone or with the rows of other keys: on its way to a database on another machine and
 * back, a statement costs several times as much as finding its row.
 */
export interface ByKey<Values extends readonly Single[], Row extends object> {
  one: Statement<Values, Row>;
  /** An array for each value of the key. */
  many: Statement<{ [Place in keyof Values]: Values[Place][] & Value }, Row & Numbered>;
}

/** A database; what is asked of it outside of a unit commits by itself. */
export interface Database extends Queries {
  /**
   * Runs the work and commits it; resolves when it is durable. It is run again where another one was faster, and where
   * the database went away before the commit, so it must do nothing but ask and write.
   */
  unit<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result>;
  /** The game's time. */
  now(): Promise<number>;
  /** Makes a finder of rows by their key. */
  finder<Values extends readonly Single[], Row extends object>(
    statements: ByKey<Values, Row>,
  ): (...values: Values) => Promise<Row | null>;
  /**
   * Rows to be known by the process, so many at most.
   *
   * @param outdatedBy how statements begin after which what is known may no longer be true
   */
  knownRows<Key extends string | number, Row extends object>(
    most: number,
    outdatedBy: readonly string[],
  ): KnownRows<Key, Row>;
  /**
   * The same for rows with a version, of which every reading asks the database.
   *
   * @param sizeOf what a row counts as; by default all count as 1
   */
  versionedRows<Key extends string | number, Row extends object>(
    most: number,
    sizeOf?: (row: Row) => number,
  ): KnownRows<Key, Row>;
  /** Calls the listener with what units note in the audit log, once it is committed. */
  onAudited(listener: AuditListener): void;
}

/** Another unit has written first what only one may write. */
export class LostRaceError extends Error {
  /** As PostgreSQL calls a failed serialisation, which it is. */
  readonly code = "40001";

  constructor() {
    super("Another change came first");
  }
}

/**
 * A cache of rows with a revision. It never hides what another process has written: every reading asks the database
 * whether the revision is still the same, and leaves out the large columns if so.
 */
export class VersionedRows<Key extends string | number, Row extends object> implements KnownRows<Key, Row> {
  private readonly limits: { maxSize: number; sizeCalculation: (row: Row) => number };
  private rows: LRUCache<Key, Row>;

  constructor(max: number, sizeOf?: (row: Row) => number) {
    this.limits = { ...growsTo(max), ...(sizeOf && { sizeCalculation: sizeOf }) };
    this.rows = new LRUCache(this.limits);
  }

  /** Empties the cache: on another server, after a failover, the same revision may be another row. */
  forget(): void {
    this.rows = new LRUCache(this.limits);
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
