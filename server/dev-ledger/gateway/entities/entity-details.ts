import type {
  StateEntityDetailsResponse,
  StateEntityDetailsResponseItem,
} from "@radixdlt/babylon-gateway-api-sdk";
import { type Static, Type } from "typebox";
import { type Question, readingCall } from "../protocol/gateway-call.ts";
import {
  Address,
  aggregationLevel,
  atLedgerState,
  explicitMetadata,
  includeIds,
  maybe,
  pageOf,
  someOf,
} from "../protocol/request-shapes.ts";
import { detailsOf } from "./details-by-kind.ts";
import { type Entity, findEntity, HOLDERS } from "./entity.ts";
import { fungiblesOf, nonFungiblesOf } from "./holdings.ts";
import { explicitMetadataOf, metadataOf } from "./metadata.ts";

/** Maximum number of entities in one call (`LED-089`). */
const MOST_ENTITIES = 20;

/** Additional details on request (`LED-075`); the dev ledger has no royalties and no links between dApps. */
const OptIns = Type.Object({
  ...explicitMetadata,
  ...includeIds,
  ancestor_identities: maybe(Type.Boolean()),
  component_royalty_config: maybe(Type.Boolean()),
  component_royalty_vault_balance: maybe(Type.Boolean()),
  package_royalty_vault_balance: maybe(Type.Boolean()),
  dapp_two_way_links: maybe(Type.Boolean()),
  native_resource_details: maybe(Type.Boolean()),
});

const Request = Type.Object({
  ...atLedgerState,
  ...aggregationLevel,
  addresses: someOf(Address, MOST_ENTITIES),
  opt_ins: maybe(OptIns),
});
type DetailsQuestion = Question<Static<typeof Request>>;

/**
 * Type, holdings and metadata of some entities (`LED-073`), each entity once; unknown addresses are left out.
 */
export const entityDetails = readingCall(
  "/state/entity/details",
  Request,
  (question): StateEntityDetailsResponse => {
    const { request, ledger, view, ledgerState } = question;
    const addresses = [...new Set(request.addresses)];
    const entities = addresses
      .map((address) => findEntity(view, ledger, address))
      .filter((entity) => entity !== null);
    return { ledger_state: ledgerState, items: entities.map((entity) => itemOf(entity, question)) };
  },
);

function itemOf(entity: Entity, { request, ledger, view }: DetailsQuestion): StateEntityDetailsResponseItem {
  const { address } = entity;
  const optIns = { non_fungible_include_nfids: true, ...request.opt_ins };
  const holdings = { ...optIns, aggregation_level: request.aggregation_level };
  const keys = optIns.explicit_metadata;
  return {
    address,
    ...(mayHold(entity) && {
      fungible_resources: fungiblesOf(view, address, holdings),
      non_fungible_resources: nonFungiblesOf(view, address, holdings),
    }),
    ...(optIns.ancestor_identities && ancestorsOf(entity)),
    metadata: pageOf(metadataOf(view, address)),
    ...(keys?.length && { explicit_metadata: explicitMetadataOf(view, address, keys) }),
    details: detailsOf(entity, view, ledger, {
      ids: optIns.non_fungible_include_nfids === true,
      native: optIns.native_resource_details === true,
    }),
  };
}

function mayHold({ kind }: Entity): boolean {
  return HOLDERS.some((holder) => holder === kind);
}

/** A vault belongs to its holder; everything else belongs to nobody. */
function ancestorsOf(entity: Entity): Pick<StateEntityDetailsResponseItem, "ancestor_identities"> {
  if (entity.kind !== "vault") return {};
  const { owner } = entity.vault;
  return { ancestor_identities: { parent_address: owner, owner_address: owner, global_address: owner } };
}
