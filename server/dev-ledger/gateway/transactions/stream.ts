import type { StreamTransactionsResponse } from "@radixdlt/babylon-gateway-api-sdk";
import type { LedgerView } from "../../state/ledger-view.ts";
import type { CommittedTransaction } from "../../state/model.ts";
import { readingCall } from "../protocol/gateway-call.ts";
import { committedTransactions, ledgerStateOf, momentAt, momentSince } from "../protocol/ledger-state.ts";
import { cursorTo, numberIn, PAGE_SIZE } from "../protocol/request-shapes.ts";
import { committedTransactionInfo } from "./committed-details.ts";
import { fits, StreamRequest } from "./stream-filter.ts";

/** Committed transactions, newest first by default (`LED-079`), without a total count. */
export const transactionStream = readingCall(
  "/stream/transactions",
  StreamRequest,
  ({ request, view }): StreamTransactionsResponse => {
    const last = request.at_ledger_state ? momentAt(view, request.at_ledger_state) : view.state();
    const size = Math.min(request.limit_per_page ?? PAGE_SIZE.ordinary, PAGE_SIZE.most);
    const found = someTransactions(view, request, last.stateVersion, size + 1);
    const items = found.slice(0, size);
    return {
      ledger_state: ledgerStateOf(last),
      next_cursor: found.length > size ? cursorTo("v", items.at(-1)?.commit.stateVersion ?? 0) : null,
      items: items.map((transaction) => committedTransactionInfo(view, transaction, request.opt_ins ?? {})),
    };
  },
);

/** At most `count` of the requested transactions. */
function someTransactions(
  view: LedgerView,
  request: StreamRequest,
  lastVersion: number,
  count: number,
): CommittedTransaction[] {
  // Like the gateway, finds nothing for an account that the ledger has never seen, although such an account
  // has called nothing.
  const accounts = request.accounts_without_manifest_owner_method_calls ?? [];
  if (accounts.some((account) => view.vaults(account).length === 0)) return [];
  const order = request.order === "Asc" ? "asc" : "desc";
  const firstVersion = request.from_ledger_state
    ? momentSince(view, request.from_ledger_state).stateVersion
    : 0;
  const start = order === "asc" ? firstVersion - 1 : lastVersion + 1;
  const transactions = committedTransactions(view, {
    order,
    beyond: (request.cursor && numberIn("v", request.cursor)) || start,
    affecting: [...new Set(request.affected_global_entities_filter)],
  });
  const found: CommittedTransaction[] = [];
  for (const transaction of transactions) {
    const version = transaction.commit.stateVersion;
    if (version < firstVersion || version > lastVersion || found.length === count) break;
    if (fits(transaction, request)) found.push(transaction);
  }
  return found;
}
