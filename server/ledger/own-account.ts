import { notYourAccount } from "../errors/failure.ts";
import type { Store } from "../store/store.ts";
import { type MissingAddress, requireAccountAddress } from "./address/require-address.ts";
import { configuredLedger } from "./configured-ledger.ts";
import type { Ledger } from "./ledger.ts";
import type { LedgerNetwork } from "./network/ledger-network.ts";
import type { OfferedActions } from "./network/offered-actions.ts";

/** The ledger and the caller's own account on it. */
export interface OwnAccount {
  ledger: Ledger;
  account: string;
  /** The number of the player's settled transactions. */
  settled: number;
}

export interface AccountDemand {
  playerId: number;
  /** The address in the request. */
  address: string | undefined;
  /** The failure where there is none. */
  missing?: MissingAddress;
  /** What the network must offer. */
  action?: keyof OfferedActions;
}

/**
 * Checks the account that a request names: 400 for a missing or malformed one, 503 without a ledger, 403 for any but
 * the player's bound account (`ABU-14`).
 */
export async function ownAccount(
  deps: { store: Store; ledger: Ledger | null },
  demand: AccountDemand,
): Promise<OwnAccount> {
  const { playerId, address, missing, action } = demand;
  const network = deps.ledger?.network ?? null;
  const { account: bound, settled } = await deps.store.accountStanding(playerId);
  // The bound account was validated when it was bound; only other addresses need the costly check.
  const own = bound !== null && bound === address && isWrittenFor(network, bound);
  const account = own ? bound : requireAccountAddress(network, address, missing);
  const ledger = configuredLedger(deps, playerId, action);
  if (bound !== account) throw notYourAccount();
  return { ledger, account, settled };
}

/** Whether an account's address has the network's prefix. */
function isWrittenFor(network: LedgerNetwork | null, account: string): boolean {
  return network !== null && account.startsWith(`account_${network.suffix}1`);
}
