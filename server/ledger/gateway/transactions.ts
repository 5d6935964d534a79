import type { StreamTransactionsRequest } from "@radixdlt/babylon-gateway-api-sdk";
import type { Static } from "typebox";
import { Committed, CommittedList, expectShape, refusalType, StatusAnswer } from "./answers.ts";
import type { CommittedTransaction, StreamedTransaction, TransactionState } from "./gateway.ts";
import type { GatewayCalls } from "./gateway-access.ts";

/** The optional parts of a committed transaction that the game needs; the receipt would be large. */
const WANTED = { manifest_instructions: true, balance_changes: true };

/** The intent's own status is the most exact one (`GAP-18`). */
export async function transactionState(calls: GatewayCalls, intentHash: string): Promise<TransactionState> {
  const answer = expectShape(StatusAnswer, await calls.transaction.getStatus(intentHash));
  return {
    status: answer.intent_status ?? answer.status,
    errorMessage: answer.error_message ?? null,
    rejectedFromEpoch: answer.permanently_rejects_at_epoch ?? null,
    stateVersion: answer.ledger_state?.state_version ?? null,
    epoch: answer.ledger_state?.epoch ?? null,
  };
}

/**
 * The effects of a committed transaction; null while it is not committed, or while the gateway does not know
 * its changes yet.
 */
export async function committedTransaction(
  calls: GatewayCalls,
  intentHash: string,
): Promise<CommittedTransaction | null> {
  try {
    const { transaction } = await calls.transaction.innerClient.transactionCommittedDetails({
      transactionCommittedDetailsRequest: { intent_hash: intentHash, opt_ins: WANTED },
    });
    const committed = expectShape(Committed, transaction);
    if (committed.intent_hash !== intentHash) throw new Error("the answer is about another transaction");
    return asCommitted(committed);
  } catch (error) {
    if (refusalType(error) === "TransactionNotFoundError") return null;
    throw error;
  }
}

/**
 * Committed transactions that involved an entity after a state version, oldest first, page by page. It ends
 * after the page limit; the caller continues after the last one.
 */
export async function* transactionsOf(
  calls: () => GatewayCalls,
  entity: string,
  { after, maxPages }: { after: number; maxPages: number },
): AsyncGenerator<StreamedTransaction[]> {
  const request: StreamTransactionsRequest = {
    affected_global_entities_filter: [entity],
    kind_filter: "User",
    order: "Asc",
    opt_ins: WANTED,
    // The next version may not exist yet, which a gateway refuses: start at the known one and skip it.
    ...(after > 0 ? { from_ledger_state: { state_version: after } } : {}),
  };
  let cursor: string | null | undefined;
  let last = 0;
  for (let pages = 0; pages < maxPages && cursor !== null; pages += 1) {
    const streamTransactionsRequest = cursor === undefined ? request : { ...request, cursor };
    // The client's parser fails a whole page at the first invalid item, so each item is parsed separately.
    const { raw } = await calls().stream.innerClient.streamTransactionsRaw({ streamTransactionsRequest });
    const page = expectShape(CommittedList, await raw.json());
    const streamed = page.items.map(asStreamed).filter(({ stateVersion }) => (stateVersion ?? last) > after);
    for (const { stateVersion } of streamed) {
      if (stateVersion === null) continue;
      if (stateVersion <= last) throw new Error("the stream is out of order");
      last = stateVersion;
    }
    yield streamed;
    cursor = page.next_cursor ?? null;
  }
}

function asStreamed(item: Static<typeof CommittedList>["items"][number]): StreamedTransaction {
  const intentHash = item.intent_hash ?? null;
  const stateVersion = item.state_version ?? null;
  try {
    return { intentHash, stateVersion, transaction: asCommitted(expectShape(Committed, item)) };
  } catch {
    return { intentHash, stateVersion, transaction: null };
  }
}

function asCommitted(one: Committed): CommittedTransaction | null {
  const changes = one.balance_changes;
  // null while the gateway has not computed them yet; a later read has them.
  if (!changes && one.transaction_status === "CommittedSuccess") return null;
  return {
    intentHash: one.intent_hash,
    status: one.transaction_status,
    errorMessage: one.error_message ?? null,
    stateVersion: one.state_version,
    instructions: one.manifest_instructions ?? "",
    fungibleChanges: (changes?.fungible_balance_changes ?? []).map((change) => ({
      account: change.entity_address,
      resource: change.resource_address,
      amount: change.balance_change,
    })),
    nonFungibleChanges: (changes?.non_fungible_balance_changes ?? []).map((change) => ({
      account: change.entity_address,
      resource: change.resource_address,
      added: change.added,
      removed: change.removed,
    })),
  };
}
