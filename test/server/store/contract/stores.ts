import { join } from "node:path";
import { onTestFinished } from "vitest";
import { newLab, shippedRules } from "../../../../rules/index.ts";
import type { Clock } from "../../../../server/clock.ts";
import { openSqliteStore, type Store } from "../../../../server/index.ts";
import { secretHashOf } from "../../../../server/session/secret-hash.ts";
import type { Intent } from "../../../../server/store/ledger-store.ts";
import { openPool } from "../../../../server/store/postgres/open-pool.ts";
import { openPostgresStore } from "../../../../server/store/postgres/open-postgres-store.ts";
import { openDatabase } from "../../../../server/store/sqlite/open-database.ts";
import type { LoginRequest } from "../../../../server/store/store.ts";
import { emptiedPostgres, hasPostgres } from "../../../postgres/fresh-postgres.ts";
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
}

export interface StoreKind {
  name: string;
  freshData(): Promise<Data>;
}

const sqlite: StoreKind = {
  name: "SQLite",
  freshData: async () => {
    const file = join(dataFolder(), "game.sqlite");
    return {
      process: async ({ clock = new TestClock(), movableClock = true } = {}) =>
        closedAfterTest(openSqliteStore({ file, clock, movableClock })),
      count: async (table) => {
        const database = openDatabase(file, { readonly: true });
        const count = database.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
        database.close();
        return count;
      },
      analyse: async () => {},
    };
  },
};

const postgres: StoreKind = {
  name: "PostgreSQL",
  freshData: async () => {
    const url = await emptiedPostgres();
    return {
      process: async ({ clock = new TestClock(), movableClock = true } = {}) =>
        closedAfterTest(await openPostgresStore({ url, clock, movableClock })),
      count: async (table) => {
        const pool = openPool(url, { max: 1 });
        const { rows } = await pool.query<{ count: number }>(`SELECT count(*) AS count FROM ${table}`);
        await pool.end();
        return rows[0]?.count ?? 0;
      },
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
