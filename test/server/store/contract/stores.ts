import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { newLab, shippedRules } from "../../../../rules/index.ts";
import { openSqliteStore, type Store } from "../../../../server/index.ts";
import type { Clock } from "../../../../server/process/clock.ts";
import { secretHashOf } from "../../../../server/process/secrets.ts";
import type { Intent } from "../../../../server/store/database/intent.ts";
import { openPool } from "../../../../server/store/postgres/open-pool.ts";
import { openPostgresStore } from "../../../../server/store/postgres/open-postgres-store.ts";
import { openDatabase } from "../../../../server/store/sqlite/open-database.ts";
import type { LoginRequest } from "../../../../server/store/store.ts";
import { emptiedPostgres, hasPostgres } from "../../../postgres/fresh-postgres.ts";
import { migratedGame } from "../../migrated-game.ts";
import { dataFolder } from "../../server-process.ts";
import { DAY, START, TestClock } from "../../test-clock.ts";

/** Data that any number of processes may share; they are closed with the test. */
export interface Data {
  /** A process on the data. `movableClock`: in development. */
  process(options?: { clock?: Clock; movableClock?: boolean }): Promise<Store>;
  /** Number of rows of a table. */
  count(table: string): Promise<number>;
  /** Lets the database look at what it holds, as it does by itself from time to time. */
  analyse(): Promise<void>;
  /** The names of all tables. */
  tables(): Promise<string[]>;
  /** What a statement answers, such as all rows of a table. */
  query(sql: string): Promise<Record<string, unknown>[]>;
}

export interface StoreKind {
  name: string;
  /** Commands that make the last statement of a deletion fail, and that mend it. */
  failing: { plant: readonly string[]; remove: readonly string[] };
  freshData(): Promise<Data>;
}

/** What tests look up past the store, by a way to ask the database. */
function asked(query: Data["query"], tables: string): Omit<Data, "process" | "analyse"> {
  return {
    query,
    tables: async () => (await query(tables)).map(({ name }) => String(name)).sort(),
    count: async (table) => Number((await query(`SELECT count(*) AS count FROM ${table}`))[0]?.count),
  };
}

const sqlite: StoreKind = {
  name: "SQLite",
  failing: {
    plant: [
      `CREATE TRIGGER planted BEFORE INSERT ON audit WHEN new.event = 'accountDeleted'
       BEGIN SELECT RAISE(ABORT, 'planted'); END`,
    ],
    remove: ["DROP TRIGGER planted"],
  },
  freshData: async () => {
    const file = join(dataFolder(), "game.sqlite");
    writeFileSync(file, migratedGame());
    return {
      process: async ({ clock = new TestClock(), movableClock = true } = {}) =>
        closedAfterTest(openSqliteStore({ file, clock, movableClock })),
      ...asked(async (sql) => {
        const database = openDatabase(file);
        const statement = database.prepare<[], Record<string, unknown>>(sql);
        const rows = statement.reader ? statement.all() : [];
        if (!statement.reader) statement.run();
        database.close();
        return rows;
      }, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"),
      analyse: async () => {},
    };
  },
};

const postgres: StoreKind = {
  name: "PostgreSQL",
  failing: {
    plant: [
      `CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql
       AS $$ BEGIN RAISE EXCEPTION 'planted'; END $$`,
      `CREATE TRIGGER planted BEFORE INSERT ON audit FOR EACH ROW
       WHEN (new.event = 'accountDeleted') EXECUTE FUNCTION planted()`,
    ],
    remove: ["DROP TRIGGER planted ON audit", "DROP FUNCTION planted"],
  },
  freshData: async () => {
    const url = await emptiedPostgres();
    return {
      process: async ({ clock = new TestClock(), movableClock = true } = {}) =>
        closedAfterTest(await openPostgresStore({ url, clock, movableClock })),
      ...asked(async (sql) => {
        const pool = openPool(url, { max: 1 });
        const { rows } = await pool.query<Record<string, unknown>>(sql);
        await pool.end();
        return rows;
      }, "SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'"),
      analyse: async () => {
        const pool = openPool(url, { max: 1 });
        await pool.query("ANALYZE");
        await pool.end();
      },
    };
  },
};

/** The stores that keep the same promises. */
export const STORES: readonly StoreKind[] = hasPostgres ? [sqlite, postgres] : [sqlite];

export function closedAfterTest(store: Store): Store {
  let closed = false;
  const close = store.close;
  store.close = async () => {
    if (!closed) await close();
    closed = true;
  };
  onTestFinished(() => store.close());
  return store;
}

/** A process on data of its own. */
export async function freshStore({ freshData }: StoreKind): Promise<Store> {
  return (await freshData()).process();
}

/** Logs a player in for the first time; answers the internal number. */
export async function newPlayer(
  store: Store,
  name = "Ann",
  secret = `session of ${name}`,
  more: Partial<LoginRequest> = {},
): Promise<number> {
  const answer = await store.logIn({
    identity: { provider: "development", name },
    firstName: name,
    ticket: null,
    state: null,
    firstLogin: { publicId: `public-${name}`, lab: newLab(shippedRules) },
    newSession: { secretHash: secretHashOf(secret), expiresAt: START + DAY },
    endedSession: null,
    mostSessions: 20,
    ...more,
  });
  if (!answer.ok) throw new Error("The login was refused");
  return answer.player.id;
}

/** Gives a player a thousandth of an egg times a thousand; answers how much they have then. */
export function addEgg(store: Store, player: number) {
  return store.changeLab(player, (lab) => {
    lab.resources.eggs += 1000;
    return { ok: true, reply: lab.resources.eggs };
  });
}

export async function eggs(store: Store, player: number): Promise<number> {
  return (await store.readLab(player)).lab.resources.eggs;
}

/** The transaction that mints a player's creature. */
export const mint = (playerId: number): Intent => ({
  intentHash: "one",
  purpose: "creatureMint",
  playerId,
  subject: "#1#",
  account: "ann",
});

/** Work that changes nothing. */
export const nothing = () => ({ ok: true as const, reply: null });
