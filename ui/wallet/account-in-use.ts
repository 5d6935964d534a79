import type { GameState } from "../game/store/game-state.ts";
import { textsIn } from "../game/texts.ts";
import type { WalletAccount } from "../game/wallet-port.ts";

/**
 * Returns the address of the first shared account once it is bound; null while the wallet is not ready (`LED-005`,
 * `LED-007`).
 */
export function accountInUse({ wallet }: Pick<GameState, "wallet">): string | null {
  return wallet.readiness === "ready" ? (wallet.accounts[0]?.address ?? null) : null;
}

/** Returns what the player must do before an account can be used (`LAB-128`, `CON-95`); null when there is one. */
export function whyNoAccount({ wallet, rules }: Pick<GameState, "wallet" | "rules">): string | null {
  if (wallet.readiness === "ready") return null;
  const { first } = textsIn({ rules }).wallet;
  if (wallet.readiness === "disconnected") return first.connect;
  if (wallet.unproven === null) return first.share;
  return wallet.unproven.boundToAnother ? first.shareAnother : first.confirm;
}

const ENDS = 4;

/** Returns an account as players see it: 'label (acco...1234)' (`GAP-48`). */
export function shownAccount({ label, address }: Pick<WalletAccount, "label" | "address">): string {
  return `${label} (${address.slice(0, ENDS)}...${address.slice(-ENDS)})`;
}
