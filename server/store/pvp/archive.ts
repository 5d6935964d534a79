import {
  ARCHIVED_AT_ONCE,
  type ArchivedBattle,
  type ArchivedRow,
  archivedBattleOf,
  archivedCourse,
  packCourse,
  SELECT_ARCHIVED,
} from "../archived-battle.ts";
import type { StoreParts } from "../store-parts.ts";
import { type Queries, statement } from "../unit.ts";

const selectOver = statement<[number, number], { id: string }>(
  `SELECT battle_id AS id FROM pvp_courses JOIN pvp_results USING (battle_id)
   WHERE due_at IS NULL AND completed_at <= $1 ORDER BY battle_id LIMIT $2`,
);
const select = {
  id: statement<[string], ArchivedRow>(`${SELECT_ARCHIVED} id = $1`),
  watchId: statement<[string], ArchivedRow>(`${SELECT_ARCHIVED} watch_id = $1`),
};
/** Of two processes that archive a battle at the same moment the second one finds no row. */
const deleteCourses = statement<[readonly string[]], { id: string }>(
  "DELETE FROM pvp_courses WHERE battle_id = ANY ($1) RETURNING battle_id AS id",
);
const deleteDecisions = statement<[readonly string[]]>(
  "DELETE FROM pvp_decisions WHERE battle_id = ANY ($1)",
);
const clearSetups = statement<[readonly string[]]>("UPDATE pvp_battles SET setup = '' WHERE id = ANY ($1)");
const insert = statement<[string, string, number, Buffer]>(
  "INSERT INTO pvp_archive (battle_id, rules_hash, completed_at, course) VALUES ($1, $2, $3, $4)",
);

export async function findArchivedBattle(
  queries: Queries,
  by: "id" | "watchId",
  id: string,
): Promise<ArchivedBattle | null> {
  const row = await queries.first(select[by], id);
  return row && archivedBattleOf(row);
}

/** Archives some battles that ended at a moment or earlier; returns whether more are left. */
export async function archiveBattles(
  { database, battles }: StoreParts,
  endedBy: number,
  rulesHash: (hash: string) => string,
): Promise<boolean> {
  const over = await database.all(selectOver, endedBy, ARCHIVED_AT_ONCE);
  if (over.length === 0) return false;
  const read = await Promise.all(over.map(({ id }) => battles.read(database, id)));
  const packed = await Promise.all(
    read
      .filter((battle) => battle !== null)
      .map(async (battle) => ({ battle, course: await packCourse(archivedCourse(battle)) })),
  );
  await database.unit(async (unit) => {
    const deleted = await unit.all(
      deleteCourses,
      packed.map(({ battle }) => battle.id),
    );
    const ids = deleted.map(({ id }) => id);
    unit.write(deleteDecisions, ids);
    unit.write(clearSetups, ids);
    for (const { battle, course } of packed)
      if (battle.result && ids.includes(battle.id))
        unit.write(insert, battle.id, rulesHash(battle.rulesHash), battle.result.completedAt, course);
  });
  return over.length === ARCHIVED_AT_ONCE;
}
