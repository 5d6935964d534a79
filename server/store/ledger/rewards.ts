import { statement, type Unit } from "../unit.ts";

const select = statement<[string], { rewardedAt: number }>(
  `SELECT rewarded_at AS "rewardedAt" FROM incubator_rewards WHERE account = $1`,
);
const upsert = statement<[string, number, number]>(
  `INSERT INTO incubator_rewards AS reward (account, rewarded_at) VALUES ($1, $2)
   ON CONFLICT (account) DO UPDATE SET rewarded_at = excluded.rewarded_at WHERE reward.rewarded_at = $3`,
);

/** When an account's stake was last rewarded, whoever it was bound to; 0 for never (`ABU-15`). */
export async function lastReward(unit: Unit, account: string): Promise<number> {
  return (await unit.first(select, account))?.rewardedAt ?? 0;
}

/** Stores that the stake is rewarded, unless it was rewarded again since `lastRewardAt`. */
export function keepReward(
  unit: Unit,
  account: string,
  rewardedAt: number,
  lastRewardAt: number,
): Promise<void> {
  return unit.claim(upsert, account, rewardedAt, lastRewardAt);
}
