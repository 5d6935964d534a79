/** How far the wallet is (`LED-006`): a shared account makes it ready. */
export type WalletReadiness = "disconnected" | "connected-no-accounts" | "ready";

/** An account the player shared; the first one is the one the game uses (`LED-007`, `LED-015`). */
export interface WalletAccount {
  address: string;
  /** The name it has in the wallet (`GAP-48`). */
  label: string;
  /** 0 to 11, picks a colour. */
  appearanceId: number;
}

/** A shared account that the server has not bound to the player. */
export interface UnprovenAccount {
  address: string;
  /** The server said that another player has it, so a proof would change nothing. */
  boundToAnother: boolean;
}

/** What screens show of the wallet. */
export interface WalletState {
  readiness: WalletReadiness;
  /** Empty until the first one is proven to be the player's and bound (`CON-95`). */
  accounts: WalletAccount[];
  /** The first shared account while it does not count; null: none is shared, or it counts (`CON-95`). */
  unproven: UnprovenAccount | null;
  /** One request at a time: while one is open, no other may be made. */
  busy: boolean;
  /** Why the last request came to nothing, for the wallet's own dialogs; null after one that worked. */
  problem: string | null;
}

/**
 * A transaction was signed and submitted, or why not, in words for the player. `unasked`: the wallet never saw it;
 * `rejected`: the player said no there, so nothing was sent.
 */
export type SendAnswer =
  | { ok: true; intentHash: string }
  | { ok: false; reason: string; unasked?: true; rejected?: true };

/** The player's wallet. Its methods never throw and never hang: each has a time limit of its own. */
export interface Wallet {
  /** Loads what it takes to talk to wallets and finds again what was connected before; once is enough. */
  open(): Promise<void>;
  /** Asks the wallet to connect and to share an account. */
  connect(): Promise<void>;
  /** Asks for the proof that the shared account is the player's; for another account where that cannot help. */
  shareAccount(): Promise<void>;
  /** Lets the player choose anew which accounts are shared (`LED-030`). */
  updateSharing(): Promise<void>;
  disconnect(): Promise<void>;
  /** Hands a manifest to the wallet to sign; the label is the message the player sees there (`LED-035`). */
  send(manifest: string, label: string): Promise<SendAnswer>;
  /** Gives up the request that is open. */
  cancel(): void;
}

export const walletDisconnected: WalletState = {
  readiness: "disconnected",
  accounts: [],
  unproven: null,
  busy: false,
  problem: null,
};
