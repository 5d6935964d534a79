import type { StreamTransactionsRequest } from "@radixdlt/babylon-gateway-api-sdk";
import { Committed, CommittedList, expectShape, StatusAnswer } from "./answer-shapes.ts";
import { refusalType } from "./ask.ts";
import type { CommittedTransaction, TransactionState } from "./gateway.ts";
import type { GatewayCalls } from "./gateway-client.ts";

/** What the game needs to know of a committed transaction; a receipt would be large. */
const WANTED = { manifest_instructions: true, balance_changes: true };

/** The intent's own status is the most exact one (`GAP-18`). */
export async function transactionState(calls: GatewayCalls, intentHash: string): Promise<TransactionState> {
  const answer = expectShape(StatusAnswer, await calls.transaction.getStatus(intentHash));
  return {
    status: answer.intent_status ?? answer.status,
    errorMessage: answer.error_message ?? null,
    rejectedFromEpoch: answer.permanently_rejects_at_epoch ?? null,
  };
}

/** What a transaction did; null while the ledger has not committed it. */
export async function committedTransaction(
  calls: GatewayCalls,
  intentHash: string,
): Promise<CommittedTransaction | null> {
  try {
    const { transaction } = await calls.transaction.innerClient.transactionCommittedDetails({
      transactionCommittedDetailsRequest: { intent_hash: intentHash, opt_ins: WANTED },
    });
    const committed = asCommitted(expectShape(Committed, transaction));
    if (committed.intentHash !== intentHash) throw new Error("the answer is about another transaction");
    return committed;
  } catch (error) {
    if (refusalType(error) === "TransactionNotFoundError") return null;
    throw error;
  }
}

/**
 * Transactions that touched an entity, oldest first, later than a state version. As many as the pages that are
 * followed hold: whoever wants the rest asks again after the last one.
 */
export async function transactionsOf(
  calls: GatewayCalls,
  entity: string,
  { after, maxPages }: { after: number; maxPages: number },
): Promise<CommittedTransaction[]> {
  const request: StreamTransactionsRequest = {
    affected_global_entities_filter: [entity],
    kind_filter: "User",
    order: "Asc",
    opt_ins: WANTED,
    // The version after it may not be there yet, which a gateway refuses: the known one is asked for again.
    ...(after > 0 ? { from_ledger_state: { state_version: after } } : {}),
  };
  const found: CommittedTransaction[] = [];
  let cursor: string | null | undefined;
  for (let pages = 0; pages < maxPages && cursor !== null; pages += 1) {
    const streamTransactionsRequest = cursor === undefined ? request : { ...request, cursor };
    const answer = await calls.stream.innerClient.streamTransactions({ streamTransactionsRequest });
    const page = expectShape(CommittedList, answer);
    for (const one of page.items) {
      if (one.state_version <= after) continue;
      if (one.state_version <= (found.at(-1)?.stateVersion ?? 0))
        throw new Error("the stream is out of order");
      found.push(asCommitted(one));
    }
    cursor = page.next_cursor ?? null;
  }
  return found;
}

function asCommitted(one: Committed): CommittedTransaction {
  const changes = one.balance_changes;
  if (!changes && one.transaction_status === "CommittedSuccess")
    throw new Error("a committed transaction comes without its balance changes");
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
