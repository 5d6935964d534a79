import type { Refusal } from "../../rules/index.ts";
import type { LabAnswer, LabWork, StakeWork } from "./lab-work.ts";

/**
 * The purposes of transactions, and by what each counts only once: by its hash, by the account's badge, or by its hash
 * and an open purchase that it uses up. How each purpose works is registered in `ledger/purposes`.
 */
export const COUNTED_BY = {
  creatureMint: "hash",
  upgradeStats: "hash",
  evolve: "hash",
  fomoHit: "badge",
  energy: "purchase",
} as const;

/** What a transaction is for; one hash serves one purpose (`ABU-21`). */
export type IntentPurpose = keyof typeof COUNTED_BY;

/** A player's transaction by its intent hash; once committed, a hash belongs to one player and one purpose for ever. */
export interface Intent {
  intentHash: string;
  purpose: IntentPurpose;
  playerId: number;
  /** Id of what it is about: the machine, the creature or the purchase; empty while that is not known. */
  subject: string;
  /** The account that signed, as far as the player says. */
  account: string;
}

/**
 * What a player says of a transaction the ledger has not decided about. It binds nobody: several players may claim
 * the same hash, and the committed transaction says whose it is (`GAP-10`).
 */
export interface OpenIntent extends Intent {
  /** From this epoch on it never will be committed. */
  rejectedFromEpoch: number;
}

/** A FOMO HIT badge that the ledger has minted, named after the account it was minted into (`GAP-10`). */
export interface BadgeMint {
  account: string;
  intentHash: string;
}

/** An energy purchase that was asked for and not paid yet (`GAP-15`). */
export interface EnergyPurchase {
  id: string;
  playerId: number;
  account: string;
}

/** A challenge a wallet has signed; it may be used once (`ABU-13`). */
export interface SignedChallenge {
  challenge: string;
  /** When it is too old anyway, so that its row may go. */
  expiresAt: number;
}

/** Too soon: the player has bound another account, and may bind this one in so long. */
export type BindAnswer = "bound" | "boundToAnother" | "challengeUsed" | { tooSoonMs: number };

/** `settledBefore`: by whom and for what, so that a repeated request gets its answer again. A badge counts once. */
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
  /** Of those that still count as open. */
  mostOpen: number;
  /** Of all, however old: any of them may still be paid. */
  mostUnpaid: number;
}

/** Refused while there are too many: then the next place is free in so long. */
export type PurchaseAnswer = { ok: true } | { ok: false; freeInMs: number };

/** How far a creature has grown: its form, and upgrades or level-ups within it. */
export interface Growth {
  form: number;
  upgrades: number;
}

/** A committed transaction that could not be booked when the sweep came by. */
export interface UnbookedTransaction {
  intentHash: string;
  /** How often it was asked for again. */
  attempts: number;
  /** How long it has been kept, in milliseconds. */
  keptMs: number;
}

/** A player's account, and whether what was read of it may have changed. */
export interface AccountStanding {
  /** The account the player has proven, or null. */
  account: string | null;
  /** How many of the player's transactions were settled: changes whenever what they own may have changed. */
  settled: number;
}

/** What the game keeps of the ledger: accounts, transactions and what they paid for; see `Store`. */
export interface LedgerStore {
  /** The account a player has proven, or null. */
  boundAccount(playerId: number): Promise<string | null>;
  accountStanding(playerId: number): Promise<AccountStanding>;
  /** The player whose account it is, or null. */
  boundPlayer(account: string): Promise<number | null>;
  /**
   * Binds an account instead of the one before, which must have been bound for `rebindCooldownMs` (`ABU-15`); an
   * account has one player and a player one account (`ABU-12`).
   */
  bindAccount(
    playerId: number,
    account: string,
    signed?: SignedChallenge,
    rebindCooldownMs?: number,
  ): Promise<BindAnswer>;

  /** `changeLab` for an activation that earns by an account's stake; keeps when the account earned. */
  changeLabByStake<Reply>(
    playerId: number,
    account: string,
    work: StakeWork<Reply>,
  ): Promise<LabAnswer<Reply>>;

  /** The committed transaction whose effect was booked; null while nothing was. */
  settledIntent(intentHash: string): Promise<Intent | null>;
  /**
   * Keeps that a player claims an undecided transaction, so that it is asked for again, and changes the lab with
   * it; no more than `most` of a player's claims may be open for one purpose.
   */
  claimIntent(intent: OpenIntent, most: number, work: LabWork<null>): Promise<ClaimAnswer>;
  /**
   * Books what a committed transaction is worth, once; an energy purchase is used up by it, and so is a badge. The
   * player's own claim ends; those of others are left to be released.
   */
  settleIntent<Reply>(intent: Intent, work: LabWork<Reply>): Promise<SettleAnswer<Reply>>;
  /** Ends a player's claim that will never count, and changes the lab with it. */
  releaseIntent(intentHash: string, playerId: number, work: LabWork<null>): Promise<void>;
  openIntentsOf(playerId: number): Promise<OpenIntent[]>;
  /** Everybody's claims of one transaction, the earliest first. */
  claimsOf(intentHash: string): Promise<OpenIntent[]>;
  /** Some hashes of open transactions that come after this one, in their order. */
  openHashesAfter(intentHash: string): Promise<string[]>;

  /** Keeps that a badge was minted, for a machine that may be built later. */
  keepBadge(badge: BadgeMint): Promise<void>;
  /** The badge minted into an account that has brought nobody's machine online yet, or null. */
  unusedBadge(account: string): Promise<BadgeMint | null>;

  /** Opens a purchase for so long, unless the player has too many already. */
  openPurchase(purchase: EnergyPurchase, lastsMs: number, bounds: PurchaseBounds): Promise<PurchaseAnswer>;
  findPurchase(id: string): Promise<EnergyPurchase | null>;

  /** What a creature will be once the transaction the player got the manifest of has committed (`GAP-53`). */
  expectGrowth(playerId: number, creatureId: string, growth: Growth): Promise<void>;
  expectedGrowth(playerId: number, creatureId: string): Promise<Growth | null>;

  /** Up to which state version the transactions of an entity were booked. */
  sweepCursor(entity: string): Promise<number>;
  moveSweepCursor(entity: string, stateVersion: number): Promise<void>;
  /** Keeps a transaction of an entity that could not be booked, to be asked for again in so long. */
  keepUnbooked(entity: string, intentHash: string, againInMs: number): Promise<void>;
  /** Some of an entity's transactions whose time to be asked for again has come, the longest kept first. */
  dueUnbooked(entity: string): Promise<UnbookedTransaction[]>;
  forgetUnbooked(intentHash: string): Promise<void>;
}
