import { type Static, Type } from "typebox";
import type { CommittedTransaction } from "../../state/model.ts";
import { Address, atLedgerState, Cursor, fromLedgerState, maybe } from "../protocol/request-shapes.ts";
import { DetailsOptIns } from "./receipt.ts";

const oneOf = <Word extends string>(...words: Word[]) => maybe(Type.Enum(words));
const addresses = maybe(Type.Array(Address));

const EventFilter = Type.Object({
  event: Type.Union([Type.Literal("Deposit"), Type.Literal("Withdrawal")]),
  emitter_address: maybe(Address),
  resource_address: maybe(Address),
});
type EventFilter = Static<typeof EventFilter>;

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

const STATUS = { Success: "CommittedSuccess", Failure: "CommittedFailure" } as const;
/** The only class of manifests on the dev ledger. */
const ONLY_CLASS = "General";
/** Methods of an account that only its owner may call. */
const OWNER_METHODS = /^(?:withdraw|lock|create_proof|burn|deposit(?:_batch)?$)/;

/** Whether a transaction fits the filters of a request. */
export function fits(transaction: CommittedTransaction, request: StreamRequest): boolean {
  const { transaction_status_filter: status, manifest_class_filter: manifestClass } = request;
  return (
    request.kind_filter !== "EpochChange" &&
    (!status || status === "All" || transaction.status === STATUS[status]) &&
    (!manifestClass || manifestClass.class === ONLY_CLASS) &&
    fitsChanges(transaction, request) &&
    fitsManifest(transaction, request)
  );
}

/** Filters by what the transaction changed. */
function fitsChanges({ commit }: CommittedTransaction, request: StreamRequest): boolean {
  const moves = movesOf(commit);
  const moved = (filter: EventFilter) =>
    moves.some(
      ({ event, entity, resource }) =>
        event === filter.event &&
        (filter.emitter_address ?? entity) === entity &&
        (filter.resource_address ?? resource) === resource,
    );
  return (
    all(request.event_global_emitters_filter, (entity) => moves.some((move) => move.entity === entity)) &&
    all(request.balance_change_resources_filter, (resource) =>
      moves.some((move) => move.resource === resource),
    ) &&
    all(request.events_filter, moved)
  );
}

/** Filters by the manifest. */
function fitsManifest({ instructions }: CommittedTransaction, request: StreamRequest): boolean {
  const calls = methodCalls(instructions);
  const called = (entity: string, method: RegExp) =>
    calls.some((call) => call.entity === entity && method.test(call.method));
  return (
    all(request.manifest_accounts_withdrawn_from_filter, (account) => called(account, /withdraw/)) &&
    all(request.manifest_accounts_deposited_into_filter, (account) => called(account, /deposit/)) &&
    all(request.manifest_badges_presented_filter, (badge) =>
      calls.some(({ method, text }) => method.startsWith("create_proof") && text.includes(badge)),
    ) &&
    all(request.manifest_resources_filter, (resource) => instructions.includes(resource)) &&
    all(request.accounts_with_manifest_owner_method_calls, (account) => called(account, OWNER_METHODS)) &&
    all(request.accounts_without_manifest_owner_method_calls, (account) => !called(account, OWNER_METHODS))
  );
}

interface Move {
  event: EventFilter["event"];
  entity: string;
  resource: string;
}

function movesOf(commit: CommittedTransaction["commit"]): Move[] {
  const move = (event: Move["event"], { entity, resource }: Omit<Move, "event">) => ({
    event,
    entity,
    resource,
  });
  return [
    ...commit.fungibleChanges.map((change) => move(change.change > 0n ? "Deposit" : "Withdrawal", change)),
    ...commit.nonFungibleChanges.flatMap((change) => [
      ...(change.added.length ? [move("Deposit", change)] : []),
      ...(change.removed.length ? [move("Withdrawal", change)] : []),
    ]),
  ];
}

/** Every method call of a manifest: entity, method, and the whole instruction. */
function methodCalls(instructions: string): { entity: string; method: string; text: string }[] {
  const calls = instructions.matchAll(/CALL_METHOD\s+Address\("([^"]*)"\)\s+"([^"]*)"[^;]*/g);
  return Array.from(calls, ([text, entity = "", method = ""]) => ({ entity, method, text }));
}

function all<Item>(items: readonly Item[] | null | undefined, holds: (item: Item) => boolean): boolean {
  return items?.every(holds) ?? true;
}
