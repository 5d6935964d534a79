import { type Static, Type } from "typebox";
import { Address, atLedgerState, Cursor, fromLedgerState, maybe } from "../request-shapes.ts";
import { DetailsOptIns } from "./details-opt-ins.ts";

const oneOf = <Word extends string>(...words: Word[]) => maybe(Type.Enum(words));
const addresses = maybe(Type.Array(Address));

const EventFilter = Type.Object({
  event: Type.Union([Type.Literal("Deposit"), Type.Literal("Withdrawal")]),
  emitter_address: maybe(Address),
  resource_address: maybe(Address),
});
export type EventFilter = Static<typeof EventFilter>;

/** Filters that each name some entities; a transaction must fit every one of them. */
const addressFilters = {
  affected_global_entities_filter: addresses,
  event_global_emitters_filter: addresses,
  balance_change_resources_filter: addresses,
  manifest_accounts_withdrawn_from_filter: addresses,
  manifest_accounts_deposited_into_filter: addresses,
  manifest_badges_presented_filter: addresses,
  manifest_resources_filter: addresses,
  accounts_with_manifest_owner_method_calls: addresses,
  accounts_without_manifest_owner_method_calls: addresses,
};

const Fields = Type.Object({
  ...atLedgerState,
  ...fromLedgerState,
  ...addressFilters,
  cursor: maybe(Cursor),
  limit_per_page: maybe(Type.Integer({ minimum: 1 })),
  kind_filter: oneOf("User", "EpochChange", "All"),
  transaction_status_filter: oneOf("Success", "Failure", "All"),
  order: oneOf("Asc", "Desc"),
  events_filter: maybe(Type.Array(EventFilter)),
  manifest_class_filter: maybe(
    Type.Object({ class: Type.String({ minLength: 1 }), match_only_most_specific: maybe(Type.Boolean()) }),
  ),
  opt_ins: maybe(DetailsOptIns),
});
export type StreamRequest = Static<typeof Fields>;

const MOST_FILTERS = 10;
/** A filter that the gateway does not count. */
const UNCOUNTED = "balance_change_resources_filter";

export const StreamRequest = Type.Refine(
  Fields,
  (request) => countFilters(request) <= MOST_FILTERS,
  (request) =>
    `The overall number of filters applied (${countFilters(request)}) must be less than or equal to ${MOST_FILTERS}.`,
);

/** Counted as by the gateway: each address and event, the kind (whichever), and the class. */
function countFilters(request: StreamRequest): number {
  const lists = Object.keys(addressFilters).filter(
    (name) => name !== UNCOUNTED,
  ) as (keyof typeof addressFilters)[];
  const addresses = lists.reduce((sum, name) => sum + (request[name]?.length ?? 0), 0);
  const single = [request.kind_filter, request.manifest_class_filter].filter((filter) => filter != null);
  return addresses + (request.events_filter?.length ?? 0) + single.length;
}
