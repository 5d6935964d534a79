import type { Lab } from "../../rules/index.ts";
import type { AuditEvent, AuditedAct } from "./audit-event.ts";
import type { Identity } from "./identity.ts";
import type { LabAnswer, LabWork } from "./lab-work.ts";
import type { Growth, Intent } from "./ledger-store.ts";

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
