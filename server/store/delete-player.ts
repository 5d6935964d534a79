import { createHmac } from "node:crypto";
import { sharedSecret } from "./database/settings.ts";
import { type Queries, statement, type Unit, type Value } from "./database/unit.ts";
import {
  type Anonymous,
  type DeletionAnswer,
  LONGEST_WAIT_MS,
  lockAccount,
  type PlayerAccount,
} from "./players/accounts.ts";
import { noteInAudit } from "./players/audit.ts";
import type { Identity } from "./players/players.ts";
import { removeSessions } from "./players/sessions.ts";
import { leaveQueue, lockPlace } from "./pvp/queue.ts";

/**
 * What stays of the login of a deleted account, so that nobody gets the start gift twice (`GAP-71`). The key is the
 * secret that only the processes on the database know: without it nobody can tell whose login it was.
 */
function loginHash(secret: Buffer, identity: Identity): Buffer {
  const name = identity.provider === "telegram" ? identity.id : identity.name;
  return createHmac("sha256", secret)
    .update(`login of a deleted account\n${identity.provider}\n${name}`)
    .digest();
}

/** What stands in the way of a deletion. */
interface DeletionState {
  dueAt: number | null;
  now: number;
  inBattle: boolean;
  openTransactions: boolean;
}

/** "deleted" if it may be done now. */
function deletionAnswer({ dueAt, now, inBattle, openTransactions }: DeletionState): DeletionAnswer {
  if (dueAt === null || dueAt > now) return "notDue";
  if (inBattle) return "inBattle";
  return openTransactions && now < dueAt + LONGEST_WAIT_MS ? "openTransactions" : "deleted";
}

const selectTies = statement<[number], { inBattle: boolean; openTransactions: boolean }>(
  `SELECT EXISTS (SELECT 1 FROM pvp_seats WHERE player_id = $1) AS "inBattle",
     EXISTS (SELECT 1 FROM intent_claims WHERE player_id = $1) AS "openTransactions"`,
);
const removeReplies = statement<[number]>("DELETE FROM stored_replies WHERE player_id = $1");
const releaseBadges = statement<[number]>("UPDATE fomo_hit_badges SET player_id = NULL WHERE player_id = $1");

/** What a player has under way. */
export async function tiesOf(
  queries: Queries,
  playerId: number,
): Promise<{ inBattle: boolean; openTransactions: boolean }> {
  return (await queries.first(selectTies, playerId)) ?? { inBattle: false, openTransactions: false };
}

/** Frees what belongs to a lab that is replaced: stored replies, and the badge of its FOMO HIT. */
export function leaveLab(unit: Unit, playerId: number): void {
  unit.write(removeReplies, playerId);
  unit.write(releaseBadges, playerId);
}

/** What stands for the places of an erasure, in their order. */
interface ErasedPlayer {
  playerId: number;
  /** Empty for a player of the development login. */
  telegramId: string;
  /** What the player was called. */
  oldPublicId: string;
  /** What the player is called from now on. */
  publicId: string;
  name: string;
}

interface Erasure {
  /** With a question mark for each value. */
  sql: string;
  values: readonly (keyof ErasedPlayer)[];
}

const remove = (table: string): Erasure => ({
  sql: `DELETE FROM ${table} WHERE player_id = ?`,
  values: ["playerId"],
});

/**
 * What the deletion of an account does, in this order and in both stores (`GAP-71`): rows are removed, and those that
 * other players or the ledger need lose whoever they were about.
 */
const ERASURES: readonly Erasure[] = [
  ...[
    "callbacks",
    "callback_wishes",
    "push_subscriptions",
    "sessions",
    "stored_replies",
    "labs",
    "bound_accounts",
    "intent_claims",
    "energy_purchases",
    "expected_growth",
    "pvp_queue",
    "pvp_statistics",
    "counted_replays",
    "friend_settings",
    "audit",
    "lab_days",
    "nicknames",
    "collection_book",
    "practice_teams",
    "seen_forms",
    "position_standings",
    "trainings",
  ].map(remove),
  {
    sql: "DELETE FROM pvp_challenges WHERE challenger_id = ? OR friend_id = ? OR invited_id = ?",
    values: ["playerId", "playerId", "playerId"],
  },
  {
    sql: "DELETE FROM friendships WHERE player_id = ? OR friend_id = ?",
    values: ["playerId", "playerId"],
  },
  {
    sql: "DELETE FROM blocked_players WHERE player_id = ? OR blocked_id = ?",
    values: ["playerId", "playerId"],
  },
  // Open tournaments lose the player, and end without their organiser; the table of one that has begun keeps a row.
  { sql: "DELETE FROM tournaments WHERE organiser_id = ? AND round = 0", values: ["playerId"] },
  {
    sql: `DELETE FROM tournament_players WHERE player_id = ?
      AND EXISTS (SELECT 1 FROM tournaments WHERE id = tournament_id AND round = 0)`,
    values: ["playerId"],
  },
  { sql: "UPDATE tournament_players SET present = 0 WHERE player_id = ?", values: ["playerId"] },
  {
    // Who has reported or blocked the player is not asked to forget it, but whom they did it to.
    // Their details begin with whom: the index finds them by the beginning of the text ('#' comes after '"').
    sql: `UPDATE audit SET details = replace(details, '"' || CAST(? AS TEXT) || '"', 'null')
      WHERE event IN ('reported', 'blocked')
      AND details COLLATE "C" >= '{"about":"' || CAST(? AS TEXT) || '"'
      AND details COLLATE "C" < '{"about":"' || CAST(? AS TEXT) || '#'`,
    values: ["oldPublicId", "oldPublicId", "oldPublicId"],
  },
  // A used login stays used: its hash alone tells nothing about anybody.
  { sql: "UPDATE used_logins SET telegram_id = '' WHERE telegram_id = ?", values: ["telegramId"] },
  {
    // A hash may have minted the badges of two accounts, or that of an account that changed hands.
    sql: `INSERT INTO claimed_hashes (intent_hash, purpose) SELECT intent_hash, purpose FROM intents WHERE player_id = ?
      ON CONFLICT DO NOTHING`,
    values: ["playerId"],
  },
  remove("intents"),
  { sql: "UPDATE fomo_hit_badges SET player_id = NULL WHERE player_id = ?", values: ["playerId"] },
  { sql: "UPDATE pvp_standings SET public_id = ? WHERE player_id = ?", values: ["publicId", "playerId"] },
  { sql: "UPDATE pvp_battles SET player1_name = ? WHERE player1_id = ?", values: ["name", "playerId"] },
  { sql: "UPDATE pvp_battles SET player2_name = ? WHERE player2_id = ?", values: ["name", "playerId"] },
  {
    sql: `UPDATE players SET telegram_id = NULL, development_name = NULL, first_name = ?, public_id = ?, created_at = 0,
      suspended_for = NULL, deletion_due_at = NULL, language = NULL WHERE id = ?`,
    values: ["name", "publicId", "playerId"],
  },
];

const selectLogin = statement<[Buffer], { known: number }>(
  "SELECT 1 AS known FROM deleted_logins WHERE login_hash = $1",
);
const insertLogin = statement<[Buffer]>(
  "INSERT INTO deleted_logins (login_hash) VALUES ($1) ON CONFLICT DO NOTHING",
);
/** Also waits for whoever is writing a row about the player. */
const lock = statement<[number], { id: number }>("SELECT id FROM players WHERE id = $1 FOR UPDATE");
const erasures = ERASURES.map(({ sql, values }) => ({ values, erase: statement<Value[]>(sql) }));

/** Whether an account with this login was deleted before. */
export async function isDeletedLogin(queries: Queries, identity: Identity): Promise<boolean> {
  return (await queries.first(selectLogin, loginHash(await sharedSecret(queries), identity))) !== null;
}

/**
 * See `AccountStore.deletePlayer`. It does not lock the queue, for which everybody waits who joins or is paired, but the
 * player's own place in it.
 */
export async function deletePlayer(
  unit: Unit,
  playerId: number,
  anonymous: Anonymous,
): Promise<DeletionAnswer> {
  // In the order in which pairing takes them: whoever is paired just now gets into the battle first.
  await lockPlace(unit, playerId);
  await unit.first(lock, playerId);
  const account = await lockAccount(unit, playerId);
  const ties = await tiesOf(unit, playerId);
  const answer = deletionAnswer({
    ...ties,
    dueAt: account?.deletionDueAt ?? null,
    now: unit.now(),
  });
  if (account === null || answer === "notDue") return "notDue";
  await removeSessions(unit, playerId);
  await leaveQueue(unit, playerId);
  if (answer === "deleted") await erase(unit, account, anonymous);
  return answer;
}

async function erase(
  unit: Unit,
  { id: playerId, identity, publicId: oldPublicId }: PlayerAccount,
  { publicId, name }: Anonymous,
): Promise<void> {
  unit.write(insertLogin, loginHash(await sharedSecret(unit), identity));
  const telegramId = identity.provider === "telegram" ? identity.id : "";
  const erased = { playerId, telegramId, oldPublicId, publicId, name };
  for (const { values, erase: asked } of erasures) unit.write(asked, ...values.map((value) => erased[value]));
  noteInAudit(unit, playerId, { type: "accountDeleted" }, null);
}
