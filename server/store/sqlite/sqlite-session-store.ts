import type { SessionStore } from "../session-store.ts";
import type { AuditTable } from "./audit-table.ts";
import type { GroupCommit } from "./group-commit.ts";
import type { RecentRows } from "./recent-rows.ts";
import type { SessionTable } from "./session-table.ts";

interface SessionStoreDeps {
  recent: RecentRows;
  commits: GroupCommit;
  audit: AuditTable;
  sessions: SessionTable;
}

/** The sessions of the store. */
export function sqliteSessionStore({ recent, commits, audit, sessions }: SessionStoreDeps): SessionStore {
  return {
    findSession: (secret, now) => recent.reading(() => sessions.find(secret, now)),
    noteSessionUsed: (secret, now, idleEnd) =>
      commits.runSingleWrite(() => sessions.noteUsed(secret, now, idleEnd)),
    sessionsOf: async (playerId, now) => sessions.of(playerId, now),
    endSession: (secretHash, address = null) =>
      audit.run(() => {
        const playerId = sessions.remove(secretHash);
        if (playerId !== null) audit.note(playerId, { type: "logout" }, address);
      }),
    endSessions: (playerId, event, address) =>
      audit.run(() => {
        const ended = sessions.removeAll(playerId);
        if (ended > 0) audit.note(playerId, event, address);
        return ended;
      }),
  };
}
