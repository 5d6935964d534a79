import type { ReportReason } from "../contract/index.ts";
import { PlayerGoneError } from "./errors.ts";
import type { Intent, IntentPurpose } from "./ledger/ledger-store.ts";
import { lockPlayer } from "./players.ts";
import type { BattleResult } from "./pvp/battle.ts";
import { type Queries, statement, type Unit } from "./unit.ts";

/** Resources that an event has changed, as signed decimal strings; those that stayed the same are missing. */
export type GainedResources = Readonly<Record<string, string>>;

/** A finished battle as one of its players has it in the audit log. */
export interface AuditedBattle {
  type: "battle";
  battleId: string;
  outcome: "victory" | "defeat" | "draw";
  by: BattleResult["by"];
  /** Why it was not rated; null if it was. */
  unrated: BattleResult["unrated"];
  ratingChange: number;
  /** The rating afterwards; null for a battle that counts in no record. */
  rating: number | null;
}

/** What an administrator did, with the reason that they gave. */
export interface AuditedAct {
  type: "admin";
  act: "rename" | "suspend" | "unsuspend" | "logout" | "compensate" | "reset" | "delete";
  reason: string | null;
  /** What it did to the resources. */
  gained?: GainedResources;
}

/**
 * What happened to a player, kept so that a dispute can be settled. It holds neither names nor secrets, and of a wallet
 * nothing but the account's address.
 */
export type AuditEvent =
  /** `again`: the first login of somebody who had deleted their account. */
  | { type: "login"; first: boolean; again?: true }
  | { type: "loginRefused"; because: "suspended" }
  | { type: "logout" }
  | { type: "logoutEverywhere" }
  | { type: "accountBound"; account: string }
  /** A wallet's proof that was not accepted, for the account it named. */
  | { type: "proofRefused"; account: string }
  /** A committed transaction that was booked. */
  | {
      type: "booking";
      purpose: IntentPurpose;
      intentHash: string;
      subject: string;
      account: string;
      gained: GainedResources;
    }
  | { type: "stakeReward"; account: string; gained: GainedResources }
  | AuditedBattle
  | { type: "deletionRequested"; dueAt: number }
  | { type: "deletionCancelled" }
  | { type: "exported" }
  /** The player has reported another one (public id) for a stock reason; null for somebody who is gone. */
  | { type: "reported"; about: string | null; reason: ReportReason; battleId: string }
  | { type: "blocked"; about: string | null }
  /** From now on a new link leads to the lab, or none. */
  | { type: "labLinkMade" | "labLinkWithdrawn" }
  /** All that is left of a deleted account; the player is nobody any more. */
  | { type: "accountDeleted" }
  | AuditedAct;

export type AuditEventType = AuditEvent["type"];

/** An event as it is stored. */
export interface AuditEntry {
  /** The game's time. */
  time: number;
  /** The player's public id. */
  player: string;
  /**
   * Where the request came from, as `AUDIT_ADDRESSES` wants it; null for what the server does by itself, and where no
   * addresses are kept.
   */
  address: string | null;
  event: AuditEvent;
}

/** Called with an entry once it is durable. */
export type AuditListener = (entry: AuditEntry) => void;

export interface AuditQuery {
  /** A public id; null for all players. */
  player: string | null;
  /** Entries of this time and later. */
  since: number;
  /** The number of the entry after which to go on; 0 for the beginning. */
  after: number;
  most: number;
}

/** An entry with its number, by which a long list goes on. */
export type NumberedEntry = AuditEntry & { number: number };

/** The audit log of the store; see `Store`. */
export interface AuditStore {
  /** Calls the listener with what this process notes, once it is durable. */
  onAudited(listener: AuditListener): void;
  /**
   * Notes an event that changes nothing else. At most `NOTED_A_DAY` of a type are kept for each player, as players cause
   * such events for nothing.
   */
  noteAudit(playerId: number, event: AuditEvent, address: string | null): Promise<void>;
  /** Entries in the order in which they were noted. */
  auditEntries(query: AuditQuery): Promise<NumberedEntry[]>;
}

/** What the audit log tells of a settled transaction. */
export function bookingOf(
  { purpose, intentHash, subject, account }: Intent,
  gained: GainedResources,
): AuditEvent {
  return { type: "booking", purpose, intentHash, subject, account, gained };
}

/** Most events of one type that `noteAudit` keeps for a player within `NOTED_WITHIN_MS`. */
export const NOTED_A_DAY = 100;
export const NOTED_WITHIN_MS = 86_400_000;

/** An entry's columns. */
export interface AuditRow {
  number: number;
  time: number;
  player: string;
  type: string;
  address: string | null;
  details: string;
}

/** The fields of an event besides its type, which has a column. */
export function detailsOf({ type: _type, ...details }: AuditEvent): string {
  return JSON.stringify(details);
}

export function entryOf({ number, time, player, type, address, details }: AuditRow): NumberedEntry {
  return { number, time, player, address, event: { type, ...JSON.parse(details) } };
}

const insert = statement<[number, string, string | null, string, number], { player: string }>(
  `INSERT INTO audit (noted_at, player_id, event, address, details)
   SELECT $1, id, $2, $3, $4 FROM players WHERE id = $5
   RETURNING (SELECT public_id FROM players WHERE id = player_id) AS player`,
);
const countEvents = statement<[number, string, number], { count: number }>(
  "SELECT count(*) AS count FROM audit WHERE player_id = $1 AND event = $2 AND noted_at > $3",
);
const SELECT = `SELECT audit.id AS number, noted_at AS time, public_id AS player, event AS type, address, details
  FROM audit JOIN players ON players.id = player_id WHERE noted_at >= $1 AND audit.id > $2`;
const select = statement<[number, number, number], AuditRow>(`${SELECT} ORDER BY audit.id LIMIT $3`);
const selectOfPlayer = statement<[number, number, number, string], AuditRow>(
  `${SELECT} AND public_id = $4 ORDER BY audit.id LIMIT $3`,
);

/** Notes what happened to a player, in the unit of what it tells. */
export function noteInAudit(unit: Unit, playerId: number, event: AuditEvent, address: string | null): void {
  const time = unit.now();
  const written = unit.first(insert, time, event.type, address, detailsOf(event), playerId);
  unit.note(
    written.then((row) => {
      if (!row) throw new PlayerGoneError();
      return { time, player: row.player, address, event };
    }),
  );
}

/** The same for an event that players cause for nothing, of which so many a day are kept for each of them. */
export async function noteBounded(
  unit: Unit,
  playerId: number,
  event: AuditEvent,
  address: string | null,
): Promise<void> {
  await lockPlayer(unit, playerId);
  const since = unit.now() - NOTED_WITHIN_MS;
  const today = await unit.first(countEvents, playerId, event.type, since);
  if ((today?.count ?? 0) < NOTED_A_DAY) noteInAudit(unit, playerId, event, address);
}

/** Entries in the order in which they were noted. */
export async function auditEntries(
  queries: Queries,
  { player, since, after, most }: AuditQuery,
): Promise<NumberedEntry[]> {
  const rows =
    player === null
      ? await queries.all(select, since, after, most)
      : await queries.all(selectOfPlayer, since, after, most, player);
  return rows.map(entryOf);
}
