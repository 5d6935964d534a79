import type { GoalStore } from "./goal-store.ts";
import type { StoreParts } from "./store-parts.ts";
import { statement } from "./unit.ts";

const find = statement<[string], { digest: string }>("SELECT digest FROM counted_replays WHERE digest = $1");
const insert = statement<[string, number, number]>(
  "INSERT INTO counted_replays (digest, player_id, counted_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
);

/** The part of the store about goals. */
export function goalStore({ database, labs }: Pick<StoreParts, "database" | "labs">): GoalStore {
  return {
    countReplay: (playerId, [digest, earlier], work) =>
      database.unit(async (unit) => {
        if (await unit.first(find, earlier)) return null;
        // Another unit that counts the same replay is waited for here.
        const isNew = (await unit.run(insert, digest, playerId, unit.now())) === 1;
        return isNew ? labs.change(unit, playerId, work) : null;
      }),
  };
}
