import type { LedgerRecord } from "./accounts.ts";
import { type Queries, statement } from "./unit.ts";

type Row<Name extends "settled" | "purchases" | "expectedGrowth"> = LedgerRecord[Name][number];

const account = statement<[number], NonNullable<LedgerRecord["account"]>>(
  `SELECT account AS address, bound_at AS "boundAt", coalesce(rewarded_at, 0) AS "rewardedAt"
   FROM bound_accounts LEFT JOIN incubator_rewards USING (account) WHERE player_id = $1`,
);
const badges = statement<[number], { account: string }>(
  "SELECT account FROM fomo_hit_badges WHERE player_id = $1 ORDER BY account",
);
const settled = statement<[number], Row<"settled">>(
  `SELECT intent_hash AS "intentHash", purpose, subject, account
   FROM intents WHERE player_id = $1 ORDER BY intent_hash`,
);
const purchases = statement<[number], Row<"purchases">>(
  `SELECT id, account, expires_at AS "expiresAt" FROM energy_purchases WHERE player_id = $1 ORDER BY expires_at, id`,
);
const expectedGrowth = statement<[number], Row<"expectedGrowth">>(
  `SELECT creature_id AS "creatureId", form, upgrades
   FROM expected_growth WHERE player_id = $1 ORDER BY creature_id`,
);

/** What the ledger's tables hold of a player. */
export async function ledgerRecord(queries: Queries, playerId: number): Promise<LedgerRecord> {
  const [bound, badge, booked, opened, growth] = await Promise.all([
    queries.first(account, playerId),
    queries.all(badges, playerId),
    queries.all(settled, playerId),
    queries.all(purchases, playerId),
    queries.all(expectedGrowth, playerId),
  ]);
  return {
    account: bound,
    badges: badge.map((row) => row.account),
    settled: booked,
    purchases: opened,
    expectedGrowth: growth,
  };
}
