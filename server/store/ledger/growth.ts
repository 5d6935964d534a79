import type { Growth } from "../ledger-store.ts";
import { type Queries, statement } from "../unit.ts";

const select = statement<[number, string], Growth>(
  "SELECT form, upgrades FROM expected_growth WHERE player_id = $1 AND creature_id = $2",
);
const upsert = statement<[number, string, number, number]>(
  `INSERT INTO expected_growth (player_id, creature_id, form, upgrades) VALUES ($1, $2, $3, $4)
   ON CONFLICT (player_id, creature_id) DO UPDATE SET form = excluded.form, upgrades = excluded.upgrades`,
);

/** Each creature's growth after the last unit its player requested (`GAP-53`). */
export function expectedGrowth(
  queries: Queries,
  playerId: number,
  creatureId: string,
): Promise<Growth | null> {
  return queries.first(select, playerId, creatureId);
}

export async function expectGrowth(
  queries: Queries,
  playerId: number,
  creatureId: string,
  { form, upgrades }: Growth,
): Promise<void> {
  await queries.run(upsert, playerId, creatureId, form, upgrades);
}
