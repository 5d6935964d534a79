import type { FastifyBaseLogger } from "fastify";
import type { OpenIntent } from "../../store/ledger-store.ts";
import { settleOpenIntent } from "./settle-open-intent.ts";
import type { SettlementParts } from "./settlement-parts.ts";

/** Asks again for every open transaction there is. */
export async function reconcileAll(parts: SettlementParts, log: FastifyBaseLogger): Promise<void> {
  let last = "";
  for (;;) {
    const open = await parts.store.openIntentsAfter(last);
    if (open.length === 0) return;
    for (const intent of open) {
      await attempt(parts, intent, log);
      last = intent.intentHash;
    }
  }
}

/** Asks again for the open transactions of one player (`CON-15`). */
export async function reconcilePlayer(
  parts: SettlementParts,
  playerId: number,
  log: FastifyBaseLogger,
): Promise<void> {
  for (const intent of await parts.store.openIntentsOf(playerId)) await attempt(parts, intent, log);
}

/** A gateway in trouble leaves it open: it is asked again the next time. */
async function attempt(parts: SettlementParts, intent: OpenIntent, log: FastifyBaseLogger): Promise<void> {
  await settleOpenIntent(parts, intent).catch((err: unknown) => {
    log.warn({ err, purpose: intent.purpose }, "an open transaction could not be settled");
  });
}
