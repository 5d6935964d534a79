import type { Player } from "../player.ts";
import type { LoginAnswer, LoginRequest } from "../store.ts";
import type { LabTable } from "./lab-table.ts";
import type { PlayerTable } from "./player-table.ts";
import type { SessionTable } from "./session-table.ts";
import type { SettingTable } from "./setting-table.ts";
import type { UsedLoginTable } from "./used-login-table.ts";

export interface LoginTables {
  players: PlayerTable;
  labs: LabTable;
  sessions: SessionTable;
  usedLogins: UsedLoginTable;
  settings: SettingTable;
}

/** Within a transaction: claims the ticket, finds or creates the player, opens a fresh session (`GAP-01`). */
export function logIn(tables: LoginTables, request: LoginRequest, now: number): LoginAnswer {
  const { identity, ticket, newSession, endedSession, mostSessions } = request;
  const known = tables.players.find(identity);
  if (ticket && identity.provider === "telegram") {
    const { usedLogins, settings } = tables;
    if (usedLogins.has(identity.id, ticket)) return { ok: false, why: "used", usedBy: known?.id ?? null };
    if (settings.isForgotten("forgotten_logins", ticket.expiresAt))
      return { ok: false, why: "used", usedBy: null };
    const refusal = ticket.whyNotMore(usedLogins.count(identity.id, now));
    if (refusal) return { ok: false, why: "refused", refusal };
    usedLogins.add(identity.id, ticket);
  }
  const player = known ? tables.players.called(known, request.firstName) : createPlayer(tables, request, now);
  if (endedSession) tables.sessions.remove(endedSession);
  tables.sessions.endOldest(player.id, mostSessions - 1);
  tables.sessions.create(newSession.secretHash, player.id, newSession.expiresAt);
  return { ok: true, player };
}

function createPlayer({ players, labs }: LoginTables, request: LoginRequest, now: number): Player {
  const { publicId, lab } = request.firstLogin;
  const player = players.create(request.identity, publicId, request.firstName, now);
  labs.create(player.id, lab);
  return player;
}
