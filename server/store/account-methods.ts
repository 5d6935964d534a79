import { cloneLab } from "../../rules/index.ts";
import { PlayerGoneError } from "./database/errors.ts";
import { measured } from "./database/lab-work.ts";
import type { Unit } from "./database/unit.ts";
import { deletePlayer, leaveLab, tiesOf } from "./delete-player.ts";
import {
  type AccountStore,
  accountOf,
  dueDeletions,
  findAccounts,
  giveName,
  ledgerRecord,
  lockAccount,
  type PlayerAccount,
  setDeletionDue,
  setLanguage,
  setSuspension,
} from "./players/accounts.ts";
import { noteBounded, noteInAudit } from "./players/audit.ts";
import { removeSessions } from "./players/sessions.ts";
import type { StoreParts } from "./players/store-parts.ts";
import { leaveQueue } from "./pvp/queue.ts";

type Work<Result> = (unit: Unit, account: PlayerAccount) => Promise<Result>;

/** The accounts of the store. */
export function accountStore({ database, labs }: StoreParts): AccountStore {
  const onAccount = <Result>(playerId: number, work: Work<Result>) =>
    database.unit(async (unit) => {
      const account = await lockAccount(unit, playerId);
      if (account === null) throw new PlayerGoneError();
      return work(unit, account);
    });

  return {
    findAccounts: (text, most) => findAccounts(database, text, most),
    accountOf: (publicId) => accountOf(database, publicId),
    ledgerRecord: (playerId) => ledgerRecord(database, playerId),
    setLanguage: (playerId, language) => database.unit(async (unit) => setLanguage(unit, playerId, language)),
    renamePlayer: (playerId, name, act) =>
      onAccount(playerId, async (unit) => {
        giveName(unit, playerId, name);
        noteInAudit(unit, playerId, act, null);
      }),
    suspendPlayer: (playerId, reason, act) =>
      onAccount(playerId, async (unit) => {
        setSuspension(unit, playerId, reason);
        if (reason !== null) {
          await removeSessions(unit, playerId);
          await leaveQueue(unit, playerId);
        }
        noteInAudit(unit, playerId, act, null);
      }),
    correctLab: (playerId, work, act) =>
      onAccount(playerId, async (unit) => {
        const { work: labWork, gained } = measured(work);
        const answer = await labs.change(unit, playerId, labWork);
        if (answer.ok) noteInAudit(unit, playerId, { ...act, gained: gained() }, null);
        return answer;
      }),
    resetLab: (playerId, lab, act) =>
      onAccount(playerId, async (unit) => {
        if ((await tiesOf(unit, playerId)).openTransactions) return false;
        leaveLab(unit, playerId);
        await labs.change(unit, playerId, (old) => ({
          ok: true,
          reply: Object.assign(old, cloneLab(lab)),
        }));
        noteInAudit(unit, playerId, act, null);
        return true;
      }),
    requestDeletion: (playerId, inMs, event, address) =>
      onAccount(playerId, async (unit, { deletionDueAt }) => {
        const dueAt = unit.now() + inMs;
        if (deletionDueAt !== null && deletionDueAt <= dueAt) return deletionDueAt;
        setDeletionDue(unit, playerId, dueAt);
        await noteBounded(unit, playerId, event, address);
        return dueAt;
      }),
    cancelDeletion: (playerId, address) =>
      onAccount(playerId, async (unit, { deletionDueAt }) => {
        if (deletionDueAt === null) return false;
        setDeletionDue(unit, playerId, null);
        await noteBounded(unit, playerId, { type: "deletionCancelled" }, address);
        return true;
      }),
    dueDeletions: async (most) => dueDeletions(database, await database.now(), most),
    deletePlayer: (playerId, anonymous) => database.unit((unit) => deletePlayer(unit, playerId, anonymous)),
  };
}
