import { expectShape, LedgerState, NonFungibles } from "./answer-shapes.ts";
import { ask } from "./ask.ts";
import type { Gateway } from "./gateway.ts";
import type { GatewayCalls } from "./gateway-client.ts";
import { Holdings } from "./holdings.ts";
import { fieldsOf } from "./non-fungible-fields.ts";
import { committedTransaction, transactionState, transactionsOf } from "./transactions.ts";

/** Opens the gateway. `calls` is called once per read, whose caller pays for it. */
export function openGateway(calls: () => GatewayCalls, maxPages: number): Gateway {
  return {
    fungibleAmount: (account, resource) =>
      ask("reading an amount", () => new Holdings(calls(), account, maxPages).fungibleAmount(resource)),
    nonFungibleIds: (account, resources) =>
      ask("reading a collection", () => new Holdings(calls(), account, maxPages).nonFungibleIds(resources)),
    nonFungibleData: (resource, ids) =>
      ask("reading tokens", async () => {
        const tokens = expectShape(NonFungibles, await calls().state.getNonFungibleData(resource, [...ids]));
        return tokens
          .filter(({ is_burned }) => !is_burned)
          .map(({ non_fungible_id, data }) => ({
            id: non_fungible_id,
            fields: fieldsOf(data?.programmatic_json),
          }));
      }),
    transactionState: (intentHash) =>
      ask("reading a transaction's status", () => transactionState(calls(), intentHash)),
    committedTransaction: (intentHash) =>
      ask("reading a transaction", () => committedTransaction(calls(), intentHash)),
    async *transactionsOf(entity, after) {
      const pages = transactionsOf(calls, entity, { after, maxPages });
      for (;;) {
        const page = await ask("reading the transaction stream", () => pages.next());
        if (page.done) return;
        yield page.value;
      }
    },
    currentEpoch: () =>
      ask("reading the epoch", async () => {
        const { ledger_state } = await calls().status.getCurrent();
        return expectShape(LedgerState, ledger_state).epoch;
      }),
  };
}
