import { LRUCache } from "lru-cache";
import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../process/clock.ts";
import { CoalescedReads } from "./coalesced-reads.ts";
import type { CommittedTransaction, Gateway, NonFungibleItem, TransactionState } from "./gateway.ts";

const MOST_STORIES = 5_000;
const THE_EPOCH = "epoch";

/** The reads of the ledger that all players of one process share. */
export class SharedLedgerReads {
  readonly amounts: CoalescedReads<string>;
  readonly ids: CoalescedReads<Map<string, string[]>>;
  readonly tokens: CoalescedReads<NonFungibleItem[]>;
  readonly states: CoalescedReads<TransactionState>;
  readonly transactions: CoalescedReads<CommittedTransaction | null>;
  readonly epoch: CoalescedReads<number>;
  private readonly stories = new LRUCache<string, TransactionState>({ max: MOST_STORIES });
  private readonly committed = new LRUCache<string, true>({ max: MOST_STORIES });

  constructor(clock: Clock, { ledgerReads }: Pick<RuleSet, "ledgerReads">) {
    const { sharedMs, statusSpacingMs, epochKeptMs } = ledgerReads;
    this.amounts = new CoalescedReads(clock, sharedMs);
    this.ids = new CoalescedReads(clock, sharedMs);
    this.tokens = new CoalescedReads(clock, sharedMs);
    this.states = new CoalescedReads(clock, statusSpacingMs);
    this.transactions = new CoalescedReads(clock, statusSpacingMs);
    this.epoch = new CoalescedReads(clock, epochKeptMs);
  }

  /** Returns the newest known state of a transaction: a node that is behind must not take it back. */
  newest(intentHash: string, state: TransactionState): TransactionState {
    const known = this.stories.get(intentHash);
    if (known && (known.stateVersion ?? 0) > (state.stateVersion ?? Number.POSITIVE_INFINITY)) return known;
    this.stories.set(intentHash, state);
    return state;
  }

  /** Drops the reads of accounts when a transaction is seen as committed for the first time. */
  noteCommitted({ intentHash }: CommittedTransaction): void {
    if (this.committed.has(intentHash)) return;
    this.committed.set(intentHash, true);
    for (const looks of [this.amounts, this.ids, this.tokens]) looks.forget();
  }
}

/** A gateway that shares its reads with all others over the same `looks`; only the first reader pays for a read. */
export function coalescingGateway(gateway: Gateway, looks: SharedLedgerReads): Gateway {
  return {
    ...gateway,
    fungibleAmount: (account, resource, fresh) =>
      looks.amounts.of(`${account} ${resource}`, () => gateway.fungibleAmount(account, resource), fresh),
    nonFungibleIds: (account, resources, fresh) => {
      const key = [account, ...resources].join(" ");
      return looks.ids.of(key, () => gateway.nonFungibleIds(account, resources), fresh);
    },
    nonFungibleData: (resource, ids, fresh) => {
      const key = [resource, ...ids].join(" ");
      return looks.tokens.of(key, () => gateway.nonFungibleData(resource, ids), fresh);
    },
    transactionState: (intentHash) =>
      looks.states.of(intentHash, async () =>
        looks.newest(intentHash, await gateway.transactionState(intentHash)),
      ),
    committedTransaction: (intentHash) =>
      looks.transactions.of(intentHash, async () => {
        const transaction = await gateway.committedTransaction(intentHash);
        if (transaction !== null) looks.noteCommitted(transaction);
        return transaction;
      }),
    currentEpoch: () => looks.epoch.of(THE_EPOCH, () => gateway.currentEpoch()),
  };
}
