import type { LabAnswer, LabWork } from "../database/lab-work.ts";
import { statement } from "../database/unit.ts";
import type { StoreParts } from "./store-parts.ts";

/** The part of the store about goals; see `Store`. */
export interface GoalStore {
  /**
   * Changes the lab for a replay that has not counted yet, and records under its digest that it has (`GAP-68`). null if
   * one with this digest, or with that of earlier releases, has counted before, for whichever player: then nothing
   * changes.
   */
  countReplay<Reply>(
    playerId: number,
    digests: readonly [digest: string, earlier: string],
    work: LabWork<Reply>,
  ): Promise<LabAnswer<Reply> | null>;
}

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
