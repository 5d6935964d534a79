import type { AppDeps } from "../app-deps.ts";
import { notYourAccount } from "../http-errors/known-errors.ts";
import { requireAccountAddress } from "./address/require-address.ts";
import { configuredLedger } from "./configured-ledger.ts";
import type { Ledger } from "./ledger.ts";
import type { LedgerNetwork } from "./network/ledger-network.ts";
import type { OfferedActions } from "./network/offered-actions.ts";

/** The ledger and the caller's own account on it. */
export interface OwnAccount {
  ledger: Ledger;
  account: string;
  /** How many of the player's transactions are settled. */
  settled: number;
}

export interface AccountDemand {
  playerId: number;
  /** The address as the request names it. */
  address: string | undefined;
  /** What the call says where none is named. */
  missingText?: string;
  /** What must be offered on the network for the call to make sense. */
  action?: keyof OfferedActions;
}

/**
 * The account a call names: 400 for none or a malformed one, 503 without a ledger, 403 for any but the account
 * the player has proven (`ABU-14`).
 */
export async function ownAccount(deps: AppDeps, demand: AccountDemand): Promise<OwnAccount> {
  const { playerId, address, missingText = "Account address is required", action } = demand;
  const network = deps.ledger?.network ?? null;
  const { account: bound, settled } = await deps.store.accountStanding(playerId);
  // An account that was bound was looked at then; what is dear to check is checked for others only.
  const own = bound !== null && bound === address && isWrittenFor(network, bound);
  const account = own ? bound : requireAccountAddress(network, address, missingText);
  const ledger = configuredLedger(deps, playerId, action);
  if (bound !== account) throw notYourAccount();
  return { ledger, account, settled };
}

/** Whether an account's address is one of this network, by how it begins. */
function isWrittenFor(network: LedgerNetwork | null, account: string): boolean {
  return network !== null && account.startsWith(`account_${network.suffix}1`);
}
