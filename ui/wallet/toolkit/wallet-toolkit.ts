import type { RuleSet } from "../../../rules/index.ts";
import type { LedgerSettings } from "../../game/store/game-state.ts";
import type { WalletAccount } from "../../game/wallet-port.ts";

/** A signed challenge in the form that the server expects (`ABU-12`). */
export type AccountProof = Record<string, unknown>;

/** Whether a wallet is connected, and the accounts it shared, in its order. */
export interface Sharing {
  connected: boolean;
  accounts: WalletAccount[];
  /**
   * The first account's signature over a challenge of this page, when the wallet gave one together with the accounts;
   * absent otherwise, and after a reload.
   */
  proof?: AccountProof;
}

export const nothingShared: Sharing = { connected: false, accounts: [] };

/**
 * Result of a request to the wallet; `reason` is a text for the player. `rejected`: the player declined in the
 * wallet.
 */
export type RequestAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; reason: string; rejected?: true };

/** The toolkit that talks to wallets. A request takes as long as the player does. */
export interface WalletToolkit {
  /** The shared accounts restored when the toolkit was opened. */
  readonly sharing: Sharing;
  /** Without the browser's storage, requests of the connect button end without a word (`ABU-121`). */
  hasStorage(): boolean;
  /** Calls the listener whenever the shared accounts change, also through the connect button. */
  follow(listener: (sharing: Sharing) => void): void;
  /**
   * Requests persona, one or more accounts and their proofs in one prompt; `again` lets the player choose again
   * (`LED-030`).
   */
  requestAccounts(again: boolean): Promise<RequestAnswer<Sharing>>;
  /** Requests one account with a signature over the challenge; the shared accounts do not change. */
  proveAccount(): Promise<RequestAnswer<AccountProof>>;
  /** Resolves to the intent hash as soon as the wallet has submitted, without waiting for the ledger. */
  send(manifest: string, message: string): Promise<RequestAnswer<string>>;
  /** Cancels the last request made here if the wallet has not answered it. */
  cancel(): void;
  /** Disconnects and forgets the accounts; may throw. */
  disconnect(): void;
  /** Disconnects by pressing the connect button on the page (`LED-031`). */
  pressDisconnect(): void;
}

/** Dependencies of a toolkit. */
export interface ToolkitDeps {
  ledger: LedgerSettings;
  rules: RuleSet;
  /** Returns the browser's time in milliseconds. */
  now(): number;
  /** Requests a challenge for the wallet to sign; resolves to an empty text on failure, which the toolkit refuses. */
  challenge(): Promise<string>;
}

export type OpenToolkit = (parts: ToolkitDeps) => Promise<WalletToolkit>;
