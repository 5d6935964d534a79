import type { Pool } from "pg";
import type { AuditListener } from "../audit-event.ts";
import type { ByKey, Database, KnownRows, Numbered, Unit, Value } from "../unit.ts";
import { VersionedRows } from "../versioned-rows.ts";
import { Lookup } from "./lookup.ts";
import type { PostgresTime } from "./postgres-time.ts";
import { PooledQueries } from "./queries.ts";
import type { Transactions } from "./transactions.ts";

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

  versionedRows<Key extends string | number, Row extends object>(most: number): KnownRows<Key, Row> {
    const rows = new VersionedRows<Key, Row>(most);
    this.cached.push(rows as unknown as VersionedRows<string | number, object>);
    return rows;
  }

  onAudited(listener: AuditListener): void {
    this.transactions.onAudited(listener);
  }
}
