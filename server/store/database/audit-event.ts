import type { BattleEnding, UnratedBecause } from "../../../rules/index.ts";
import type { ReportReason } from "../../contract/index.ts";
import type { Intent, IntentPurpose } from "./intent.ts";
import type { GainedResources } from "./lab-work.ts";

/** A finished battle as one of its players has it in the audit log. */
export interface AuditedBattle {
  type: "battle";
  battleId: string;
  outcome: "victory" | "defeat" | "draw";
  by: BattleEnding["by"];
  /** Why it was not rated; null if it was. */
  unrated: UnratedBecause | null;
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
