import type { Growth } from "../database/intent.ts";
import { measured } from "../database/lab-work.ts";
import { type Queries, statement } from "../database/unit.ts";
import { noteInAudit } from "../players/audit.ts";
import type { StoreParts } from "../players/store-parts.ts";
import {
  accountStanding,
  bindAccount,
  boundAccount,
  boundPlayer,
  findPurchase,
  keepReward,
  lastReward,
  openPurchase,
} from "./accounts.ts";
import type { LedgerStore } from "./ledger-store.ts";
import {
  claimIntent,
  claimsOf,
  keepBadge,
  openHashesAfter,
  openIntentsOf,
  releaseIntent,
  settledIntent,
  settleIntent,
  unusedBadge,
} from "./settlement.ts";
import { dueUnbooked, forgetUnbooked, keepUnbooked, moveSweepCursor, sweepCursor } from "./sweep.ts";

/** The ledger's part of the store. */
export function ledgerStore({ database, labs }: StoreParts): LedgerStore {
  return {
    boundAccount: boundAccount(database),
    accountStanding: (playerId) => accountStanding(database, playerId),
    boundPlayer: (account) => boundPlayer(database, account),
    bindAccount: (playerId, account, binding = {}) =>
      database.unit((unit) => bindAccount(unit, playerId, account, binding)),
    changeLabByStake: (playerId, account, work, { address = null, repeat } = {}) =>
      database.unit(async (unit) => {
        const lastRewardAt = await lastReward(unit, account);
        let rewardedAt: number | null = null;
        const { work: labWork, gained } = measured((lab, time) => {
          const worked = work(lab, time, lastRewardAt);
          if (worked.ok && worked.reply.rewarded) rewardedAt = time;
          return worked;
        });
        const answer = await labs.change(unit, playerId, labWork, repeat);
        if (!answer.ok) return answer;
        if (rewardedAt !== null) {
          await keepReward(unit, account, rewardedAt, lastRewardAt);
          noteInAudit(unit, playerId, { type: "stakeReward", account, gained: gained() }, address);
        }
        return { ok: true, reply: answer.reply.reply };
      }),
    settledIntent: (intentHash) => settledIntent(database, intentHash),
    claimIntent: (intent, most, work) => database.unit((unit) => claimIntent(unit, labs, intent, most, work)),
    settleIntent: (intent, work, address = null) =>
      database.unit((unit) => settleIntent(unit, labs, intent, work, address)),
    releaseIntent: (intentHash, playerId, work) =>
      database.unit((unit) => releaseIntent(unit, labs, { intentHash, playerId }, work)),
    openIntentsOf: (playerId) => openIntentsOf(database, playerId),
    claimsOf: (intentHash) => claimsOf(database, intentHash),
    openHashesAfter: (intentHash) => openHashesAfter(database, intentHash),
    keepBadge: (badge) => keepBadge(database, badge),
    unusedBadge: (account) => unusedBadge(database, account),
    openPurchase: (purchase, lastsMs, bounds) =>
      database.unit((unit) => openPurchase(unit, purchase, lastsMs, bounds)),
    findPurchase: (id) => findPurchase(database, id),
    expectGrowth: (playerId, creatureId, growth) => expectGrowth(database, playerId, creatureId, growth),
    expectedGrowth: (playerId, creatureId) => expectedGrowth(database, playerId, creatureId),
    sweepCursor: (entity) => sweepCursor(database, entity),
    moveSweepCursor: (entity, stateVersion) => moveSweepCursor(database, entity, stateVersion),
    keepUnbooked: async (entity, intentHash, againInMs) => {
      const time = await database.now();
      await keepUnbooked(database, entity, intentHash, time, time + againInMs);
    },
    dueUnbooked: async (entity) => dueUnbooked(database, entity, await database.now()),
    forgetUnbooked: (intentHash) => forgetUnbooked(database, intentHash),
  };
}

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
