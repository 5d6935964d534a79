import type { PoolClient } from "pg";
import { TABLES_MOVED, type TableMoved } from "../game-tables.ts";
import { applyMigrations } from "../postgres/migrate.ts";
import { MIGRATIONS } from "../postgres/migrations/list.ts";
import { connect, formOfGame, openForTool, refuseServers, schemaOf } from "../postgres/open-pool.ts";
import { dropEmptyGame } from "../postgres/postgres-copies.ts";
import {
  BATCH_ROWS,
  type Cell,
  type Column,
  type ColumnKind,
  type EmptyEnd,
  type GameEnd,
  type Opened,
  type Row,
  refuseOtherForm,
} from "./game-copies.ts";

/** Types of columns: what they hold, as which type a value is sent, and what makes it the column's own. */
const TYPES: Readonly<Record<string, { kind: ColumnKind; sent: string; cast?: string }>> = {
  integer: { kind: "number", sent: "integer" },
  bigint: { kind: "number", sent: "bigint" },
  "double precision": { kind: "number", sent: "double precision" },
  boolean: { kind: "number", sent: "integer", cast: "::boolean" },
  text: { kind: "text", sent: "text" },
  bytea: { kind: "bytes", sent: "bytea" },
};

interface TypedColumn {
  name: string;
  type: string;
  isIdentity: boolean;
}

/** A game in PostgreSQL, within a transaction. */
export class PostgresEnd implements EmptyEnd {
  readonly name = "PostgreSQL";
  private readonly client: PoolClient;
  private readonly types = new Map<TableMoved, readonly TypedColumn[]>();

  constructor(client: PoolClient) {
    this.client = client;
  }

  async columnsOf(table: TableMoved): Promise<Column[]> {
    const { rows } = await this.client.query<TypedColumn>(
      `SELECT column_name AS name, data_type AS type, is_identity = 'YES' AS "isIdentity"
       FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1
       ORDER BY ordinal_position`,
      [table],
    );
    this.types.set(table, rows);
    return rows.map(({ name, type }) => ({ name, kind: typeNamed(table, name, type).kind }));
  }

  async *rowsOf(table: TableMoved, columns: readonly Column[]): AsyncGenerator<Row[]> {
    const cells = columns.map((column) =>
      this.typeOf(table, column).cast === undefined ? `"${column.name}"` : `"${column.name}"::integer`,
    );
    await this.client.query(`DECLARE moved NO SCROLL CURSOR FOR SELECT ${cells.join(", ")} FROM ${table}`);
    for (;;) {
      const fetch = { text: `FETCH ${BATCH_ROWS} FROM moved`, rowMode: "array" as const };
      const { rows } = await this.client.query<Cell[]>(fetch);
      if (rows.length === 0) break;
      yield rows;
    }
    await this.client.query("CLOSE moved");
  }

  /** One array for each column: a statement may have no more than 65,535 values, but each may be an array. */
  async write(table: TableMoved, columns: readonly Column[], rows: readonly Row[]): Promise<void> {
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    const typed = columns.map((column) => this.typeOf(table, column));
    const arrays = typed.map(({ sent }, index) => `$${index + 1}::${sent}[]`);
    const cells = typed.map(({ cast = "" }, index) => `cell${index}${cast}`);
    const sent = typed.map((_, index) => `cell${index}`);
    const overDefaults =
      table === "settings" ? "ON CONFLICT (name) DO UPDATE SET value = excluded.value" : "";
    await this.client.query(
      `INSERT INTO ${table} (${names}) SELECT ${cells.join(", ")}
       FROM unnest(${arrays.join(", ")}) AS sent (${sent.join(", ")}) ${overDefaults}`,
      columns.map((_, index) => rows.map((row) => row[index])),
    );
  }

  async keep(): Promise<void> {
    for (const [table, columns] of this.types)
      for (const { name } of columns.filter(({ isIdentity }) => isIdentity))
        await this.client.query(
          `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max(${name}), 1), max(${name}) IS NOT NULL)
           FROM ${table}`,
          [table, name],
        );
    await this.client.query("COMMIT");
    // Otherwise the first questions would be planned for empty tables.
    await this.client.query("ANALYZE");
  }

  private typeOf(table: TableMoved, { name }: Column): (typeof TYPES)[string] {
    const column = this.types.get(table)?.find((typed) => typed.name === name);
    return typeNamed(table, name, column?.type ?? "unknown");
  }
}

function typeNamed(table: string, name: string, type: string): (typeof TYPES)[string] {
  const known = TYPES[type];
  if (!known) throw new Error(`No store can move ${table}.${name}, which is ${type} on PostgreSQL`);
  return known;
}

/** Opens a game that is to move; nothing else can change it for as long. */
export function openPostgresSource(url: string): Promise<Opened<GameEnd>> {
  return inTransaction(url, async (client) => {
    await schemaOf(client);
    await refuseServers(client);
    refuseOtherForm("PostgreSQL", await formOfGame(client), MIGRATIONS.length);
    await client.query(`LOCK TABLE ${TABLES_MOVED.join(", ")} IN SHARE MODE`);
  });
}

/** Creates a game to move into, in an empty database. */
export function openPostgresTarget(url: string): Promise<Opened<EmptyEnd>> {
  return inTransaction(url, async (client) => {
    await dropEmptyGame(client);
    await applyMigrations(client);
  });
}

async function inTransaction(
  url: string,
  begin: (client: PoolClient) => Promise<void>,
): Promise<Opened<EmptyEnd>> {
  const pool = openForTool(url);
  try {
    const client = await connect(pool);
    // A connection that is given back like this is cut, which gives up what was not kept.
    const close = async () => {
      client.release(true);
      await pool.end();
    };
    try {
      await client.query("BEGIN");
      await begin(client);
      return { end: new PostgresEnd(client), close };
    } catch (error) {
      client.release(true);
      throw error;
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
}
