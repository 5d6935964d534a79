import type { Lab } from "../../../rules/index.ts";
import type { AuditEvent, AuditedAct } from "../database/audit-event.ts";
import type { Growth, Intent } from "../database/intent.ts";
import type { LabAnswer, LabWork } from "../database/lab-work.ts";
import { type Queries, statement, type Unit } from "../database/unit.ts";
import type { Identity } from "./players.ts";

/** What the store knows of a player beside lab, sessions and battles. */
export interface PlayerAccount {
  id: number;
  publicId: string;
  firstName: string;
  /** Whether an administrator has given the name, so that logins do not change it. */
  nameFixed: boolean;
  /** By the clock. */
  createdAt: number;
  identity: Identity;
  /** Why the player may not log in, as they read it; null for most. */
  suspendedFor: string | null;
  /** When the account is deleted, by the game's time; null if nobody has asked for it. */
  deletionDueAt: number | null;
  /** Language tag of the language that the player chose; null: none was chosen. */
  language: string | null;
}

/** What the ledger's part of the store knows of a player. */
export interface LedgerRecord {
  /** The proven account; `rewardedAt` is when its stake was last rewarded, 0 for never. */
  account: { address: string; boundAt: number; rewardedAt: number } | null;
  /** Accounts whose FOMO HIT badge has brought the player's machine online. */
  badges: readonly string[];
  /** Transactions that were booked. */
  settled: readonly Omit<Intent, "playerId">[];
  purchases: readonly { id: string; account: string; expiresAt: number }[];
  /** Growth that was asked for last, by creature. */
  expectedGrowth: readonly (Growth & { creatureId: string })[];
}

/** Who replaces a deleted player where rows must stay. */
export interface Anonymous {
  publicId: string;
  name: string;
}

/** Why a due deletion has to wait. */
export type DeletionAnswer = "deleted" | "notDue" | "inBattle" | "openTransactions";

/** The accounts of players, for administrators and for the players themselves; see `Store`. */
export interface AccountStore {
  /** Players by a part of their name, a public id, a Telegram id or a ledger account; in the order of their creation. */
  findAccounts(text: string, most: number): Promise<PlayerAccount[]>;
  /** null for an unknown and for a deleted player. */
  accountOf(publicId: string): Promise<PlayerAccount | null>;
  ledgerRecord(playerId: number): Promise<LedgerRecord>;

  /** Sets the language of a player's texts, also of what the player is called back with (`GAP-63`). */
  setLanguage(playerId: number, language: string): Promise<void>;

  /** Names a player, also in battles; null: the next login brings the provider's name again. */
  renamePlayer(playerId: number, name: string | null, act: AuditedAct): Promise<void>;
  /** Ends the player's sessions, takes them out of the queue and refuses logins with the reason; null lifts it. */
  suspendPlayer(playerId: number, reason: string | null, act: AuditedAct): Promise<void>;
  /** Changes a lab as an administrator does; the audit log tells what it did to the resources. */
  correctLab<Reply>(playerId: number, work: LabWork<Reply>, act: AuditedAct): Promise<LabAnswer<Reply>>;
  /** Replaces the lab; the badge of a FOMO HIT that is gone is free again. False while transactions are open. */
  resetLab(playerId: number, lab: Lab, act: AuditedAct): Promise<boolean>;

  /** Deletes the account in `inMs`, or sooner if that was asked for before; resolves to the moment. */
  requestDeletion(playerId: number, inMs: number, event: AuditEvent, address: string | null): Promise<number>;
  /** Keeps the account after all; resolves to whether it was to be deleted. */
  cancelDeletion(playerId: number, address: string | null): Promise<boolean>;
  /** Some players whose accounts are to be deleted by now, the longest due first. */
  dueDeletions(most: number): Promise<number[]>;
  /**
   * Deletes an account that is due (`GAP-71`). Ends its sessions and its place in the queue at once; its battle and its
   * open transactions end first, the latter for at most `LONGEST_WAIT_MS`.
   */
  deletePlayer(playerId: number, anonymous: Anonymous): Promise<DeletionAnswer>;
}

/** For how long after it is due the deletion of an account waits for the ledger to decide about transactions. */
export const LONGEST_WAIT_MS = 30 * 86_400_000;

/** The columns of a player's account. */
interface AccountRow {
  id: number;
  publicId: string;
  firstName: string;
  /** SQLite has numbers for it. */
  nameFixed: boolean | number;
  createdAt: number;
  telegramId: string | null;
  developmentName: string | null;
  suspendedFor: string | null;
  deletionDueAt: number | null;
  language: string | null;
}

/** Accounts that are not deleted: everybody else has a login. */
const HAS_LOGIN = "(telegram_id IS NOT NULL OR development_name IS NOT NULL)";

function accountOfRow(row: AccountRow): PlayerAccount {
  const { telegramId, developmentName, nameFixed, ...account } = row;
  return { ...account, nameFixed: Boolean(nameFixed), identity: identityOf(telegramId, developmentName) };
}

function identityOf(telegramId: string | null, developmentName: string | null): Identity {
  return telegramId === null
    ? { provider: "development", name: developmentName ?? "" }
    : { provider: "telegram", id: telegramId };
}

/** A text as it must occur within another one, for LIKE with a backslash as its escape. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

const SELECT = `SELECT id, public_id AS "publicId", first_name AS "firstName", name_fixed AS "nameFixed",
  created_at AS "createdAt", telegram_id AS "telegramId", development_name AS "developmentName",
  suspended_for AS "suspendedFor", deletion_due_at AS "deletionDueAt", language FROM players WHERE ${HAS_LOGIN}`;

const lock = statement<[number], AccountRow>(`${SELECT} AND id = $1 FOR NO KEY UPDATE`);
const selectByPublicId = statement<[string], AccountRow>(`${SELECT} AND public_id = $1`);
const selectFound = statement<[string, string, number], AccountRow>(
  `${SELECT} AND (public_id = $1 OR telegram_id = $1 OR development_name = $1 OR lower(first_name) LIKE lower($2) ESCAPE '\\'
     OR id = (SELECT player_id FROM bound_accounts WHERE account = $1))
   ORDER BY id LIMIT $3`,
);
const selectDue = statement<[number, number], { id: number }>(
  "SELECT id FROM players WHERE deletion_due_at <= $1 ORDER BY deletion_due_at LIMIT $2",
);
const rename = statement<[string, number]>(
  "UPDATE players SET first_name = $1, name_fixed = true WHERE id = $2",
);

const renameInBattles = ["player1", "player2"].map((side) =>
  statement<[string, number]>(`UPDATE pvp_battles SET ${side}_name = $1 WHERE ${side}_id = $2`),
);

const unfixName = statement<[number]>("UPDATE players SET name_fixed = false WHERE id = $1");
const suspend = statement<[string | null, number]>("UPDATE players SET suspended_for = $1 WHERE id = $2");
const setDeletion = statement<[number | null, number]>(
  "UPDATE players SET deletion_due_at = $1 WHERE id = $2",
);

const languages = [
  "UPDATE players SET language = $1 WHERE id = $2",
  "UPDATE callback_wishes SET language = $1 WHERE player_id = $2",
].map((sql) => statement<[string, number]>(sql));

export async function findAccounts(queries: Queries, text: string, most: number): Promise<PlayerAccount[]> {
  return (await queries.all(selectFound, text, containing(text), most)).map(accountOfRow);
}

export async function accountOf(queries: Queries, publicId: string): Promise<PlayerAccount | null> {
  const row = await queries.first(selectByPublicId, publicId);
  return row && accountOfRow(row);
}

/** The account, which nobody else changes until the end of the transaction; null for one that is deleted. */
export async function lockAccount(unit: Unit, playerId: number): Promise<PlayerAccount | null> {
  const row = await unit.first(lock, playerId);
  return row && accountOfRow(row);
}

/** Names the player for good, also in battles; null: until the next login. */
export function giveName(unit: Unit, playerId: number, name: string | null): void {
  if (name === null) {
    unit.write(unfixName, playerId);
    return;
  }
  unit.write(rename, name, playerId);
  for (const asked of renameInBattles) unit.write(asked, name, playerId);
}

export function setSuspension(unit: Unit, playerId: number, reason: string | null): void {
  unit.write(suspend, reason, playerId);
}

export function setDeletionDue(unit: Unit, playerId: number, dueAt: number | null): void {
  unit.write(setDeletion, dueAt, playerId);
}

export function setLanguage(unit: Unit, playerId: number, language: string): void {
  for (const asked of languages) unit.write(asked, language, playerId);
}

export async function dueDeletions(queries: Queries, now: number, most: number): Promise<number[]> {
  return (await queries.all(selectDue, now, most)).map(({ id }) => id);
}

type Row<Name extends "settled" | "purchases" | "expectedGrowth"> = LedgerRecord[Name][number];

const account = statement<[number], NonNullable<LedgerRecord["account"]>>(
  `SELECT account AS address, bound_at AS "boundAt", coalesce(rewarded_at, 0) AS "rewardedAt"
   FROM bound_accounts LEFT JOIN incubator_rewards USING (account) WHERE player_id = $1`,
);
const badges = statement<[number], { account: string }>(
  "SELECT account FROM fomo_hit_badges WHERE player_id = $1 ORDER BY account",
);
const settled = statement<[number], Row<"settled">>(
  `SELECT intent_hash AS "intentHash", purpose, subject, account
   FROM intents WHERE player_id = $1 ORDER BY intent_hash`,
);
const purchases = statement<[number], Row<"purchases">>(
  `SELECT id, account, expires_at AS "expiresAt" FROM energy_purchases WHERE player_id = $1 ORDER BY expires_at, id`,
);
const expectedGrowth = statement<[number], Row<"expectedGrowth">>(
  `SELECT creature_id AS "creatureId", form, upgrades
   FROM expected_growth WHERE player_id = $1 ORDER BY creature_id`,
);

/** What the ledger's tables hold of a player. */
export async function ledgerRecord(queries: Queries, playerId: number): Promise<LedgerRecord> {
  const [bound, badge, booked, opened, growth] = await Promise.all([
    queries.first(account, playerId),
    queries.all(badges, playerId),
    queries.all(settled, playerId),
    queries.all(purchases, playerId),
    queries.all(expectedGrowth, playerId),
  ]);
  return {
    account: bound,
    badges: badge.map((row) => row.account),
    settled: booked,
    purchases: opened,
    expectedGrowth: growth,
  };
}
