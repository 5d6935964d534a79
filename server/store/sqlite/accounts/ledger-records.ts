import type { Database, Statement } from "better-sqlite3";
import type { LedgerRecord } from "../../account-store.ts";

type Account = NonNullable<LedgerRecord["account"]>;

/** Reads what the ledger's tables hold of a player. */
export function ledgerRecordReader(database: Database): (playerId: number) => LedgerRecord {
  const account: Statement<[number], Account> = database.prepare(
    `SELECT account AS address, bound_at AS boundAt, coalesce(rewarded_at, 0) AS rewardedAt
     FROM bound_accounts LEFT JOIN incubator_rewards USING (account) WHERE player_id = ?`,
  );
  const badges = database
    .prepare<[number], string>("SELECT account FROM fomo_hit_badges WHERE player_id = ? ORDER BY account")
    .pluck();
  const settled: Statement<[number], LedgerRecord["settled"][number]> = database.prepare(
    `SELECT intent_hash AS intentHash, purpose, subject, account
     FROM intents WHERE player_id = ? ORDER BY intent_hash`,
  );
  const purchases: Statement<[number], LedgerRecord["purchases"][number]> = database.prepare(
    `SELECT id, account, expires_at AS expiresAt
     FROM energy_purchases WHERE player_id = ? ORDER BY expires_at, id`,
  );
  const expectedGrowth: Statement<[number], LedgerRecord["expectedGrowth"][number]> = database.prepare(
    `SELECT creature_id AS creatureId, form, upgrades
     FROM expected_growth WHERE player_id = ? ORDER BY creature_id`,
  );
  return (playerId) => ({
    account: account.get(playerId) ?? null,
    badges: badges.all(playerId),
    settled: settled.all(playerId),
    purchases: purchases.all(playerId),
    expectedGrowth: expectedGrowth.all(playerId),
  });
}
