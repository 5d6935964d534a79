import { useCode } from "../../game/hooks/use-code.ts";
import { useOpenTransactions } from "../../transactions/use-transaction.ts";

const load = () =>
  import("../../transactions/open-transactions.tsx").then(({ OpenTransactions }) => ({ OpenTransactions }));

/** A missing chip hides nothing else: the dialog of the transaction shows the same. */
const ignore = () => undefined;

/** The transactions that are not settled. Their code is loaded with the first of them. */
export function LazyTransactions() {
  const isWanted = useOpenTransactions().length > 0;
  const loaded = useCode({ name: "transactions", load, isWanted, onFailure: ignore });
  return loaded && <loaded.OpenTransactions />;
}
