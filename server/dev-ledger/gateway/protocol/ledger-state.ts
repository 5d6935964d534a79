import type { LedgerState } from "@radixdlt/babylon-gateway-api-sdk";
import type { LedgerView } from "../../state/ledger-view.ts";
import {
  type CommittedTransaction,
  epochAt,
  type LedgerState as Moment,
  startOfRound,
} from "../../state/model.ts";
import { impossibleRequest } from "./gateway-error.ts";
import type { LedgerStateSelector } from "./request-shapes.ts";

/** The name of the network with number 242. */
export const NETWORK_NAME = "simulator";

/** A moment of the ledger in the format of answers (`LED-092`). */
export function ledgerStateOf({ stateVersion, timestamp, epoch, round }: Moment): LedgerState {
  return {
    network: NETWORK_NAME,
    state_version: stateVersion,
    proposer_round_timestamp: new Date(timestamp).toISOString(),
    epoch,
    round,
  };
}

/** The moment of the ledger that a request asks about. */
export function momentAt(view: LedgerView, selector: LedgerStateSelector): Moment {
  const { state_version: version, timestamp, epoch, round } = selector;
  const now = view.state();
  if (version != null) {
    if (version > now.stateVersion) refuse("State version is beyond the end of the known ledger");
    // Gifts have state versions of their own, but only transactions have stored times.
    const [last] = view.transactions({ order: "desc", limit: 1, beyond: version + 1 });
    return { ...(last?.commit ?? now), stateVersion: version };
  }
  if (timestamp != null) {
    const time = Date.parse(timestamp);
    if (time > now.timestamp) refuse("'timestamp' must not be in future.");
    return (
      find(commits(view, "desc"), (moment) => moment.timestamp <= time) ??
      refuse("Timestamp was before the start of the ledger")
    );
  }
  return (
    find(
      commits(view, "asc"),
      (moment) => moment.epoch === epoch && (round == null || moment.round === round),
    ) ??
    quietMoment(view, epoch ?? 0, round ?? 1) ??
    refuse(
      `Epoch ${epoch}${round == null ? "" : ` round ${round}`} is beyond the end of the known ledger or invalid`,
    )
  );
}

/**
 * The beginning of an epoch or round without commits; null before the ledger's start and after the present.
 */
function quietMoment(view: LedgerView, epoch: number, round: number): Moment | null {
  const timestamp = startOfRound(epoch, round);
  if (timestamp > view.state().timestamp || epochAt(timestamp) !== epoch) return null;
  const before = find(commits(view, "desc"), (moment) => moment.timestamp < timestamp);
  return before && { stateVersion: before.stateVersion, timestamp, epoch, round };
}

/** The moment from which a request wants transactions. */
export function momentSince(view: LedgerView, selector: LedgerStateSelector): Moment {
  if (selector.timestamp == null) {
    const moment = momentAt(view, selector);
    const isQuiet = selector.epoch != null && !hasCommit(view, moment);
    return isQuiet ? { ...moment, stateVersion: moment.stateVersion + 1 } : moment;
  }
  const time = Date.parse(selector.timestamp);
  return (
    find(commits(view, "asc"), (moment) => moment.timestamp >= time) ??
    refuse("Timestamp is beyond the end of the known ledger")
  );
}

/** Whether a transaction was committed exactly at this moment, rather than before it. */
function hasCommit(view: LedgerView, { stateVersion, timestamp }: Moment): boolean {
  const [last] = view.transactions({ order: "desc", limit: 1, beyond: stateVersion + 1 });
  return last !== undefined && last.commit.timestamp >= timestamp;
}

function* commits(view: LedgerView, order: "asc" | "desc"): Generator<Moment> {
  for (const { commit } of committedTransactions(view, { order })) yield commit;
}

function find(moments: Iterable<Moment>, fits: (moment: Moment) => boolean): Moment | null {
  for (const moment of moments) if (fits(moment)) return moment;
  return null;
}

function refuse(reason: string): never {
  throw impossibleRequest(reason);
}

const AT_ONCE = 100;

/** Iterates over all committed transactions, reading one page at a time. */
export function* committedTransactions(
  view: LedgerView,
  query: { order: "asc" | "desc"; beyond?: number; affecting?: readonly string[] },
): Generator<CommittedTransaction> {
  let { beyond } = query;
  for (;;) {
    const some = view.transactions({ ...query, ...(beyond !== undefined && { beyond }), limit: AT_ONCE });
    yield* some;
    if (some.length < AT_ONCE) return;
    beyond = some.at(-1)?.commit.stateVersion ?? 0;
  }
}
