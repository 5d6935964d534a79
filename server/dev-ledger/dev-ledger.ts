import type { LedgerNetwork, TokenSymbol } from "../ledger/network/ledger-network.ts";
import type { Execution } from "./engine/execute.ts";
import type { PreviewInput } from "./engine/read-transaction.ts";
import type { Behaviour } from "./state/behaviour.ts";
import type { LedgerView } from "./state/ledger-view.ts";
import type { Attos, DevAccount } from "./state/model.ts";

/** A request names something that the rules do not have; the message names it. Nothing was given. */
export class InvalidInput extends Error {}

/** The game's time in milliseconds; it may be ahead of the system clock. */
export interface Clock {
  now(): Promise<number>;
}

/** A requested creature; the rules fill in what is left out. */
export interface RequestedCreature {
  species_name: string;
  form: number;
  rarity: string;
  stats?: Record<string, number>;
  evolution_progress?: Record<string, number>;
}

/** Tokens that are created for an account, in development only. */
export interface Gifts {
  creatures: readonly RequestedCreature[];
  /** Names of tools and spells. */
  tools: readonly string[];
  spells: readonly string[];
  tokens: Partial<Record<TokenSymbol, Attos>>;
}

/** Ids of the created tokens. */
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
  /**
   * Reads the ledger's present state, after all due transactions were executed. `look` must not be
   * asynchronous.
   */
  read<Result>(look: (view: LedgerView) => Result): Promise<Result>;
  /** Reads the state of the stopped node, if the behaviour has one; else the present state. */
  readStopped<Result>(look: (view: LedgerView) => Result): Promise<Result>;
  /**
   * Accepts a notarised transaction; throws `InvalidTransaction`. Executes it at once unless a delay is set.
   */
  submit(notarized: Uint8Array): Promise<{ duplicate: boolean }>;
  /** What a manifest would do now, rolled back afterwards; throws `InvalidTransaction`. */
  preview(input: PreviewInput): Promise<Execution>;
  behaviour(): Behaviour;
  setBehaviour(behaviour: Behaviour): void;
  /** Creates tokens for an account; throws `InvalidInput`. */
  give(account: string, gifts: Gifts): Promise<GivenIds>;
  /** Creates an account with these tokens and stores its key under the name `holder`; throws `InvalidInput`. */
  createAccount(
    holder: string,
    label: string,
    gifts: Gifts,
  ): Promise<{ account: DevAccount; given: GivenIds }>;
  /** The accounts of this holder, newest first. */
  accountsOf(holder: string): DevAccount[];
  close(): void;
}
