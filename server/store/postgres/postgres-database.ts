import type { Pool } from "pg";
import type { AuditListener } from "../database/audit-event.ts";
import {
  type ByKey,
  type Database,
  type KnownRows,
  type Numbered,
  type Unit,
  type Value,
  VersionedRows,
} from "../database/unit.ts";
import type { PostgresTime } from "./postgres-time.ts";
import { PooledQueries } from "./queries.ts";
import type { Transactions } from "./transactions.ts";

/** Statements of one lookup that are on their way at once; what is asked meanwhile waits for the next one. */
const MOST_UNDERWAY = 2;

interface Question<Asked, Row> {
  asked: Asked;
  resolve: (row: Row | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Finds rows by their key. What is asked in the same moment travels in one statement: on its way to the database and
 * back a statement costs a process, and the database, several times as much as finding its row.
 */
export class Lookup<Asked, Row extends Numbered> {
  private readonly ask: (asked: readonly Asked[]) => Promise<Row[]>;
  private questions: Question<Asked, Row>[] = [];
  private underway = 0;

  /** @param ask finds the rows of all questions with one statement */
  constructor(ask: (asked: readonly Asked[]) => Promise<Row[]>) {
    this.ask = ask;
  }

  /** The row as it stands in the database at a moment after the call, or null. */
  find(asked: Asked): Promise<Row | null> {
    if (this.questions.length === 0 && this.underway < MOST_UNDERWAY) setImmediate(() => this.send());
    return new Promise((resolve, reject) => this.questions.push({ asked, resolve, reject }));
  }

  private send(): void {
    const { questions } = this;
    if (questions.length === 0 || this.underway >= MOST_UNDERWAY) return;
    this.questions = [];
    this.underway += 1;
    this.ask(questions.map(({ asked }) => asked))
      .then((rows) => answer(questions, rows))
      .catch((error: unknown) => {
        for (const { reject } of questions) reject(error);
      })
      .finally(() => {
        this.underway -= 1;
        this.send();
      });
  }
}

function answer<Row extends Numbered>(questions: readonly Question<unknown, Row>[], rows: Row[]): void {
  const found = new Map(rows.map((row) => [row.number, row]));
  for (const [index, { resolve }] of questions.entries()) resolve(found.get(index + 1) ?? null);
}

/** A PostgreSQL database as the subjects of the store ask it. */
export class PostgresDatabase extends PooledQueries implements Database {
  private readonly transactions: Transactions;
  private readonly time: PostgresTime;
  private readonly cached: VersionedRows<string | number, object>[] = [];

  constructor(
    pool: Pool,
    transactions: Transactions,
    time: PostgresTime,
    onFailure: (error: unknown) => void,
  ) {
    super(pool, onFailure);
    this.transactions = transactions;
    this.time = time;
    // A new connection may lead to another server, where the same revision may be another row.
    pool.on("connect", () => {
      for (const rows of this.cached) rows.forget();
    });
  }

  unit<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result> {
    return this.transactions.run(work);
  }

  async now(): Promise<number> {
    return (await this.time.clockFor(this))();
  }

  finder<Values extends readonly (string | number | boolean | Buffer)[], Row extends object>({
    many,
  }: ByKey<Values, Row>): (...values: Values) => Promise<Row | null> {
    const lookup = new Lookup((asked: readonly Values[]) => {
      const columns = asked[0]?.map((_, place) => asked.map((values) => values[place])) ?? [];
      return this.send<Row & Numbered>(many, columns as Value[]).then(({ rows }) => rows);
    });
    return async (...values) => {
      const found = await lookup.find(values);
      if (found === null) return null;
      const { number: _number, ...row } = found;
      return row as unknown as Row;
    };
  }

  knownRows<Key extends string | number, Row extends object>(most: number): KnownRows<Key, Row> {
    return this.versionedRows(most);
  }

  versionedRows<Key extends string | number, Row extends object>(
    most: number,
    sizeOf?: (row: Row) => number,
  ): KnownRows<Key, Row> {
    const rows = new VersionedRows<Key, Row>(most, sizeOf);
    this.cached.push(rows as unknown as VersionedRows<string | number, object>);
    return rows;
  }

  onAudited(listener: AuditListener): void {
    this.transactions.onAudited(listener);
  }
}
