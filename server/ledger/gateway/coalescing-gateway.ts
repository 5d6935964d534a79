import { LRUCache } from "lru-cache";
import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../process/clock.ts";
import { growsTo } from "../../process/growing-cache.ts";
import type { CommittedTransaction, Gateway, NonFungibleItem, TransactionState } from "./gateway.ts";

const MOST_TRANSACTIONS = 5_000;
const THE_EPOCH = "epoch";

/** The reads of the ledger that all players of one process share. */
export class SharedLedgerReads {
  readonly amounts: CoalescedReads<string>;
  readonly ids: CoalescedReads<Map<string, string[]>>;
  readonly tokens: CoalescedReads<NonFungibleItem[]>;
  readonly states: CoalescedReads<TransactionState>;
  readonly transactions: CoalescedReads<CommittedTransaction | null>;
  readonly epoch: CoalescedReads<number>;
  private readonly lastStates = new LRUCache<string, TransactionState>(growsTo(MOST_TRANSACTIONS));
  private readonly committed = new LRUCache<string, true>(growsTo(MOST_TRANSACTIONS));

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
    const known = this.lastStates.get(intentHash);
    if (known && (known.stateVersion ?? 0) > (state.stateVersion ?? Number.POSITIVE_INFINITY)) return known;
    this.lastStates.set(intentHash, state);
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

/** Maximum number of stored reads; beyond it, the least recently used one is dropped. */
const MOST_READS = 2_000;

interface Look<Answer> {
  answer: Promise<Answer>;
  begunAt: number;
  ended: boolean;
}

/**
 * Reads of the ledger by key. Callers with the same key share the result while a read is running, and shortly
 * after it; a failed read is dropped.
 */
class CoalescedReads<Answer> {
  private readonly clock: Clock;
  private readonly keptMs: number;
  private readonly looks = new LRUCache<string, Look<Answer>>(growsTo(MOST_READS));

  constructor(clock: Clock, keptMs: number) {
    this.clock = clock;
    this.keptMs = keptMs;
  }

  /** With `fresh` it always reads again, and later callers share that read. */
  of(key: string, look: () => Promise<Answer>, fresh = false): Promise<Answer> {
    const known = this.looks.get(key);
    const now = this.clock.now();
    if (known && !fresh && (!known.ended || now - known.begunAt < this.keptMs)) return known.answer;
    const begun: Look<Answer> = { answer: look(), begunAt: now, ended: false };
    this.looks.set(key, begun);
    begun.answer.then(
      () => {
        begun.ended = true;
      },
      () => {
        if (this.looks.peek(key) === begun) this.looks.delete(key);
      },
    );
    return begun.answer;
  }

  /** Drops every read, as any of them may be outdated. */
  forget(): void {
    this.looks.clear();
  }
}
