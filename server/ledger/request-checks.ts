import { failure, ledgerNotConfigured, notOffered, notYourAccount } from "../errors/failure.ts";
import type { Store } from "../store/store.ts";
import type { Ledger } from "./ledger.ts";
import { isAddressOf, isIntentHash } from "./network/address.ts";
import type { LedgerNetwork, OfferedActions } from "./network/ledger-network.ts";

/** The ledger and the caller's own account on it. */
interface OwnAccount {
  ledger: Ledger;
  account: string;
  /** The number of the player's settled transactions. */
  settled: number;
}

interface AccountDemand {
  playerId: number;
  /** The address in the request. */
  address: string | undefined;
  /** The failure if the request names no address. */
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

/**
 * Returns the ledger for a player, whose budget pays for the reads. Throws 503 without a ledger, or if the
 * network does not offer `action`.
 */
export function configuredLedger(
  { ledger }: { ledger: Ledger | null },
  playerId: number,
  action?: keyof OfferedActions,
): Ledger {
  if (ledger === null) throw ledgerNotConfigured();
  if (action !== undefined && !ledger.offered[action]) throw notOffered();
  return ledger.askedBy(playerId);
}

/** The failure of a call that names no account. */
type MissingAddress = "account_missing" | "wallet_missing";

/**
 * The account address in a request. Refuses a missing one with the call's own failure, and anything but an
 * account address of the configured network (`ABU-39`); without a configured network any network is accepted.
 */
export function requireAccountAddress(
  network: LedgerNetwork | null,
  address: string | undefined,
  missing: MissingAddress = "account_missing",
): string {
  if (!address?.trim()) throw failure(missing);
  if (!isAddressOf("account", network?.suffix ?? null, address))
    throw network === null
      ? failure("not_an_account")
      : failure("not_an_account_of", { values: { network: network.name } });
  return address;
}

/** The intent hash in a request; refuses a text that cannot be one on the configured network. */
export function requireIntentHash(network: LedgerNetwork | null, hash: string): string {
  if (!isIntentHash(network?.suffix ?? null, hash))
    throw network === null
      ? failure("not_an_intent_hash")
      : failure("not_an_intent_hash_of", { values: { network: network.name } });
  return hash;
}
