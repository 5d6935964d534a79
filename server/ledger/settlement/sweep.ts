import type { RuleSet } from "../../../rules/index.ts";
import type { CommittedTransaction } from "../gateway/gateway.ts";
import { SETTLEMENTS } from "../purposes/purposes.ts";
import type { SettlementDeps } from "../purposes/settlement-deps.ts";

/** Where the sweep tells of what it could not book. */
export interface SweepLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

type Book = (transaction: CommittedTransaction) => Promise<unknown>;

interface Sweep {
  entity: string;
  book: Book;
}

const SILENT: SweepLog = { warn: () => {}, error: () => {} };

/**
 * Goes through the transactions of the energy sale and of the FOMO HIT since the last time and books what was
 * paid although nobody reported its hash (`GAP-15`). Creatures need none: the ledger itself is their record.
 * Any process may do it at any time: each transaction is booked once. The two do not wait for each other; what
 * went wrong with either is thrown at the end.
 */
export async function sweep(
  deps: SettlementDeps,
  log: SweepLog = SILENT,
  until?: AbortSignal,
): Promise<void> {
  const ended = await Promise.allSettled(
    sweepsOf(deps).map(async (one) => {
      await sweepEntity(deps, one, log, until);
      await bookUnbooked(deps, one, log, until);
    }),
  );
  for (const one of ended) if (one.status === "rejected") throw one.reason;
}

function sweepsOf(deps: SettlementDeps): Sweep[] {
  return SETTLEMENTS.flatMap(({ component, bookUnreported }): Sweep[] => {
    const entity = component(deps.ledger.network);
    return entity === null ? [] : [{ entity, book: (transaction) => bookUnreported(deps, transaction) }];
  });
}

/**
 * What cannot be read, not yet, or not be booked, is kept to be asked for again: neither does it stop those after
 * it, nor is it passed over.
 */
async function sweepEntity(
  deps: SettlementDeps,
  { entity, book }: Sweep,
  log: SweepLog,
  until?: AbortSignal,
): Promise<void> {
  const { store, ledger, rules } = deps;
  const { firstAgainMs } = rules.settlement.unbooked;
  const cursor = await store.sweepCursor(entity);
  for await (const page of ledger.gateway.transactionsOf(entity, cursor)) {
    for (const { intentHash, stateVersion, transaction } of page) {
      if (!(await booked(book, transaction, log))) {
        log.warn({ entity, intentHash, stateVersion }, "a transaction could not be booked yet");
        if (intentHash !== null) await store.keepUnbooked(entity, intentHash, firstAgainMs);
      }
      if (stateVersion !== null) await store.moveSweepCursor(entity, stateVersion);
    }
    if (until?.aborted) return;
  }
}

/** Asks again for what could not be booked before; each by itself. */
async function bookUnbooked(
  deps: SettlementDeps,
  { entity, book }: Sweep,
  log: SweepLog,
  until?: AbortSignal,
): Promise<void> {
  const { store, ledger, rules } = deps;
  for (const { intentHash, attempts, keptMs } of await store.dueUnbooked(entity)) {
    if (until?.aborted) return;
    const transaction = await ledger.gateway.committedTransaction(intentHash).catch(() => null);
    const done = await booked(book, transaction, log);
    const givenUp = !done && keptMs >= rules.settlement.unbooked.givenUpMs;
    if (givenUp) log.error({ entity, intentHash }, "a transaction that could never be booked was given up");
    if (done || givenUp) await store.forgetUnbooked(intentHash);
    else await store.keepUnbooked(entity, intentHash, againInMs(rules, attempts));
  }
}

function againInMs({ settlement }: RuleSet, attempts: number): number {
  const { firstAgainMs, longestAgainMs } = settlement.unbooked;
  return Math.min(longestAgainMs, firstAgainMs * 2 ** (attempts + 1));
}

/** Whether nothing is left to be done about a transaction: it was booked, is worth nothing, or failed. */
async function booked(book: Book, transaction: CommittedTransaction | null, log: SweepLog): Promise<boolean> {
  if (transaction === null) return false;
  if (transaction.status !== "CommittedSuccess") return true;
  try {
    await book(transaction);
    return true;
  } catch (err) {
    log.error({ err, intentHash: transaction.intentHash }, "booking a transaction failed");
    return false;
  }
}
