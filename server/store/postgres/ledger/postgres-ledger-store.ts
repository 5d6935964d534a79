import { measured } from "../../gained-resources.ts";
import type { LedgerStore } from "../../ledger-store.ts";
import { noteInAudit } from "../audit.ts";
import type { StoreParts } from "../store-parts.ts";
import { accountStanding, bindAccount, boundAccount, boundPlayer } from "./accounts.ts";
import { keepBadge, unusedBadge } from "./badges.ts";
import { claimsOf, openHashesAfter, openIntentsOf } from "./claims.ts";
import { expectedGrowth, expectGrowth } from "./growth.ts";
import { settledIntent } from "./intents.ts";
import { findPurchase, openPurchase } from "./purchases.ts";
import { keepReward, lastReward } from "./rewards.ts";
import { claimIntent, releaseIntent, settleIntent } from "./settle.ts";
import { dueUnbooked, forgetUnbooked, keepUnbooked, moveSweepCursor, sweepCursor } from "./sweep.ts";

/** The ledger's part of the store. */
export function postgresLedgerStore({ queries, transactions, labs, now }: StoreParts): LedgerStore {
  return {
    boundAccount: boundAccount(queries),
    accountStanding: (playerId) => accountStanding(queries, playerId),
    boundPlayer: (account) => boundPlayer(queries, account),
    bindAccount: (playerId, account, binding = {}) =>
      transactions.run((transaction) => bindAccount(transaction, playerId, account, binding)),
    changeLabByStake: (playerId, account, work, { address = null, repeat } = {}) =>
      transactions.run(async (transaction) => {
        const lastRewardAt = await lastReward(transaction, account);
        let rewardedAt: number | null = null;
        const { work: labWork, gained } = measured((lab, time) => {
          const worked = work(lab, time, lastRewardAt);
          if (worked.ok && worked.reply.rewarded) rewardedAt = time;
          return worked;
        });
        const answer = await labs.change(transaction, playerId, labWork, repeat);
        if (!answer.ok) return answer;
        if (rewardedAt !== null) {
          await keepReward(transaction, account, rewardedAt, lastRewardAt);
          noteInAudit(transaction, playerId, { type: "stakeReward", account, gained: gained() }, address);
        }
        return { ok: true, reply: answer.reply.reply };
      }),
    settledIntent: (intentHash) => settledIntent(queries, intentHash),
    claimIntent: (intent, most, work) =>
      transactions.run((transaction) => claimIntent(transaction, labs, intent, most, work)),
    settleIntent: (intent, work, address = null) =>
      transactions.run((transaction) => settleIntent(transaction, labs, intent, work, address)),
    releaseIntent: (intentHash, playerId, work) =>
      transactions.run((transaction) => releaseIntent(transaction, labs, { intentHash, playerId }, work)),
    openIntentsOf: (playerId) => openIntentsOf(queries, playerId),
    claimsOf: (intentHash) => claimsOf(queries, intentHash),
    openHashesAfter: (intentHash) => openHashesAfter(queries, intentHash),
    keepBadge: (badge) => keepBadge(queries, badge),
    unusedBadge: (account) => unusedBadge(queries, account),
    openPurchase: (purchase, lastsMs, bounds) =>
      transactions.run((transaction) => openPurchase(transaction, purchase, lastsMs, bounds)),
    findPurchase: (id) => findPurchase(queries, id),
    expectGrowth: (playerId, creatureId, growth) => expectGrowth(queries, playerId, creatureId, growth),
    expectedGrowth: (playerId, creatureId) => expectedGrowth(queries, playerId, creatureId),
    sweepCursor: (entity) => sweepCursor(queries, entity),
    moveSweepCursor: (entity, stateVersion) => moveSweepCursor(queries, entity, stateVersion),
    keepUnbooked: async (entity, intentHash, againInMs) => {
      const time = await now();
      await keepUnbooked(queries, entity, intentHash, time, time + againInMs);
    },
    dueUnbooked: async (entity) => dueUnbooked(queries, entity, await now()),
    forgetUnbooked: (intentHash) => forgetUnbooked(queries, intentHash),
  };
}
