import type { LabWork } from "../../../server/store/database/lab-work.ts";
import {
  openPostgresStore,
  type PostgresOptions,
} from "../../../server/store/postgres/open-postgres-store.ts";
import { ConnectionBetween } from "../../postgres/connection-between.ts";
import { emptiedPostgres } from "../../postgres/fresh-postgres.ts";
import { TestClock } from "../test-clock.ts";
import { closedAfterTest, newPlayer } from "./contract/stores.ts";

/** A process on a database that does not wait long for it when it is closed. */
export async function storeOn(url: string, pool: PostgresOptions["pool"] = {}) {
  const options = { url, clock: new TestClock(), movableClock: false, pool, goodbyeMs: 100 };
  return closedAfterTest(await openPostgresStore(options));
}

/** A store with a player, behind connections that can be cut, and another process on its database. */
export async function storeBehind() {
  const url = await emptiedPostgres();
  const between = await ConnectionBetween.to(url);
  const [store, elsewhere] = [await storeOn(between.url), await storeOn(url)];
  return { between, store, elsewhere, ann: await newPlayer(store) };
}

/** Work that adds 1,000 eggs, and how often it was run. */
export function counting(inFirstRun = () => {}): { runs: number; add: LabWork<number> } {
  const work = {
    runs: 0,
    add: (lab: Parameters<LabWork<number>>[0]) => {
      work.runs += 1;
      if (work.runs === 1) inFirstRun();
      lab.resources.eggs += 1000;
      return { ok: true as const, reply: lab.resources.eggs };
    },
  };
  return work;
}
