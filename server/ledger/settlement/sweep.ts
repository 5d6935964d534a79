import type { RuleSet } from "../../../rules/index.ts";
import type { CommittedTransaction } from "../gateway/gateway.ts";
import type { SettlementDeps } from "../purposes/purpose.ts";
import { SETTLEMENTS } from "../purposes/purposes.ts";

/** Where the sweep reports transactions that it could not book. */
interface SweepLog {
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
 * Books payments that nobody reported (`GAP-15`): goes through the transactions of each settlement's component since
 * the last sweep. Creatures need no sweep, as the ledger itself is their record. Any process may sweep at any time,
 * as each transaction is booked once. The components do not wait for each other; errors are thrown at the end.
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
 * Books the transactions of one component since its cursor. One that cannot be read or booked yet is stored for
 * later; it neither stops the others nor is forgotten.
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

/** Tries again to book stored transactions, each by itself. */
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

/** Books one transaction. True when nothing is left to do: it was booked, has no effect, or failed. */
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
