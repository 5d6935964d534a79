import { performance } from "node:perf_hooks";
import { cloneLab } from "../../../rules/index.ts";
import type { LabAnswer, LabWork } from "../lab-work.ts";
import type { Repeatable } from "../store.ts";
import { hasLostRace, isDown } from "./database-errors.ts";
import type { LabRow, Labs } from "./labs.ts";
import { LONGEST_WAIT_MS } from "./open-pool.ts";
import type { PostgresTime } from "./postgres-time.ts";
import type { Queries } from "./queries.ts";
import type { Transactions } from "./transactions.ts";

interface Deps {
  queries: Queries;
  transactions: Transactions;
  labs: Labs;
  time: PostgresTime;
}

/**
 * Runs the work on the lab that this process knows and stores the result with one statement: a quarter of what a
 * transaction costs. The locked lab decides in a transaction where this process knows none, where the rules refuse or
 * nothing changes, where another change was faster, and where more than the lab is stored.
 */
export async function changeLab<Reply>(
  deps: Deps,
  playerId: number,
  work: LabWork<Reply>,
  repeat?: Repeatable,
): Promise<LabAnswer<Reply>> {
  const { queries, transactions, labs, time } = deps;
  const known = repeat || time.isDue() ? undefined : labs.known(playerId);
  if (known) {
    const lab = cloneLab(known.lab);
    const answer = work(lab, (await time.clockFor(queries))());
    const row = { revision: known.revision + 1, state: JSON.stringify(lab), lab };
    if (answer.ok && row.state !== known.state && (await isStored(deps, playerId, row))) return answer;
  }
  return transactions.run((transaction) => labs.change(transaction, playerId, work, repeat));
}

/**
 * Whether the next lab could be stored. After a lost answer the stored lab tells, unless it has changed since or the
 * player has waited long enough.
 */
async function isStored(
  { queries, transactions, labs }: Deps,
  playerId: number,
  row: LabRow,
): Promise<boolean> {
  const until = performance.now() + LONGEST_WAIT_MS;
  try {
    return await labs.storeNext(queries, playerId, row);
  } catch (error) {
    if (hasLostRace(error)) return false;
    if (!isDown(error) || performance.now() >= until) throw error;
    const stored = await transactions.run((transaction) => labs.lock(transaction, playerId));
    if (stored.revision < row.revision) return false;
    if (stored.revision === row.revision && stored.state === row.state) return true;
    throw error;
  }
}
