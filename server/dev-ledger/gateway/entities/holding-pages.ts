import type {
  StateEntityFungibleResourceVaultsPageResponse,
  StateEntityFungiblesPageResponse,
  StateEntityNonFungibleIdsPageResponse,
  StateEntityNonFungibleResourceVaultsPageResponse,
  StateEntityNonFungiblesPageResponse,
} from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import type { ResourceKind, Vault } from "../../state/model.ts";
import { pageCall, type Question } from "../protocol/gateway-call.ts";
import { entityNotFound } from "../protocol/gateway-error.ts";
import {
  Address,
  aggregationLevel,
  explicitMetadata,
  includeIds,
  maybe,
  pageOf,
} from "../protocol/request-shapes.ts";
import { entityAt, HOLDERS, resourceAt } from "./entity.ts";
import { fungiblesOf, fungibleVaultItem, nonFungiblesOf, nonFungibleVaultItem } from "./holdings.ts";

/** A page of the fungible tokens an entity holds (`LED-060`). */
export const fungiblesPage = pageCall(
  "/state/entity/page/fungibles",
  {
    ...aggregationLevel,
    address: Address,
    opt_ins: maybe(Type.Object(explicitMetadata)),
  },
  ({ request, ledger, view, ledgerState }): StateEntityFungiblesPageResponse => {
    const { address, aggregation_level, opt_ins } = request;
    entityAt(view, ledger, address, HOLDERS);
    const holdings = fungiblesOf(view, address, { ...opt_ins, aggregation_level }, request);
    return { ledger_state: ledgerState, address, ...holdings };
  },
);

/** A page of the non-fungible tokens an entity holds (`LED-064`). */
export const nonFungiblesPage = pageCall(
  "/state/entity/page/non-fungibles",
  {
    ...aggregationLevel,
    address: Address,
    opt_ins: maybe(Type.Object({ ...explicitMetadata, ...includeIds })),
  },
  ({ request, ledger, view, ledgerState }): StateEntityNonFungiblesPageResponse => {
    const { address, aggregation_level, opt_ins } = request;
    entityAt(view, ledger, address, HOLDERS);
    const holdings = nonFungiblesOf(view, address, { ...opt_ins, aggregation_level }, request);
    return { ledger_state: ledgerState, address, ...holdings };
  },
);

/** A page of an entity's vaults of one fungible resource (`LED-059`). */
export const fungibleVaultsPage = pageCall(
  "/state/entity/page/fungible-vaults",
  { address: Address, resource_address: Address },
  (question): StateEntityFungibleResourceVaultsPageResponse => {
    const vaults = vaultsOf(question, "fungible").map(fungibleVaultItem);
    return { ...subjectOf(question), ...pageOf(vaults, question.request) };
  },
);

/** A page of an entity's vaults of one non-fungible resource (`LED-063`). */
export const nonFungibleVaultsPage = pageCall(
  "/state/entity/page/non-fungible-vaults",
  {
    address: Address,
    resource_address: Address,
    opt_ins: maybe(Type.Object(includeIds)),
  },
  (question): StateEntityNonFungibleResourceVaultsPageResponse => {
    const { view, request } = question;
    const vaults = vaultsOf(question, "nonFungible").map((vault) =>
      nonFungibleVaultItem(view, vault, request.opt_ins?.non_fungible_include_nfids),
    );
    return { ...subjectOf(question), ...pageOf(vaults, request) };
  },
);

/** A page of the ids in one vault, the newest first (`LED-062`). */
export const vaultIdsPage = pageCall(
  "/state/entity/page/non-fungible-vault/ids",
  { address: Address, vault_address: Address, resource_address: Address },
  (question): StateEntityNonFungibleIdsPageResponse => {
    const { view, request } = question;
    const vault = vaultsOf(question, "nonFungible").find(({ address }) => address === request.vault_address);
    if (!vault) throw entityNotFound(request.vault_address);
    return {
      ...subjectOf(question),
      ...pageOf(view.idsInVault(vault.address).toReversed(), request),
    };
  },
);

type VaultsQuestion = Question<{ address: string; resource_address: string }>;

/** An entity's vaults of one resource, which must be of this kind. */
function vaultsOf({ view, ledger, request }: VaultsQuestion, kind: ResourceKind): Vault[] {
  entityAt(view, ledger, request.address, HOLDERS);
  resourceAt(view, ledger, request.resource_address, kind);
  return view.vaults(request.address).filter(({ resource }) => resource === request.resource_address);
}

function subjectOf({ ledgerState, request: { address, resource_address } }: VaultsQuestion) {
  return { ledger_state: ledgerState, address, resource_address };
}
