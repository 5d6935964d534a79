import type { WalletState } from "../game/wallet-port.ts";
import type { Sharing } from "./toolkit/wallet-toolkit.ts";

/**
 * What the screens show of what a wallet shared (`LED-006`, `LED-007`). An account that is not bound to the
 * player does not count: the server would refuse whatever is asked for it (`CON-95`). `foreignAddress` is the
 * one that the server last called another player's.
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
