import { invalidInput } from "../failures/failures.ts";

/** Human-readable part, the separator 1, and characters of the bech32 alphabet. */
const ACCOUNT = /^account_[a-z0-9_]+1[02-9ac-hj-np-z]{20,90}$/;
const INTENT_HASH = /^txid_[a-z0-9_]+1[02-9ac-hj-np-z]{20,90}$/;

/** Refuses a missing or malformed account address; `missingText` is what the call says when there is none. */
export function requireAccountAddress(address: string | undefined, missingText: string): void {
  if (!address?.trim()) throw invalidInput(missingText);
  if (!ACCOUNT.test(address)) throw invalidInput("This is not an account address");
}

/** Refuses what cannot be a transaction's intent hash. */
export function requireIntentHash(hash: string): void {
  if (!INTENT_HASH.test(hash)) throw invalidInput("This is not an intent hash");
}
