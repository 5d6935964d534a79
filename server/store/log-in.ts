import { labWithoutGift } from "../../rules/index.ts";
import { isForgottenLogin } from "./database/settings.ts";
import { statement, type Unit } from "./database/unit.ts";
import { isDeletedLogin } from "./delete-player.ts";
import { lockAccount, type PlayerAccount, setDeletionDue } from "./players/accounts.ts";
import { noteBounded, noteInAudit } from "./players/audit.ts";
import type { Labs } from "./players/labs.ts";
import { type CountRow, counted } from "./players/limits.ts";
import { createPlayer, findPlayer, type Player, renamePlayer } from "./players/players.ts";
import { createSession, endOldestSessions, endSession } from "./players/sessions.ts";
import type { Identity, LoginAnswer, LoginRequest } from "./store.ts";

/** Logins of a deleted account stay used, without their id. */
const selectLogin = statement<[string, number, string], { used: number }>(
  "SELECT 1 AS used FROM used_logins WHERE telegram_id IN ($1, '') AND auth_date = $2 AND hash = $3",
);
const countLogins = statement<[string, number], CountRow>(
  "SELECT count(*) AS count, min(expires_at) AS first FROM used_logins WHERE telegram_id = $1 AND expires_at > $2",
);
const insertLogin = statement<[string, number, string, number]>(
  "INSERT INTO used_logins (telegram_id, auth_date, hash, expires_at) VALUES ($1, $2, $3, $4)",
);
const selectState = statement<[string], { used: number }>(
  "SELECT 1 AS used FROM used_login_states WHERE state = $1",
);
const insertState = statement<[string, number]>(
  "INSERT INTO used_login_states (state, expires_at) VALUES ($1, $2)",
);

/**
 * Uses up ticket and state, finds or creates the player, and opens a fresh session (`GAP-01`). Whoever comes back keeps
 * an account that was to be deleted (`GAP-71`).
 */
export async function logIn(
  unit: Unit,
  labs: Labs,
  request: LoginRequest,
  now: number,
): Promise<LoginAnswer> {
  const { identity, newSession, endedSession, mostSessions, address = null } = request;
  // Logins of one identity come one after the other, also the first, when there is no row to lock yet.
  await unit.lockName(`login of ${identity.provider} ${nameOf(identity)}`);
  const found = await findPlayer(unit, identity);
  // Locked, so that nobody suspends or deletes the account meanwhile; null once it is deleted.
  const known = found && (await lockAccount(unit, found.id));
  if (known?.suspendedFor) {
    await noteBounded(unit, known.id, { type: "loginRefused", because: "suspended" }, address);
    return { ok: false, why: "suspended", reason: known.suspendedFor };
  }
  const refused = await spend(unit, request, known, now);
  if (refused) return refused;
  const player = known ? await welcomeBack(unit, known, request) : await newPlayer(unit, labs, request, now);
  if (endedSession) await endSession(unit, endedSession);
  endOldestSessions(unit, player.id, mostSessions - 1);
  createSession(unit, newSession, player.id, now);
  return { ok: true, player };
}

async function welcomeBack(
  unit: Unit,
  { id, publicId, firstName, nameFixed, deletionDueAt }: PlayerAccount,
  request: LoginRequest,
): Promise<Player> {
  const { address = null } = request;
  const player = { id, publicId, firstName };
  noteInAudit(unit, id, { type: "login", first: false }, address);
  if (deletionDueAt !== null) {
    setDeletionDue(unit, id, null);
    await noteBounded(unit, id, { type: "deletionCancelled" }, address);
  }
  return nameFixed ? player : renamePlayer(unit, player, request.firstName);
}

async function newPlayer(
  unit: Unit,
  labs: Labs,
  { identity, firstName, firstLogin, address = null }: LoginRequest,
  now: number,
): Promise<Player> {
  const { publicId, lab } = firstLogin;
  const player = await createPlayer(unit, identity, publicId, firstName, now);
  const again = await isDeletedLogin(unit, identity);
  labs.create(unit, player.id, again ? labWithoutGift(lab, unit.now()) : lab);
  noteInAudit(unit, player.id, { type: "login", first: true, ...(again && { again }) }, address);
  return player;
}

function nameOf(identity: Identity): string {
  return identity.provider === "telegram" ? identity.id : identity.name;
}

/** Why the login is refused, in which case nothing is used up; null once ticket and state are used up. */
async function spend(
  unit: Unit,
  { identity, ticket, state }: LoginRequest,
  known: Pick<Player, "id"> | null,
  now: number,
): Promise<Exclude<LoginAnswer, { ok: true }> | null> {
  const telegramId = identity.provider === "telegram" ? identity.id : null;
  if (ticket && telegramId !== null) {
    const used =
      (await isForgottenLogin(unit, ticket.expiresAt)) ||
      (await unit.first(selectLogin, telegramId, ticket.authDate, ticket.hash)) !== null;
    if (used) return { ok: false, why: "used", usedBy: known?.id ?? null };
    const refusal = ticket.whyNotMore(counted(await unit.first(countLogins, telegramId, now), now));
    if (refusal) return { ok: false, why: "refused", refusal };
  }
  if (state && (await unit.first(selectState, state.state))) return { ok: false, why: "used", usedBy: null };
  if (state) unit.write(insertState, state.state, state.expiresAt);
  if (ticket && telegramId !== null)
    unit.write(insertLogin, telegramId, ticket.authDate, ticket.hash, ticket.expiresAt);
  return null;
}
