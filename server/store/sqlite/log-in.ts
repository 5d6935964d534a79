import { labWithoutGift } from "../../../rules/index.ts";
import type { Player } from "../player.ts";
import type { LoginAnswer, LoginRequest } from "../store.ts";
import type { AccountTable } from "./accounts/account-table.ts";
import type { DeletedLogins } from "./accounts/deleted-logins.ts";
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
  accounts: AccountTable;
  deletedLogins: DeletedLogins;
}

/** When a login comes: by the clock and by the game's time. */
export interface LoginMoment {
  now: number;
  gameNow: number;
}

/**
 * Uses up ticket and state, finds or creates the player, and opens a fresh session (`GAP-01`); within a transaction.
 * Whoever comes back keeps an account that was to be deleted (`GAP-71`).
 */
export function logIn(tables: LoginTables, request: LoginRequest, moment: LoginMoment): LoginAnswer {
  const { players, sessions, audit } = tables;
  const { identity, newSession, endedSession, mostSessions, address = null } = request;
  const known = players.find(identity);
  const reason = known && tables.accounts.of(known.id).suspendedFor;
  if (known && reason) {
    audit.noteBounded(known.id, { type: "loginRefused", because: "suspended" }, address);
    return { ok: false, why: "suspended", reason };
  }
  const refused = spend(tables, request, known, moment.now);
  if (refused) return refused;
  const player = known ? welcomeBack(tables, known, request) : createPlayer(tables, request, moment);
  if (endedSession) sessions.remove(endedSession);
  sessions.endOldest(player.id, mostSessions - 1);
  sessions.create(newSession, player.id, moment.now);
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

function welcomeBack(
  { players, accounts, audit }: LoginTables,
  known: Player,
  { firstName, address = null }: LoginRequest,
): Player {
  const { nameFixed, deletionDueAt } = accounts.of(known.id);
  audit.note(known.id, { type: "login", first: false }, address);
  if (deletionDueAt !== null) {
    accounts.setDeletionDue(known.id, null);
    audit.noteBounded(known.id, { type: "deletionCancelled" }, address);
  }
  return nameFixed ? known : players.called(known, firstName);
}

function createPlayer(
  { players, labs, deletedLogins, audit }: LoginTables,
  { identity, firstName, firstLogin, address = null }: LoginRequest,
  { now, gameNow }: LoginMoment,
): Player {
  const { publicId, lab } = firstLogin;
  const player = players.create(identity, publicId, firstName, now);
  const again = deletedLogins.has(identity);
  labs.create(player.id, again ? labWithoutGift(lab, gameNow) : lab);
  audit.note(player.id, { type: "login", first: true, ...(again && { again }) }, address);
  return player;
}
