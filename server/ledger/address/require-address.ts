import { failure } from "../../errors/failure.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import { isAddressOf } from "./entity-address.ts";
import { isIntentHash } from "./intent-hash.ts";

/** The failure of a call that names no account. */
export type MissingAddress = "account_missing" | "wallet_missing";

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
