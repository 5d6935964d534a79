import type { BadgeMint } from "../ledger-store.ts";
import { type Queries, statement, type Unit } from "../unit.ts";

export interface UsedBadge extends BadgeMint {
  playerId: number;
}

const insert = statement<[string, string]>(
  "INSERT INTO fomo_hit_badges (account, intent_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING",
);
const selectUnused = statement<[string], BadgeMint>(
  `SELECT account, intent_hash AS "intentHash" FROM fomo_hit_badges WHERE account = $1 AND player_id IS NULL`,
);
const selectUsed = statement<[string], UsedBadge>(
  `SELECT account, intent_hash AS "intentHash", player_id AS "playerId"
   FROM fomo_hit_badges WHERE account = $1 AND player_id IS NOT NULL`,
);
const markUsed = statement<[string, string, number]>(
  `INSERT INTO fomo_hit_badges AS badge (account, intent_hash, player_id) VALUES ($1, $2, $3)
   ON CONFLICT (account) DO UPDATE SET player_id = excluded.player_id WHERE badge.player_id IS NULL`,
);

/** Stores a minted badge, for a machine that may be built later. */
export async function keepBadge(queries: Queries, { account, intentHash }: BadgeMint): Promise<void> {
  await queries.run(insert, account, intentHash);
}

export function unusedBadge(queries: Queries, account: string): Promise<BadgeMint | null> {
  return queries.first(selectUnused, account);
}

/** The account's badge with the player who has used it; null while nobody has. */
export function usedBadge(queries: Queries, account: string): Promise<UsedBadge | null> {
  return queries.first(selectUsed, account);
}

/** Uses a badge up, which may be done once. */
export function spendBadge(unit: Unit, badge: BadgeMint, playerId: number): Promise<void> {
  return unit.claim(markUsed, badge.account, badge.intentHash, playerId);
}
