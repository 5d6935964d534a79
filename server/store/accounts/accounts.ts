import { type AccountRow, accountOfRow, containing, HAS_LOGIN } from "../account-row.ts";
import type { PlayerAccount } from "../account-store.ts";
import { type Queries, statement, type Unit } from "../unit.ts";

const SELECT = `SELECT id, public_id AS "publicId", first_name AS "firstName", name_fixed AS "nameFixed",
  created_at AS "createdAt", telegram_id AS "telegramId", development_name AS "developmentName",
  suspended_for AS "suspendedFor", deletion_due_at AS "deletionDueAt", language FROM players WHERE ${HAS_LOGIN}`;
const lock = statement<[number], AccountRow>(`${SELECT} AND id = $1 FOR NO KEY UPDATE`);
const selectByPublicId = statement<[string], AccountRow>(`${SELECT} AND public_id = $1`);
const selectFound = statement<[string, string, number], AccountRow>(
  `${SELECT} AND (public_id = $1 OR telegram_id = $1 OR development_name = $1 OR lower(first_name) LIKE lower($2) ESCAPE '\\'
     OR id = (SELECT player_id FROM bound_accounts WHERE account = $1))
   ORDER BY id LIMIT $3`,
);
const selectDue = statement<[number, number], { id: number }>(
  "SELECT id FROM players WHERE deletion_due_at <= $1 ORDER BY deletion_due_at LIMIT $2",
);
const rename = statement<[string, number]>(
  "UPDATE players SET first_name = $1, name_fixed = true WHERE id = $2",
);
const renameInBattles = ["player1", "player2"].map((side) =>
  statement<[string, number]>(`UPDATE pvp_battles SET ${side}_name = $1 WHERE ${side}_id = $2`),
);
const unfixName = statement<[number]>("UPDATE players SET name_fixed = false WHERE id = $1");
const suspend = statement<[string | null, number]>("UPDATE players SET suspended_for = $1 WHERE id = $2");
const setDeletion = statement<[number | null, number]>(
  "UPDATE players SET deletion_due_at = $1 WHERE id = $2",
);
const languages = [
  "UPDATE players SET language = $1 WHERE id = $2",
  "UPDATE callback_wishes SET language = $1 WHERE player_id = $2",
].map((sql) => statement<[string, number]>(sql));

export async function findAccounts(queries: Queries, text: string, most: number): Promise<PlayerAccount[]> {
  return (await queries.all(selectFound, text, containing(text), most)).map(accountOfRow);
}

export async function accountOf(queries: Queries, publicId: string): Promise<PlayerAccount | null> {
  const row = await queries.first(selectByPublicId, publicId);
  return row && accountOfRow(row);
}

/** The account, which nobody else changes until the end of the transaction; null for one that is deleted. */
export async function lockAccount(unit: Unit, playerId: number): Promise<PlayerAccount | null> {
  const row = await unit.first(lock, playerId);
  return row && accountOfRow(row);
}

/** Names the player for good, also in battles; null: until the next login. */
export function giveName(unit: Unit, playerId: number, name: string | null): void {
  if (name === null) {
    unit.write(unfixName, playerId);
    return;
  }
  unit.write(rename, name, playerId);
  for (const asked of renameInBattles) unit.write(asked, name, playerId);
}

export function setSuspension(unit: Unit, playerId: number, reason: string | null): void {
  unit.write(suspend, reason, playerId);
}

export function setDeletionDue(unit: Unit, playerId: number, dueAt: number | null): void {
  unit.write(setDeletion, dueAt, playerId);
}

export function setLanguage(unit: Unit, playerId: number, language: string): void {
  for (const asked of languages) unit.write(asked, language, playerId);
}

export async function dueDeletions(queries: Queries, now: number, most: number): Promise<number[]> {
  return (await queries.all(selectDue, now, most)).map(({ id }) => id);
}
