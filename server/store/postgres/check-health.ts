import type { StoreHealth } from "../store-health.ts";
import { type Queries, statement } from "../unit.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import type { SpaceWatch } from "./space-watch.ts";

const selectForm = statement<[], { form: number }>("SELECT max(number) AS form FROM migrations");
const storeTrial = statement<[number]>(
  "INSERT INTO settings VALUES ('tried_at', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
);

/**
 * Commits a trial value; rejects if the server is away, takes no changes, has a full disk (`ABU-110`) or waits for a
 * standby that is gone.
 */
export async function checkHealth(queries: Queries, space: SpaceWatch): Promise<StoreHealth> {
  const isOurs = (await queries.first(selectForm))?.form === MIGRATIONS.length;
  if (isOurs) await queries.run(storeTrial, Date.now());
  await space.check(queries);
  // Its disk is another machine's.
  return { problem: isOurs ? null : "other_version", freeBytes: null };
}
