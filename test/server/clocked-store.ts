import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { newLab, shippedRules } from "../../rules/index.ts";
import { Cleaner } from "../../server/app/background-jobs.ts";
import { openSqliteStore, type Store } from "../../server/index.ts";
import type { Clock } from "../../server/process/clock.ts";
import { secretHashOf } from "../../server/process/secrets.ts";
import { openDatabase } from "../../server/store/sqlite/open-database.ts";
import { BOT_TOKEN, DAY, LAB_HASH, type LabServer, labServer, START } from "./lab-server.ts";
import { dataFolder } from "./server-process.ts";
import { TestClock } from "./test-clock.ts";

export const MINUTE = 60_000;
export const environment = { TELEGRAM_BOT_TOKEN: BOT_TOKEN };
export const newFile = () => join(dataFolder(), "game.sqlite");

/** A process on the data, closed with the test. */
export function processOn(file: string, clock: Clock): Store {
  const store = openSqliteStore({ file, clock, movableClock: false });
  onTestFinished(() => store.close());
  return store;
}

export function logIn(store: Store, name = "Ann", expiresAt = START + 30 * DAY) {
  return store.logIn({
    identity: { provider: "development", name },
    firstName: name,
    ticket: null,
    state: null,
    firstLogin: { publicId: `public-${name}`, lab: newLab(shippedRules) },
    newSession: { secretHash: secretHashOf(`session of ${name}`), expiresAt },
    endedSession: null,
    mostSessions: 20,
  });
}

export function rows(file: string, table: string): number {
  const database = openDatabase(file, { readonly: true });
  const count = database.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
  database.close();
  return count;
}

/** Lets a cleaner work for a while, as it does: every ten seconds. */
export async function cleanFor(ms: number, clock: TestClock, cleaner: Cleaner): Promise<void> {
  for (let ran = 0; ran <= ms; ran += 10_000) {
    await cleaner.round();
    clock.pass(10_000);
  }
}

export const quiet = pino({ level: "silent" });

const hashes = { rulesHash: LAB_HASH, earlierHashes: [] };

/** A server and its cleaner, on a clock that shows another time than the last one did. */
export async function startedAt(
  file: string,
  time: number,
): Promise<{ server: LabServer; cleaner: Cleaner }> {
  const clock = new TestClock(time);
  const server = await labServer({ file, clock, environment });
  return { server, cleaner: new Cleaner({ store: server.store, clock, log: quiet, ...hashes }) };
}
