import type { CommittedTransaction } from "../../state/model.ts";
import { committedStatus } from "./committed-status.ts";
import type { EventFilter, StreamRequest } from "./stream-request.ts";

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
    (!status || status === "All" || committedStatus(transaction) === STATUS[status]) &&
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
