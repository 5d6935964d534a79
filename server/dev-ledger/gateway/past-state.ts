import type { LedgerView } from "../state/ledger-view.ts";
import { impossibleRequest } from "./gateway-error.ts";

/** The fields by which requests name what they are about. */
interface Subject {
  address?: string;
  addresses?: readonly string[];
  account_address?: string;
  resource_address?: string;
  non_fungible_ids?: readonly string[];
}

/**
 * The dev ledger keeps the present only. A past state is answered from it where nothing of what is asked for has
 * changed since; else the request is refused, as a gateway refuses a state it does not have.
 */
export function refuseWhatChangedSince(view: LedgerView, request: unknown, stateVersion: number): void {
  const changed = changesOf(view, request as Subject).find((version) => version > stateVersion);
  if (changed !== undefined) {
    throw impossibleRequest(
      `The dev ledger keeps no past states, and what was asked for changed at state version ${changed}`,
    );
  }
}

/** The state versions at which the subject was last changed, part by part. */
function changesOf(view: LedgerView, subject: Subject): number[] {
  const { address, addresses = [], account_address, resource_address, non_fungible_ids } = subject;
  const named = [address, account_address, ...addresses].filter((one) => one !== undefined);
  const entities = named.flatMap((entity) => [
    ...[view.vault(entity), view.resource(entity)].flatMap((one) => (one ? [one.stateVersion] : [])),
    ...[...view.vaults(entity), ...view.metadata(entity)].map((part) => part.stateVersion),
  ]);
  if (resource_address === undefined || named.length > 0) return entities;
  if (non_fungible_ids)
    return view.nonFungibles(resource_address, non_fungible_ids).map((token) => token.stateVersion);
  return [view.resource(resource_address)?.stateVersion ?? 0];
}
