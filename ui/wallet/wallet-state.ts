import type { Sharing } from "./toolkit/wallet-toolkit.ts";
import type { WalletState } from "./wallet.ts";

/**
 * What the screens show of what a wallet shared (`LED-006`, `LED-007`). An account that is not bound to the
 * player does not count: the server would refuse whatever is asked for it (`CON-95`).
 */
export function walletState(
  { connected, accounts }: Sharing,
  boundAddress: string | null,
  progress: Pick<WalletState, "busy" | "problem">,
): WalletState {
  const isBound = boundAddress !== null && accounts[0]?.address === boundAddress;
  if (!connected) return { readiness: "disconnected", accounts: [], ...progress };
  if (!isBound) return { readiness: "connected-no-accounts", accounts: [], ...progress };
  return { readiness: "ready", accounts, ...progress };
}
