import type { StoreHealth } from "../store-health.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import { type Queries, statement } from "./queries.ts";

const selectForm = statement<[], { form: number }>("SELECT max(number) AS form FROM migrations");
const storeTrial = statement<[number]>(
  "INSERT INTO settings VALUES ('tried_at', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
);

/** Commits a trial value; rejects if the server is away, takes no changes or waits for a standby that is gone. */
export async function checkHealth(queries: Queries): Promise<StoreHealth> {
  const isOurs = (await queries.first(selectForm))?.form === MIGRATIONS.length;
  if (isOurs) await queries.run(storeTrial, Date.now());
  // Its disk is another machine's.
  return { problem: isOurs ? null : "other_version", freeBytes: null };
}
