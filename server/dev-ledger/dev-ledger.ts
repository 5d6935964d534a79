import type { LedgerNetwork, TokenSymbol } from "../ledger/network/ledger-network.ts";
import type { Behaviour } from "./behaviour.ts";
import type { LedgerView } from "./state/ledger-view.ts";
import type { Attos, Receipt } from "./state/model.ts";

/** A submitted payload that no ledger would take: the sentence says why. Nothing was kept of it. */
export class InvalidTransaction extends Error {}

/** Something was wished for that the rules do not know: the sentence names it. Nothing was given. */
export class BadWish extends Error {}

/** The game's time, in milliseconds: it may run ahead of the clock on the wall. */
export interface Clock {
  now(): Promise<number>;
}

/** A manifest to be tried without signing it. */
export interface PreviewWish {
  manifest: string;
  /** The epochs in which it would be valid: from the first on, before the second. */
  startEpoch: number;
  endEpoch: number;
  tipPercentage: number;
  /** Ed25519 keys in hex that would sign. */
  signers: readonly string[];
  /** Takes every signature for given. */
  assumeSignatures: boolean;
  /** Lends the fee. */
  freeCredit: boolean;
}

/** What a manifest would have done; a rejected one not even paid its fee. */
export type Preview =
  | { rejection: string }
  | { rejection: null; errorMessage: string | null; receipt: Receipt };

/** An account whose key the dev ledger gave away, for a dev wallet to sign with. */
export interface DevAccount {
  address: string;
  label: string;
  /** 32 bytes in hex of an Ed25519 key, worth nothing on any other network. */
  privateKey: string;
}

/** A creature as somebody wishes it; what is left out follows from the rules. */
export interface CreatureWish {
  species_name: string;
  form: number;
  rarity: string;
  stats?: Record<string, number>;
  evolution_progress?: Record<string, number>;
}

/** Tokens out of nothing for an account, in development only. */
export interface Gifts {
  creatures: readonly CreatureWish[];
  /** Names of tools and spells. */
  tools: readonly string[];
  spells: readonly string[];
  tokens: Partial<Record<TokenSymbol, Attos>>;
}

/** Ids of the tokens that were given. */
export interface GivenIds {
  creatures: string[];
  tools: string[];
  spells: string[];
}

/**
 * A small ledger for development and tests: it executes the real, signed transactions the game makes and keeps
 * everything in a file that any number of processes share.
 */
export interface DevLedger {
  readonly network: LedgerNetwork;
  /** Looks at the ledger as it is now: whatever is due has been executed. `look` must not wait for anything. */
  read<Result>(look: (view: LedgerView) => Result): Promise<Result>;
  /** The same of a node that has stopped following, as the behaviour may say; of the present where none has. */
  readStopped<Result>(look: (view: LedgerView) => Result): Promise<Result>;
  /** Takes a notarised transaction; throws `InvalidTransaction`. It executes at once unless told to delay. */
  submit(notarized: Uint8Array): Promise<{ duplicate: boolean }>;
  /** Tries a manifest on the ledger as it is now and takes everything back; throws `InvalidTransaction`. */
  preview(wish: PreviewWish): Promise<Preview>;
  behaviour(): Behaviour;
  setBehaviour(behaviour: Behaviour): void;
  /** Gives an account tokens out of nothing; throws `BadWish`. */
  give(account: string, gifts: Gifts): Promise<GivenIds>;
  /** A new account that holds this, with a key that is kept for whoever asks as `holder`; throws `BadWish`. */
  createAccount(
    holder: string,
    label: string,
    gifts: Gifts,
  ): Promise<{ account: DevAccount; given: GivenIds }>;
  /** The newest first. */
  accountsOf(holder: string): DevAccount[];
  close(): void;
}
