import type { FastifyBaseLogger } from "fastify";
import { LedgerUnavailable } from "../gateway/ledger-unavailable.ts";
import type { SettlementDeps } from "../purposes/settlement-deps.ts";
import { settleOpenIntent } from "./settle-open-intent.ts";
import { withTimeout } from "./with-timeout.ts";

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
export async function reconcilePlayer(
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
