import type { LedgerView } from "../state/ledger-view.ts";
import { impossibleRequest } from "./gateway-error.ts";

/** The fields in which requests name their subject. */
interface Subject {
  address?: string;
  addresses?: readonly string[];
  account_address?: string;
  resource_address?: string;
  non_fungible_ids?: readonly string[];
}

/**
 * The dev ledger stores only the present. It answers questions about a past state if nothing in question has
 * changed since; otherwise it refuses like a gateway that does not have that state.
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
