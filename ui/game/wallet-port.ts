/** State of the wallet connection (`LED-006`): a shared account makes it ready. */
type WalletReadiness = "disconnected" | "connected-no-accounts" | "ready";

/** An account the player shared; the game uses the first one (`LED-007`, `LED-015`). */
export interface WalletAccount {
  address: string;
  /** Name of the account in the wallet (`GAP-48`). */
  label: string;
  /** Index of the account's colour, from 0 to 11. */
  appearanceId: number;
}

/** A shared account that the server has not bound to the player. */
interface UnprovenAccount {
  address: string;
  /** The server said that the account belongs to another player, so a proof would not help. */
  boundToAnother: boolean;
}

/** The wallet's state as the screens show it. */
export interface WalletState {
  readiness: WalletReadiness;
  /** Shared accounts; empty until the first one is proven and bound to the player (`CON-95`). */
  accounts: WalletAccount[];
  /**
   * The first shared account while it is not bound to the player; null when none is shared or it is bound (`CON-95`).
   */
  unproven: UnprovenAccount | null;
  /** A request is open; no other can be made until it ends. */
  busy: boolean;
  /** Why the last request failed, for the wallet dialogs; null after a successful one. */
  problem: string | null;
}

/**
 * Result of sending: the transaction was signed and submitted, or why not, as a text for the player. `unasked`: the
 * wallet was never asked; `rejected`: the player declined in the wallet, so nothing was sent.
 */
export type SendAnswer =
  | { ok: true; intentHash: string }
  | { ok: false; reason: string; unasked?: true; rejected?: true };

/** The two names of what is signed. */
export interface SignatureNames {
  /** The game's own name for it, which no player sees (`CON-30`, `LAB-174`). */
  label: string;
  /** What the wallet tells the player and the ledger makes public (`GAP-65`). */
  message: string;
}

/** The player's wallet. Its methods never throw and always end: each has its own time limit. */
export interface Wallet {
  /**
   * Loads the wallet toolkit and restores an earlier connection, unless that is done. Resolves to whether the wallet
   * can be asked; a later call tries again.
   */
  open(): Promise<boolean>;
  /** Asks the wallet to connect and to share an account. */
  connect(): Promise<void>;
  /**
   * Asks the wallet to prove that the shared account is the player's; asks for another account when a proof cannot
   * help.
   */
  shareAccount(): Promise<void>;
  /** Lets the player choose again which accounts are shared (`LED-030`). */
  updateSharing(): Promise<void>;
  disconnect(): Promise<void>;
  /** Asks the wallet to sign and submit a manifest (`LED-035`). */
  send(manifest: string, signature: SignatureNames): Promise<SendAnswer>;
  /** Cancels the open request. */
  cancel(): void;
}

export const walletDisconnected: WalletState = {
  readiness: "disconnected",
  accounts: [],
  unproven: null,
  busy: false,
  problem: null,
};
