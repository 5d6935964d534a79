import type { Database } from "better-sqlite3";
import { cloneLab } from "../../../../rules/index.ts";
import type { AccountStore } from "../../account-store.ts";
import { deletionAnswer } from "../../deletion-answer.ts";
import { measured } from "../../gained-resources.ts";
import type { AuditTable } from "../audit-table.ts";
import type { LabTable } from "../lab-table.ts";
import type { RecentRows } from "../recent-rows.ts";
import type { SessionTable } from "../session-table.ts";
import type { AccountTable } from "./account-table.ts";
import type { DeletedLogins } from "./deleted-logins.ts";
import { ledgerRecordReader } from "./ledger-records.ts";
import { playerEraser } from "./player-eraser.ts";
import { PlayerTies } from "./player-ties.ts";

export interface AccountStoreDeps {
  database: Database;
  recent: RecentRows;
  audit: AuditTable;
  labs: LabTable;
  sessions: SessionTable;
  accounts: AccountTable;
  deletedLogins: DeletedLogins;
  /** The game's time. */
  now: () => number;
}

/** The accounts of the store. */
export function sqliteAccountStore(deps: AccountStoreDeps): AccountStore {
  const { database, recent, audit, labs, sessions, accounts, deletedLogins, now } = deps;
  const ties = new PlayerTies(database);
  const erase = playerEraser(database);
  const ledgerRecord = ledgerRecordReader(database);
  const emptyLog = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)");

  return {
    findAccounts: async (text, most) => accounts.find(text, most),
    accountOf: async (publicId) => accounts.byPublicId(publicId),
    ledgerRecord: async (playerId) => ledgerRecord(playerId),
    setLanguage: (playerId, language) => audit.run(() => accounts.setLanguage(playerId, language)),
    renamePlayer: (playerId, name, act) =>
      audit.run(() => {
        accounts.giveName(playerId, name);
        audit.note(playerId, act, null);
      }),
    suspendPlayer: (playerId, reason, act) =>
      audit.run(() => {
        accounts.setSuspension(playerId, reason);
        if (reason !== null) {
          sessions.removeAll(playerId);
          ties.leaveQueue(playerId);
        }
        audit.note(playerId, act, null);
      }),
    correctLab: (playerId, work, act) =>
      audit.run(() => {
        const { work: labWork, gained } = measured(work);
        const answer = labs.change(playerId, labWork, now());
        if (answer.ok) audit.note(playerId, { ...act, gained: gained() }, null);
        return answer;
      }),
    resetLab: (playerId, lab, act) =>
      audit.run(() => {
        if (ties.openTransactions(playerId)) return false;
        ties.leaveLab(playerId);
        labs.change(playerId, (old) => ({ ok: true, reply: Object.assign(old, cloneLab(lab)) }), now());
        audit.note(playerId, act, null);
        return true;
      }),
    requestDeletion: (playerId, inMs, event, address) =>
      audit.run(() => {
        const { deletionDueAt } = accounts.of(playerId);
        if (deletionDueAt !== null && deletionDueAt <= now() + inMs) return deletionDueAt;
        const dueAt = now() + inMs;
        accounts.setDeletionDue(playerId, dueAt);
        audit.noteBounded(playerId, event, address);
        return dueAt;
      }),
    cancelDeletion: (playerId, address) =>
      audit.run(() => {
        if (accounts.of(playerId).deletionDueAt === null) return false;
        accounts.setDeletionDue(playerId, null);
        audit.noteBounded(playerId, { type: "deletionCancelled" }, address);
        return true;
      }),
    dueDeletions: async (most) => accounts.due(now(), most),
    deletePlayer: async (playerId, { publicId, name }) => {
      const deletion = await audit.run(() => {
        const { identity, deletionDueAt, publicId: oldPublicId } = accounts.of(playerId);
        const answer = deletionAnswer({
          dueAt: deletionDueAt,
          now: now(),
          inBattle: ties.inBattle(playerId),
          openTransactions: ties.openTransactions(playerId),
        });
        if (answer === "notDue") return answer;
        sessions.removeAll(playerId);
        ties.leaveQueue(playerId);
        if (answer !== "deleted") return answer;
        deletedLogins.add(identity);
        const telegramId = identity.provider === "telegram" ? identity.id : "";
        erase({ playerId, telegramId, oldPublicId, publicId, name });
        // Cached rows of any table may be about the player.
        recent.forget();
        audit.note(playerId, { type: "accountDeleted" }, null);
        return answer;
      });
      // The log beside the file still holds the pages as they were; what somebody is reading stays until the next time.
      if (deletion === "deleted") emptyLog.get();
      return deletion;
    },
  };
}
