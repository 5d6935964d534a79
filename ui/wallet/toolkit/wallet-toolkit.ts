import type { RuleSet } from "../../../rules/index.ts";
import type { LedgerSettings } from "../../game/store/game-state.ts";
import type { WalletAccount } from "../../game/wallet-port.ts";

/** Whether a wallet is connected, and the accounts it shared, in its order. */
export interface Sharing {
  connected: boolean;
  accounts: WalletAccount[];
}

export const nothingShared: Sharing = { connected: false, accounts: [] };

/** A signed challenge, just as the server wants to have it (`ABU-12`). */
export type AccountProof = Record<string, unknown>;

/** How a request to the wallet ended; the reason is in words for the player. `rejected`: the player said no in the wallet. */
export type RequestAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; reason: string; rejected?: true };

/** The toolkit that speaks with wallets. Its requests may take as long as the player does. */
export interface WalletToolkit {
  /** What was shared when the toolkit was opened, from before a reload. */
  readonly sharing: Sharing;
  /** Tells whenever something else is shared, also through the connect control. */
  follow(listener: (sharing: Sharing) => void): void;
  /** Asks for one account or more; `again` lets the player choose anew (`LED-030`). */
  requestAccounts(again: boolean): Promise<RequestAnswer<Sharing>>;
  /** Asks for one account with a signature over the challenge; what is shared stays as it is. */
  proveAccount(challenge: () => Promise<string>): Promise<RequestAnswer<AccountProof>>;
  /** Answers the intent hash as soon as the wallet has submitted; what becomes of it is not waited for. */
  send(manifest: string, label: string): Promise<RequestAnswer<string>>;
  /** Withdraws the last request that was made here, if the wallet has not answered it. */
  cancel(): void;
  /** Forgets wallet and accounts; may throw. */
  disconnect(): void;
  /** The same through the connect control on the page (`LED-031`). */
  pressDisconnect(): void;
}

/** What a toolkit is opened with. */
export interface ToolkitParts {
  ledger: LedgerSettings;
  rules: RuleSet;
  /** The browser's clock in milliseconds. */
  now(): number;
}

export type OpenToolkit = (parts: ToolkitParts) => Promise<WalletToolkit>;
