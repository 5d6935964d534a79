import { ask, expectShape, LedgerState, NonFungibles } from "./answers.ts";
import type { Gateway } from "./gateway.ts";
import type { GatewayCalls } from "./gateway-access.ts";
import { Holdings } from "./holdings.ts";
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

/** A non-fungible token's data in the gateway's programmatic JSON: fields with kinds and values. */
interface SpelledValue {
  kind?: unknown;
  value?: unknown;
  field_name?: unknown;
  fields?: unknown;
  elements?: unknown;
}

const PLAIN = /^(String|Decimal|PreciseDecimal|[UI](8|16|32|64|128))$/;

/** Texts, numbers and lists of texts by field name; fields of other kinds or without a name are left out. */
function fieldsOf(data: unknown): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const field of valuesIn((data as SpelledValue | null)?.fields)) {
    const value = plainValue(field);
    if (typeof field.field_name === "string" && value !== null) fields[field.field_name] = value;
  }
  return fields;
}

function plainValue({ kind, value, elements }: SpelledValue): string | string[] | null {
  if (kind === "Array") {
    const list = valuesIn(elements);
    return list.every(isText) ? list.map((element) => element.value) : null;
  }
  return PLAIN.test(String(kind)) && typeof value === "string" ? value : null;
}

function isText(element: SpelledValue): element is { value: string } {
  return element.kind === "String" && typeof element.value === "string";
}

function valuesIn(list: unknown): SpelledValue[] {
  if (!Array.isArray(list)) return [];
  return list.filter((value) => typeof value === "object" && value !== null);
}
