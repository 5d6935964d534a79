import type { Database } from "better-sqlite3";
import { measured } from "../../gained-resources.ts";
import type { LedgerStore } from "../../ledger-store.ts";
import type { AuditTable } from "../audit-table.ts";
import type { GroupCommit } from "../group-commit.ts";
import type { LabTable } from "../lab-table.ts";
import type { RecentRows } from "../recent-rows.ts";
import { BadgeTable } from "./badge-table.ts";
import { BoundAccountTable } from "./bound-account-table.ts";
import { EnergyPurchaseTable } from "./energy-purchase-table.ts";
import { ExpectedGrowthTable } from "./expected-growth-table.ts";
import { IncubatorRewardTable } from "./incubator-reward-table.ts";
import { IntentClaimTable } from "./intent-claim-table.ts";
import { IntentTable } from "./intent-table.ts";
import { claimIntent, releaseIntent, settleIntent } from "./settle-intent.ts";
import { SweepCursorTable } from "./sweep-cursor-table.ts";
import { UnbookedTransactionTable } from "./unbooked-transaction-table.ts";
import { UsedChallengeTable } from "./used-challenge-table.ts";

export interface LedgerStoreDeps {
  database: Database;
  recent: RecentRows;
  commits: GroupCommit;
  audit: AuditTable;
  labs: LabTable;
  /** The game's time. */
  now: () => number;
}

/** The ledger's part of the store. */
export function sqliteLedgerStore({
  database,
  recent,
  commits,
  audit,
  labs,
  now,
}: LedgerStoreDeps): LedgerStore {
  const accounts = new BoundAccountTable(database, recent);
  const challenges = new UsedChallengeTable(database);
  const rewards = new IncubatorRewardTable(database);
  const intents = new IntentTable(database, recent);
  const claims = new IntentClaimTable(database, recent);
  const badges = new BadgeTable(database);
  const purchases = new EnergyPurchaseTable(database);
  const growth = new ExpectedGrowthTable(database);
  const cursors = new SweepCursorTable(database);
  const unbooked = new UnbookedTransactionTable(database);
  const settlement = { intents, claims, badges, purchases, labs, audit };

  return {
    boundAccount: (playerId) => recent.reading(() => accounts.accountOf(playerId)),
    accountStanding: (playerId) =>
      recent.reading(() => ({
        account: accounts.accountOf(playerId),
        settled: intents.countOf(playerId),
      })),
    boundPlayer: async (account) => accounts.playerOf(account),
    bindAccount: (playerId, account, { signed, rebindCooldownMs = 0, address = null } = {}) =>
      audit.run(() => {
        const boundAt = accounts.boundAt(playerId);
        const tooSoonMs = boundAt === null ? 0 : boundAt + rebindCooldownMs - now();
        if (tooSoonMs > 0 && accounts.accountOf(playerId) !== account) return { tooSoonMs };
        // Checked first, so that trying to bind a taken account leaves no row behind.
        const owner = accounts.playerOf(account);
        if (owner !== null && owner !== playerId) return "boundToAnother";
        if (signed && !challenges.use(signed)) return "challengeUsed";
        accounts.bind(playerId, account, now());
        if (owner === null) audit.note(playerId, { type: "accountBound", account }, address);
        return "bound";
      }),
    changeLabByStake: (playerId, account, work, { address = null, repeat } = {}) =>
      audit.run(() => {
        const lastRewardAt = rewards.lastOf(account);
        // A stored reply rewards nothing again.
        let isRewarded = false;
        const { work: labWork, gained } = measured((lab, time) => {
          const worked = work(lab, time, lastRewardAt);
          isRewarded = worked.ok && worked.reply.rewarded;
          return worked;
        });
        const answer = labs.change(playerId, labWork, now(), repeat);
        if (!answer.ok) return answer;
        if (isRewarded) {
          rewards.keep(account, now());
          audit.note(playerId, { type: "stakeReward", account, gained: gained() }, address);
        }
        return { ok: true, reply: answer.reply.reply };
      }),
    settledIntent: async (intentHash) => intents.find(intentHash),
    claimIntent: (intent, most, work) =>
      commits.run(() => claimIntent(settlement, intent, most, work, now())),
    settleIntent: (intent, work, address = null) =>
      audit.run(() => settleIntent(settlement, intent, work, { now: now(), address })),
    releaseIntent: (intentHash, playerId, work) =>
      commits.run(() => releaseIntent(settlement, { intentHash, playerId }, work, now())),
    openIntentsOf: (playerId) => recent.reading(() => claims.of(playerId)),
    claimsOf: async (intentHash) => claims.ofHash(intentHash),
    openHashesAfter: async (intentHash) => claims.hashesAfter(intentHash),
    keepBadge: (badge) => commits.run(() => badges.keep(badge)),
    unusedBadge: async (account) => badges.findUnused(account),
    openPurchase: (purchase, lastsMs, bounds) =>
      commits.run(() => purchases.open(purchase, now() + lastsMs, now(), bounds)),
    findPurchase: async (id) => purchases.find(id),
    expectGrowth: (playerId, creatureId, expected) =>
      commits.run(() => growth.expect(playerId, creatureId, expected)),
    expectedGrowth: async (playerId, creatureId) => growth.find(playerId, creatureId),
    sweepCursor: async (entity) => cursors.of(entity),
    moveSweepCursor: (entity, stateVersion) => commits.run(() => cursors.move(entity, stateVersion)),
    keepUnbooked: (entity, intentHash, againInMs) =>
      commits.run(() => unbooked.keep(entity, intentHash, now(), now() + againInMs)),
    dueUnbooked: async (entity) => unbooked.due(entity, now()),
    forgetUnbooked: (intentHash) => commits.run(() => unbooked.forget(intentHash)),
  };
}
