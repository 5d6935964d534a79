import type { Player } from "../player.ts";
import type { LoginAnswer, LoginRequest } from "../store.ts";
import type { AuditTable } from "./audit-table.ts";
import type { LabTable } from "./lab-table.ts";
import type { PlayerTable } from "./player-table.ts";
import type { SessionTable } from "./session-table.ts";
import type { UsedLoginTable } from "./used-login-table.ts";
import type { UsedStateTable } from "./used-state-table.ts";

export interface LoginTables {
  players: PlayerTable;
  labs: LabTable;
  sessions: SessionTable;
  usedLogins: UsedLoginTable;
  usedStates: UsedStateTable;
  audit: AuditTable;
}

/**
 * Uses up ticket and state, finds or creates the player, and opens a fresh session (`GAP-01`); within a transaction.
 */
export function logIn(tables: LoginTables, request: LoginRequest, now: number): LoginAnswer {
  const { identity, newSession, endedSession, mostSessions } = request;
  const known = tables.players.find(identity);
  const refused = spend(tables, request, known, now);
  if (refused) return refused;
  const player = known ? tables.players.called(known, request.firstName) : createPlayer(tables, request, now);
  if (endedSession) tables.sessions.remove(endedSession);
  tables.sessions.endOldest(player.id, mostSessions - 1);
  tables.sessions.create(newSession, player.id, now);
  tables.audit.note(player.id, { type: "login", first: known === null }, request.address ?? null);
  return { ok: true, player };
}

/** Why the login is refused, in which case nothing is used up; null once ticket and state are used up. */
function spend(
  { usedLogins, usedStates }: LoginTables,
  { identity, ticket, state }: LoginRequest,
  known: Player | null,
  now: number,
): Exclude<LoginAnswer, { ok: true }> | null {
  const telegramId = identity.provider === "telegram" ? identity.id : null;
  if (ticket && telegramId !== null) {
    if (usedLogins.has(telegramId, ticket)) return { ok: false, why: "used", usedBy: known?.id ?? null };
    const refusal = ticket.whyNotMore(usedLogins.count(telegramId, now));
    if (refusal) return { ok: false, why: "refused", refusal };
  }
  if (state && usedStates.has(state)) return { ok: false, why: "used", usedBy: null };
  if (state) usedStates.add(state);
  if (ticket && telegramId !== null) usedLogins.add(telegramId, ticket);
  return null;
}

function createPlayer({ players, labs }: LoginTables, request: LoginRequest, now: number): Player {
  const { publicId, lab } = request.firstLogin;
  const player = players.create(request.identity, publicId, request.firstName, now);
  labs.create(player.id, lab);
  return player;
}
