import type { LedgerTables } from "./ledger-tables.ts";
import { epochAt, roundAt } from "./ledger-time.ts";
import type { LedgerView } from "./ledger-view.ts";

/** A view of the tables at one moment. */
export function viewOf(tables: LedgerTables, now: number): LedgerView {
  const { entities, vaults, nonFungibles, transactions, payloads, settings } = tables;
  return {
    state: () => {
      const timestamp = Math.max(now, settings.lastChange());
      return {
        stateVersion: settings.stateVersion(),
        epoch: epochAt(timestamp),
        round: roundAt(timestamp),
        timestamp,
      };
    },
    component: (address) => entities.component(address),
    resource: (address) => entities.resource(address),
    metadata: (entity) => entities.metadata(entity),
    vaults: (owner) => vaults.of(owner),
    vault: (address) => vaults.find(address),
    vaultsOf: (resource) => vaults.ofResource(resource),
    holders: () => vaults.owners(),
    idsInVault: (vault) => nonFungibles.idsIn(vault),
    idsOf: (resource) => nonFungibles.idsOf(resource),
    nonFungibles: (resource, ids) => ids.flatMap((id) => nonFungibles.find(resource, id) ?? []),
    transaction: (intentHash) => transactions.known(intentHash),
    furtherPayloads: (intentHash) => payloads.of(intentHash),
    transactions: (query) => transactions.page(query),
    submitted: (limit) => transactions.submitted(limit),
  };
}
