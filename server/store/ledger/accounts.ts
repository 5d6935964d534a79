import { type ByKey, type Database, type Queries, statement, type Unit } from "../database/unit.ts";
import { noteInAudit } from "../players/audit.ts";
import { PAYABLE_MS } from "../players/expiry.ts";
import { type CountRow, counted } from "../players/limits.ts";
import { lockPlayer } from "../players/players.ts";
import type {
  AccountStanding,
  BindAnswer,
  Binding,
  EnergyPurchase,
  PurchaseAnswer,
  PurchaseBounds,
} from "./ledger-store.ts";

const MOST_KNOWN = 20_000;
const OUTDATED_BY = ["INSERT INTO bound_accounts", "DELETE FROM bound_accounts"];

const select = statement<[number], { account: string; boundAt: number }>(
  `SELECT account, bound_at AS "boundAt" FROM bound_accounts WHERE player_id = $1`,
);
const byPlayer: ByKey<[number], { account: string }> = {
  one: statement("SELECT account FROM bound_accounts WHERE player_id = $1"),
  many: statement(
    `SELECT number, account FROM unnest($1::int[]) WITH ORDINALITY AS asked (player_id, number)
     JOIN bound_accounts USING (player_id)`,
  ),
};
const selectStanding = statement<[number], AccountStanding>(
  `SELECT (SELECT account FROM bound_accounts WHERE player_id = $1) AS account,
     (SELECT count(*) FROM intents WHERE player_id = $1) AS settled`,
);
const selectPlayer = statement<[string], { playerId: number }>(
  `SELECT player_id AS "playerId" FROM bound_accounts WHERE account = $1`,
);
const upsert = statement<[number, string, number]>(
  `INSERT INTO bound_accounts (player_id, account, bound_at) VALUES ($1, $2, $3)
   ON CONFLICT (player_id) DO UPDATE SET account = excluded.account, bound_at = excluded.bound_at,
     held_creatures = NULL`,
);
const useChallenge = statement<[string, number]>(
  "INSERT INTO used_challenges (challenge, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
);

/** Finds the account a player has proven, or null. */
export function boundAccount(database: Database): (playerId: number) => Promise<string | null> {
  const known = database.knownRows<number, { account: string | null }>(MOST_KNOWN, OUTDATED_BY);
  const find = database.finder(byPlayer);
  return async (playerId) =>
    (await known.read(playerId, async () => (await find(playerId)) ?? { account: null }))?.account ?? null;
}

/** The player the account is bound to, or null. */
export async function boundPlayer(queries: Queries, account: string): Promise<number | null> {
  return (await queries.first(selectPlayer, account))?.playerId ?? null;
}

export async function accountStanding(queries: Queries, playerId: number): Promise<AccountStanding> {
  return (await queries.first(selectStanding, playerId)) ?? { account: null, settled: 0 };
}

/** One account has one player and a player one account (`ABU-12`, `ABU-15`). */
export async function bindAccount(
  unit: Unit,
  playerId: number,
  account: string,
  { signed, rebindCooldownMs = 0, address = null }: Binding,
): Promise<BindAnswer> {
  await lockPlayer(unit, playerId);
  const now = unit.now();
  const before = await unit.first(select, playerId);
  const tooSoonMs = before === null ? 0 : before.boundAt + rebindCooldownMs - now;
  if (tooSoonMs > 0 && before?.account !== account) return { tooSoonMs };
  // Checked first, so that trying to bind a taken account leaves no row behind.
  const owner = await boundPlayer(unit, account);
  if (owner !== null && owner !== playerId) return "boundToAnother";
  if (signed && (await unit.run(useChallenge, signed.challenge, signed.expiresAt)) === 0)
    return "challengeUsed";
  // Binding the player's own account again keeps its moment.
  if (owner === null) {
    unit.write(upsert, playerId, account, now);
    noteInAudit(unit, playerId, { type: "accountBound", account }, address);
  }
  return "bound";
}

const selectReward = statement<[string], { rewardedAt: number }>(
  `SELECT rewarded_at AS "rewardedAt" FROM incubator_rewards WHERE account = $1`,
);
const upsertReward = statement<[string, number, number]>(
  `INSERT INTO incubator_rewards AS reward (account, rewarded_at) VALUES ($1, $2)
   ON CONFLICT (account) DO UPDATE SET rewarded_at = excluded.rewarded_at WHERE reward.rewarded_at = $3`,
);

/** When an account's stake was last rewarded, whoever it was bound to; 0 for never (`ABU-15`). */
export async function lastReward(unit: Unit, account: string): Promise<number> {
  return (await unit.first(selectReward, account))?.rewardedAt ?? 0;
}

/** Stores that the stake is rewarded, unless it was rewarded again since `lastRewardAt`. */
export function keepReward(
  unit: Unit,
  account: string,
  rewardedAt: number,
  lastRewardAt: number,
): Promise<void> {
  return unit.claim(upsertReward, account, rewardedAt, lastRewardAt);
}

const selectPurchase = statement<[string], EnergyPurchase>(
  `SELECT id, player_id AS "playerId", account FROM energy_purchases WHERE id = $1`,
);
/** Those that expire after a moment. */
const selectOpen = statement<[number, number], CountRow>(
  `SELECT count(*) AS count, min(expires_at) AS first FROM energy_purchases
   WHERE player_id = $1 AND expires_at > $2`,
);
const insert = statement<[string, number, string, number]>(
  "INSERT INTO energy_purchases (id, player_id, account, expires_at) VALUES ($1, $2, $3, $4)",
);
const remove = statement<[string]>("DELETE FROM energy_purchases WHERE id = $1");

export function findPurchase(queries: Queries, id: string): Promise<EnergyPurchase | null> {
  return queries.first(selectPurchase, id);
}

/** Opens a purchase unless the player has too many; an expired one may still be paid (`GAP-15`). */
export async function openPurchase(
  unit: Unit,
  { id, playerId, account }: EnergyPurchase,
  lastsMs: number,
  { mostOpen, mostUnpaid }: PurchaseBounds,
): Promise<PurchaseAnswer> {
  await lockPlayer(unit, playerId);
  const now = unit.now();
  const open = counted(await unit.first(selectOpen, playerId, now), now);
  if (open.count >= mostOpen) return { ok: false, freeInMs: open.freeInMs };
  const oldest = now - PAYABLE_MS;
  const unpaid = counted(await unit.first(selectOpen, playerId, oldest), oldest);
  if (unpaid.count >= mostUnpaid) return { ok: false, freeInMs: unpaid.freeInMs };
  unit.write(insert, id, playerId, account, now + lastsMs);
  return { ok: true };
}

/** Uses a purchase up, which may be done once. */
export function spendPurchase(unit: Unit, id: string): Promise<void> {
  return unit.claim(remove, id);
}
