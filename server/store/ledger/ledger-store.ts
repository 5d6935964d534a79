import type { Refusal } from "../../../rules/index.ts";
import type { Growth, Intent } from "../database/intent.ts";
import type { LabAnswer, LabWork, Repeatable, StakeWork } from "../database/lab-work.ts";

/**
 * A player's claim of an undecided transaction. It decides nothing: several players may claim the same hash,
 * and the committed transaction shows whose it is (`GAP-10`).
 */
export interface OpenIntent extends Intent {
  /** From this epoch on it can no longer be committed. */
  rejectedFromEpoch: number;
}

/** A minted FOMO HIT badge, identified by the account it was minted into (`GAP-10`). */
export interface BadgeMint {
  account: string;
  intentHash: string;
}

/** A requested energy purchase that is not paid yet (`GAP-15`). */
export interface EnergyPurchase {
  id: string;
  playerId: number;
  account: string;
}

/** A challenge a wallet has signed; it may be used once (`ABU-13`). */
export interface SignedChallenge {
  challenge: string;
  /** The time after which it is too old to be accepted, so that its row may be removed. */
  expiresAt: number;
}

/** How an account is bound; without a challenge in development only. */
export interface Binding {
  signed?: SignedChallenge;
  /** For how long the previous account must have been bound (`ABU-15`). */
  rebindCooldownMs?: number;
  /** Where the request came from, for the audit log. */
  address?: string | null;
}

/**
 * `tooSoonMs`: the player has bound another account recently, and may bind this one after that many
 * milliseconds.
 */
export type BindAnswer = "bound" | "boundToAnother" | "challengeUsed" | { tooSoonMs: number };

/** `settledBefore` names the player and the purpose, so that a repeated request gets its reply again. */
export type SettleAnswer<Reply> =
  | { ok: true; reply: Reply }
  | { ok: false; why: "settledBefore"; by: Intent }
  | { ok: false; why: "noPurchase" }
  | { ok: false; why: "refused"; refusal: Refusal };

export type ClaimAnswer =
  | { ok: true }
  | { ok: false; why: "notYours" | "otherPurpose" | "tooMany" }
  | { ok: false; why: "refused"; refusal: Refusal };

/** How many unpaid purchases a player may have. */
export interface PurchaseBounds {
  /** Of purchases that still count as open. */
  mostOpen: number;
  /** Of all unpaid purchases, however old, as any of them may still be paid. */
  mostUnpaid: number;
}

/** Refused while too many are open; `freeInMs` is when the next place is free. */
export type PurchaseAnswer = { ok: true } | { ok: false; freeInMs: number };

/** A committed transaction that could not be booked yet. */
export interface UnbookedTransaction {
  intentHash: string;
  /** How often booking was tried again. */
  attempts: number;
  /** How long it has been stored, in milliseconds. */
  keptMs: number;
}

/** A player's account and the counter that makes cached reads of it stale. */
export interface AccountStanding {
  /** The account the player has proven, or null. */
  account: string | null;
  /** Number of the player's settled transactions; it grows whenever their holdings may have changed. */
  settled: number;
}

/** What the store keeps of the request for a reward of a stake. */
export interface StakeRequest {
  /** Where it came from, for the audit log. */
  address?: string | null;
  repeat?: Repeatable | undefined;
}

/** The part of the store about the ledger: accounts, transactions and what they paid for; see `Store`. */
export interface LedgerStore {
  /** The account a player has proven, or null. */
  boundAccount(playerId: number): Promise<string | null>;
  accountStanding(playerId: number): Promise<AccountStanding>;
  /** The player the account is bound to, or null. */
  boundPlayer(account: string): Promise<number | null>;
  /** Binds an account in place of the previous one. An account has one player and a player one account (`ABU-12`). */
  bindAccount(playerId: number, account: string, binding?: Binding): Promise<BindAnswer>;

  /** `changeLab` for an activation that rewards a stake; stores when the account was rewarded. */
  changeLabByStake<Reply>(
    playerId: number,
    account: string,
    work: StakeWork<Reply>,
    asked?: StakeRequest,
  ): Promise<LabAnswer<Reply>>;

  /** The settled transaction with this hash, or null. */
  settledIntent(intentHash: string): Promise<Intent | null>;
  /**
   * Stores a player's claim of an undecided transaction and changes the lab with it; at most `most` open claims per
   * player and purpose.
   */
  claimIntent(intent: OpenIntent, most: number, work: LabWork<null>): Promise<ClaimAnswer>;
  /**
   * Settles a committed transaction once, together with the purchase or badge that it uses up. The player's own claim
   * ends; claims of others stay until they are released. `address` is where a player asked about it from, for the audit
   * log; null when the server found it.
   */
  settleIntent<Reply>(
    intent: Intent,
    work: LabWork<Reply>,
    address?: string | null,
  ): Promise<SettleAnswer<Reply>>;
  /** Removes a player's claim that will never count, and changes the lab with it. */
  releaseIntent(intentHash: string, playerId: number, work: LabWork<null>): Promise<void>;
  openIntentsOf(playerId: number): Promise<OpenIntent[]>;
  /** All players' claims of one transaction, the earliest first. */
  claimsOf(intentHash: string): Promise<OpenIntent[]>;
  /** Some hashes of open transactions that sort after this one, in order. */
  openHashesAfter(intentHash: string): Promise<string[]>;

  /** Stores a minted badge, for a machine that may be built later. */
  keepBadge(badge: BadgeMint): Promise<void>;
  /** The badge of an account if it has brought no machine online yet, or null. */
  unusedBadge(account: string): Promise<BadgeMint | null>;

  /** Opens a purchase for `lastsMs`, unless the player has too many already. */
  openPurchase(purchase: EnergyPurchase, lastsMs: number, bounds: PurchaseBounds): Promise<PurchaseAnswer>;
  findPurchase(id: string): Promise<EnergyPurchase | null>;

  /** Stores a creature's growth after the transaction whose manifest the player was given (`GAP-53`). */
  expectGrowth(playerId: number, creatureId: string, growth: Growth): Promise<void>;
  expectedGrowth(playerId: number, creatureId: string): Promise<Growth | null>;

  /** The state version up to which the transactions of an entity were booked. */
  sweepCursor(entity: string): Promise<number>;
  moveSweepCursor(entity: string, stateVersion: number): Promise<void>;
  /** Stores a transaction that could not be booked, to be tried again in `againInMs`. */
  keepUnbooked(entity: string, intentHash: string, againInMs: number): Promise<void>;
  /** Some of an entity's unbooked transactions that are due again, the longest kept first. */
  dueUnbooked(entity: string): Promise<UnbookedTransaction[]>;
  forgetUnbooked(intentHash: string): Promise<void>;
}
