import { invalidInput } from "../../http-errors/known-errors.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import { isAddressOf } from "./entity-address.ts";
import { isIntentHash } from "./intent-hash.ts";

/**
 * The account address in a request. Refuses a missing one with the call's own sentence, and anything but an
 * account address of the configured network (`ABU-39`); without a configured network any network is accepted.
 */
export function requireAccountAddress(
  network: LedgerNetwork | null,
  address: string | undefined,
  missingText: string,
): string {
  if (!address?.trim()) throw invalidInput(missingText);
  if (!isAddressOf("account", network?.suffix ?? null, address))
    throw invalidInput(`This is not an account address${place(network)}`);
  return address;
}

/** The intent hash in a request; refuses a text that cannot be one on the configured network. */
export function requireIntentHash(network: LedgerNetwork | null, hash: string): string {
  if (!isIntentHash(network?.suffix ?? null, hash))
    throw invalidInput(`This is not an intent hash${place(network)}`);
  return hash;
}

function place(network: LedgerNetwork | null): string {
  return network === null ? "" : ` of the ${network.name} network`;
}
