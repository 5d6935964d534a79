import { cloneLab } from "../../../../rules/index.ts";
import type { AccountStore, PlayerAccount } from "../../account-store.ts";
import { measured } from "../../gained-resources.ts";
import { PlayerGoneError } from "../../player-gone-error.ts";
import { noteBounded, noteInAudit } from "../audit.ts";
import { leaveQueue } from "../pvp/queue.ts";
import { removeSessions } from "../sessions.ts";
import type { StoreParts } from "../store-parts.ts";
import type { Transaction } from "../transactions.ts";
import {
  accountOf,
  dueDeletions,
  findAccounts,
  giveName,
  lockAccount,
  setDeletionDue,
  setLanguage,
  setSuspension,
} from "./accounts.ts";
import { deletePlayer } from "./delete-player.ts";
import { ledgerRecord } from "./ledger-records.ts";
import { leaveLab, tiesOf } from "./player-ties.ts";

type Work<Result> = (transaction: Transaction, account: PlayerAccount) => Promise<Result>;

/** The accounts of the store. */
export function postgresAccountStore({ queries, transactions, labs, now }: StoreParts): AccountStore {
  const onAccount = <Result>(playerId: number, work: Work<Result>) =>
    transactions.run(async (transaction) => {
      const account = await lockAccount(transaction, playerId);
      if (account === null) throw new PlayerGoneError();
      return work(transaction, account);
    });

  return {
    findAccounts: (text, most) => findAccounts(queries, text, most),
    accountOf: (publicId) => accountOf(queries, publicId),
    ledgerRecord: (playerId) => ledgerRecord(queries, playerId),
    setLanguage: (playerId, language) =>
      transactions.run(async (transaction) => setLanguage(transaction, playerId, language)),
    renamePlayer: (playerId, name, act) =>
      onAccount(playerId, async (transaction) => {
        giveName(transaction, playerId, name);
        noteInAudit(transaction, playerId, act, null);
      }),
    suspendPlayer: (playerId, reason, act) =>
      onAccount(playerId, async (transaction) => {
        setSuspension(transaction, playerId, reason);
        if (reason !== null) {
          await removeSessions(transaction, playerId);
          await leaveQueue(transaction, playerId);
        }
        noteInAudit(transaction, playerId, act, null);
      }),
    correctLab: (playerId, work, act) =>
      onAccount(playerId, async (transaction) => {
        const { work: labWork, gained } = measured(work);
        const answer = await labs.change(transaction, playerId, labWork);
        if (answer.ok) noteInAudit(transaction, playerId, { ...act, gained: gained() }, null);
        return answer;
      }),
    resetLab: (playerId, lab, act) =>
      onAccount(playerId, async (transaction) => {
        if ((await tiesOf(transaction, playerId)).openTransactions) return false;
        leaveLab(transaction, playerId);
        await labs.change(transaction, playerId, (old) => ({
          ok: true,
          reply: Object.assign(old, cloneLab(lab)),
        }));
        noteInAudit(transaction, playerId, act, null);
        return true;
      }),
    requestDeletion: (playerId, inMs, event, address) =>
      onAccount(playerId, async (transaction, { deletionDueAt }) => {
        const dueAt = transaction.now() + inMs;
        if (deletionDueAt !== null && deletionDueAt <= dueAt) return deletionDueAt;
        setDeletionDue(transaction, playerId, dueAt);
        await noteBounded(transaction, playerId, event, address);
        return dueAt;
      }),
    cancelDeletion: (playerId, address) =>
      onAccount(playerId, async (transaction, { deletionDueAt }) => {
        if (deletionDueAt === null) return false;
        setDeletionDue(transaction, playerId, null);
        await noteBounded(transaction, playerId, { type: "deletionCancelled" }, address);
        return true;
      }),
    dueDeletions: async (most) => dueDeletions(queries, await now(), most),
    deletePlayer: (playerId, anonymous) =>
      transactions.run((transaction) => deletePlayer(transaction, playerId, anonymous)),
  };
}
