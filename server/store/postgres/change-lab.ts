import { performance } from "node:perf_hooks";
import { cloneLab } from "../../../rules/index.ts";
import { labDaysOf } from "../lab-days.ts";
import type { LabAnswer, LabWork } from "../lab-work.ts";
import type { Repeatable } from "../store.ts";
import { hasLostRace, isDown } from "./database-errors.ts";
import { type Labs, newRevision } from "./labs.ts";
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
  const inTransaction = () =>
    transactions.run((transaction) => labs.change(transaction, playerId, work, repeat));
  const known = repeat || time.isDue() ? undefined : labs.known(playerId);
  if (!known) return inTransaction();
  const lab = cloneLab(known.lab);
  const now = (await time.clockFor(queries))();
  const answer = work(lab, now);
  const row = { revision: newRevision(), state: JSON.stringify(lab), lab };
  if (!answer.ok || row.state === known.state) return inTransaction();
  const until = performance.now() + LONGEST_WAIT_MS;
  try {
    const days = labDaysOf(now, answer.events);
    return (await labs.replace(queries, playerId, known.revision, row, days)) ? answer : inTransaction();
  } catch (error) {
    if (hasLostRace(error)) return inTransaction();
    if (!isDown(error) || performance.now() >= until) throw error;
    return transactions.run(async (transaction) => {
      const { revision } = await labs.lock(transaction, playerId);
      if (revision === row.revision) return answer;
      // Another change came meanwhile, before or after this one: nobody can tell.
      if (revision !== known.revision) throw error;
      const again = await labs.change(transaction, playerId, work);
      labs.outdate(transaction, playerId, known.revision);
      return again;
    });
  }
}
