import type { FastifyBaseLogger } from "fastify";
import type { HttpError } from "../../errors/http-error.ts";
import type { OpenIntent } from "../../store/ledger/ledger-store.ts";
import { LedgerUnavailable, type TransactionState } from "../gateway/gateway.ts";
import type { Ledger } from "../ledger.ts";
import type { SettlementDeps } from "../purposes/purpose.ts";
import { SETTLEMENTS, settlementOf } from "../purposes/purposes.ts";
import { readTransaction, releaseOpenIntent, type TransactionReading } from "./follow-intent.ts";

/** Settles a player's open transactions and waiting badges before they see their lab (`CON-15`, `GAP-10`). */
export async function reconcileOnVisit(
  { store, rules, ledger }: Omit<SettlementDeps, "ledger"> & { ledger: Ledger | null },
  playerId: number,
  log: FastifyBaseLogger,
): Promise<void> {
  if (ledger === null) return;
  const deps = { store, rules, ledger: ledger.askedBy(playerId) };
  await reconcilePlayer(deps, playerId, log);
  for (const { onVisit } of SETTLEMENTS) await onVisit?.(deps, playerId);
}

/**
 * Settles every open transaction whose hash sorts after `after`, several at the same time, until the signal ends the
 * run. Returns the hash to continue after, or "" at the end of the list.
 */
export async function reconcileAll(
  deps: SettlementDeps,
  log: FastifyBaseLogger,
  { after = "", until }: { after?: string; until?: AbortSignal } = {},
): Promise<string> {
  let last = after;
  for (;;) {
    const open = await deps.store.openHashesAfter(last);
    if (open.length === 0) return "";
    const queue = open.values();
    const work = async () => {
      for (const intentHash of queue) {
        if (until?.aborted) return;
        await attempt(deps, intentHash, log);
        last = intentHash > last ? intentHash : last;
      }
    };
    await Promise.all(Array.from({ length: deps.rules.settlement.atOnce }, work));
    if (until?.aborted) return last;
  }
}

/**
 * Settles the open transactions of one player, all at the same time, and waits a moment for them (`CON-15`): a slow
 * gateway must not keep a player from their lab.
 */
async function reconcilePlayer(
  deps: SettlementDeps,
  playerId: number,
  log: FastifyBaseLogger,
): Promise<void> {
  const open = await deps.store.openIntentsOf(playerId);
  if (open.length === 0) return;
  const asked = Promise.all(open.map(({ intentHash }) => attempt(deps, intentHash, log)));
  await withTimeout(deps.rules.settlement.visitMs, asked).catch(() => {});
}

/**
 * Settles one open transaction. However often this is called, the ledger is asked at most once in
 * `spacingMs`. If the gateway fails, the transaction stays open until the next time.
 */
async function attempt(deps: SettlementDeps, intentHash: string, log: FastifyBaseLogger): Promise<void> {
  const { askMs } = deps.rules.settlement;
  const asked = deps.ledger.openAsks.run(intentHash, () => settleOpenIntent(deps, intentHash));
  await withTimeout(askMs, asked).catch((err: unknown) => {
    // A used-up budget or an unavailable gateway is expected, and would fill the log.
    const expected = err instanceof LedgerUnavailable && err.retryAfter !== null;
    log[expected ? "debug" : "warn"]({ err, intentHash }, "an open transaction could not be settled");
  });
}

/**
 * Reads an open transaction from the ledger and handles it for everybody who claims it: books it for the
 * player it belongs to and releases the other claims (`GAP-10`). An undecided one stays open until its epochs
 * have passed (`GAP-15`, `CON-15`).
 */
async function settleOpenIntent(deps: SettlementDeps, intentHash: string): Promise<void> {
  const { store, ledger } = deps;
  // The player for whom it was booked has no claim any more.
  const isBooked = (await store.settledIntent(intentHash)) !== null;
  const reading = isBooked ? null : await readTransaction(ledger.gateway, intentHash);
  if (reading?.outcome === "pending" && reading.committed) return;
  for (const claim of await store.claimsOf(intentHash)) {
    if (reading?.outcome === "pending" && !isOver(claim, reading.state)) continue;
    if (reading && (await book(deps, claim, reading)) === null) continue;
    await releaseOpenIntent(deps, claim);
  }
}

/**
 * Whether an undecided transaction can no longer be committed. Uses the epoch of the same answer that calls
 * it undecided: another node may be epochs ahead and know it.
 */
function isOver({ rejectedFromEpoch }: OpenIntent, { epoch }: TransactionState): boolean {
  return epoch !== null && epoch >= rejectedFromEpoch;
}

/** Books a claim that counts; returns why it does not count, or null. */
async function book(
  deps: SettlementDeps,
  { purpose, playerId }: OpenIntent,
  reading: TransactionReading,
): Promise<HttpError | null | "notCommitted"> {
  const settlement = settlementOf(purpose);
  if (reading.outcome !== "success" || settlement === null) return "notCommitted";
  return settlement.book(deps, reading.transaction, playerId);
}

/** Resolves with the work, or rejects after `ms` milliseconds; then the work continues and its outcome is ignored. */
export async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
