import type { GoalStore } from "../goal-store.ts";
import { statement } from "./queries.ts";
import type { StoreParts } from "./store-parts.ts";

const find = statement<[string], { digest: string }>("SELECT digest FROM counted_replays WHERE digest = $1");
const insert = statement<[string, number, number]>(
  "INSERT INTO counted_replays (digest, player_id, counted_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
);

/** The part of the store about goals. */
export function postgresGoalStore({ transactions, labs }: StoreParts): GoalStore {
  return {
    countReplay: (playerId, [digest, earlier], work) =>
      transactions.run(async (transaction) => {
        if (await transaction.first(find, earlier)) return null;
        // Another transaction that counts the same replay is waited for here.
        const isNew = (await transaction.run(insert, digest, playerId, transaction.now())) === 1;
        return isNew ? labs.change(transaction, playerId, work) : null;
      }),
  };
}
