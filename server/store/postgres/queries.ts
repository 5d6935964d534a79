import type { ClientBase, Pool, QueryResult } from "pg";
import type { Queries, Statement, Value } from "../database/unit.ts";
import { databaseError, isDown, withRetries } from "./errors.ts";

/** Asks the database on one connection. */
export class PostgresQueries implements Queries {
  protected readonly connection: Pick<ClientBase | Pool, "query">;

  constructor(connection: Pick<ClientBase | Pool, "query">) {
    this.connection = connection;
  }

  async all<Values extends readonly Value[], Row extends object>(
    asked: Statement<Values, Row>,
    ...values: Values
  ): Promise<Row[]> {
    return (await this.send<Row>(asked, values)).rows;
  }

  async first<Values extends readonly Value[], Row extends object>(
    asked: Statement<Values, Row>,
    ...values: Values
  ): Promise<Row | null> {
    return (await this.send<Row>(asked, values)).rows[0] ?? null;
  }

  /** Number of rows that the statement has written. */
  async run<Values extends readonly Value[]>(
    asked: Statement<Values, never>,
    ...values: Values
  ): Promise<number> {
    return (await this.send(asked, values)).rowCount ?? 0;
  }

  protected async send<Row extends object>(
    { name, text }: Pick<Statement<Value[]>, "name" | "text">,
    values: readonly Value[],
  ): Promise<QueryResult<Row>> {
    try {
      return await this.connection.query<Row>({ name, text, values: [...values] });
    } catch (error) {
      throw databaseError(error);
    }
  }
}

/**
 * Asks on any connection that is free. What only reads is asked again when the connection was lost: the pool may not
 * have noticed yet that the database was started anew. A write is not, as it may have been carried out.
 */
export class PooledQueries extends PostgresQueries {
  private readonly onFailure: (error: unknown) => void;

  constructor(pool: Pool, onFailure: (error: unknown) => void) {
    super(pool);
    this.onFailure = onFailure;
  }

  protected override async send<Row extends object>(
    asked: Pick<Statement<Value[]>, "name" | "text">,
    values: readonly Value[],
  ): Promise<QueryResult<Row>> {
    const once = () => super.send<Row>(asked, values);
    try {
      return await (READING.test(asked.text) ? withRetries(once, isDown) : once());
    } catch (error) {
      this.onFailure(error);
      throw error;
    }
  }
}

export const READING = /^\s*SELECT\b/;
