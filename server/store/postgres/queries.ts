import type { ClientBase, Pool, QueryResult } from "pg";
import { databaseError, isDown } from "./database-errors.ts";
import { withRetries } from "./retry.ts";

/** What may stand for a place such as `$1` of a statement. */
export type Value = Single | null | readonly string[] | readonly number[] | readonly Buffer[];
type Single = string | number | boolean | Buffer;

/** A statement with the types of its values and of a row that it returns. It is prepared once per connection. */
export interface Statement<Values extends readonly Value[], Row = never> {
  /** Under which a connection knows it. */
  readonly name: string;
  readonly text: string;
  /** Never there: they carry the types alone. */
  readonly values?: Values;
  readonly row?: Row;
}

let made = 0;

/** A statement; made once, when its module is loaded. */
export function statement<Values extends readonly Value[], Row = never>(
  text: string,
): Statement<Values, Row> {
  made += 1;
  return { name: `s${made}`, text };
}

/** A statement that both stores share, with a question mark for each value, in the form of PostgreSQL. */
export function shared<Values extends readonly Value[], Row = never>(sql: string): Statement<Values, Row> {
  let place = 0;
  const numbered = sql.replace(/\?/g, () => {
    place += 1;
    return `$${place}`;
  });
  return statement(numbered);
}

/** Asks the database on one connection. */
export class Queries {
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

const READING = /^\s*SELECT\b/;

/**
 * Asks on any connection that is free. What only reads is asked again when the connection was lost: the pool may not
 * have noticed yet that the database was started anew. A write is not, as it may have been carried out.
 */
export class PooledQueries extends Queries {
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
