import type { WalletState } from "../game/wallet-port.ts";
import type { Sharing } from "./toolkit/wallet-toolkit.ts";

/**
 * Returns the wallet state for the screens from what a wallet shared (`LED-006`, `LED-007`). An account that is not
 * bound to the player does not count, because the server would refuse every request for it (`CON-95`).
 * `foreignAddress` is the address the server last reported as another player's.
 */
export function walletState(
  { connected, accounts }: Sharing,
  boundAddress: string | null,
  foreignAddress: string | null,
  progress: Pick<WalletState, "busy" | "problem">,
): WalletState {
  const first = accounts[0];
  if (!connected) return { readiness: "disconnected", accounts: [], unproven: null, ...progress };
  if (!first) return { readiness: "connected-no-accounts", accounts: [], unproven: null, ...progress };
  const { address } = first;
  if (address === boundAddress) return { readiness: "ready", accounts, unproven: null, ...progress };
  const unproven = { address, boundToAnother: address === foreignAddress };
  return { readiness: "connected-no-accounts", accounts: [], unproven, ...progress };
}
