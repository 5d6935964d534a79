import { join } from "node:path";
import { OperatorError } from "../../process/program.ts";
import { type DataPlace, GAME_FILE } from "../database/data-place.ts";
import { TABLES_MOVED, type TableMoved } from "../game-tables.ts";
import { type Column, type EmptyEnd, type GameEnd, RowDigest } from "./game-copies.ts";
import { openPostgresSource, openPostgresTarget } from "./postgres-end.ts";
import { openSqliteSource, openSqliteTarget } from "./sqlite-end.ts";

export interface TableCount {
  table: TableMoved;
  rows: number;
}

/**
 * Copies every table and reads all of them back: only if each has the same rows is anything kept. Answers the number of
 * rows of each.
 */
export async function moveGame(source: GameEnd, target: EmptyEnd): Promise<TableCount[]> {
  const sent: { table: TableMoved; columns: readonly Column[]; digest: RowDigest }[] = [];
  for (const table of TABLES_MOVED) {
    const columns = await commonColumns(table, source, target);
    sent.push({ table, columns, digest: await copyTable(table, columns, source, target) });
  }
  for (const { table, columns, digest } of sent) {
    const kept = await digestOf(target, table, columns);
    if (!kept.equals(digest))
      throw new Error(
        `The table ${table} came out different on ${target.name} (${digest.rows} rows sent, ${kept.rows} found): nothing was moved.`,
      );
  }
  await target.keep();
  return sent.map(({ table, digest }) => ({ table, rows: digest.rows }));
}

/** The columns of a table. Throws where the two stores do not have the same ones. */
export async function commonColumns(table: TableMoved, source: GameEnd, target: GameEnd): Promise<Column[]> {
  const columns = await source.columnsOf(table);
  const [here, there] = [columns, await target.columnsOf(table)].map((all) =>
    all.map(({ name, kind }) => `${name} ${kind}`).sort(),
  );
  if (columns.length === 0 || String(here) !== String(there))
    throw new Error(
      `The table ${table} has other columns on ${source.name} (${here}) than on ${target.name} (${there})`,
    );
  return columns;
}

async function copyTable(
  table: TableMoved,
  columns: readonly Column[],
  source: GameEnd,
  target: EmptyEnd,
): Promise<RowDigest> {
  const digest = new RowDigest();
  try {
    for await (const rows of source.rowsOf(table, columns)) {
      digest.add(rows);
      await target.write(table, columns, rows);
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The table ${table} cannot be moved (${reason}): nothing was moved.`, { cause });
  }
  return digest;
}

async function digestOf(end: GameEnd, table: TableMoved, columns: readonly Column[]): Promise<RowDigest> {
  const digest = new RowDigest();
  for await (const rows of end.rowsOf(table, columns)) digest.add(rows);
  return digest;
}

/** Moves a game between SQLite in the data folder and PostgreSQL; see `moveGame`. */
export async function moveStore(
  direction: "sqlite to postgres" | "postgres to sqlite",
  { dataFolder, databaseUrl }: DataPlace,
): Promise<TableCount[]> {
  if (databaseUrl === null)
    throw new OperatorError(
      "DATABASE_URL must name the PostgreSQL database, and DATA_DIR the folder of the game.",
    );
  const file = join(dataFolder, GAME_FILE);
  const toPostgres = direction === "sqlite to postgres";
  const source = await (toPostgres ? openSqliteSource(file) : openPostgresSource(databaseUrl));
  try {
    const target = await (toPostgres ? openPostgresTarget(databaseUrl) : openSqliteTarget(file));
    try {
      return await moveGame(source.end, target.end);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
