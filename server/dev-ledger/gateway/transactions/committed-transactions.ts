import type { LedgerView } from "../../state/ledger-view.ts";
import type { CommittedTransaction } from "../../state/model.ts";

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
