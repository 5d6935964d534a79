import type { FastifyBaseLogger } from "fastify";
import type { AppParts } from "../../parts.ts";
import { bookWaitingBadge } from "./book-badge.ts";
import { reconcilePlayer } from "./reconcile.ts";

/** Before a player sees the lab: what their open transactions and a waiting badge have become (`CON-15`, `GAP-10`). */
export async function reconcileOnVisit(
  { store, rules, ledger }: AppParts,
  playerId: number,
  log: FastifyBaseLogger,
): Promise<void> {
  if (ledger === null) return;
  const parts = { store, rules, ledger: ledger.askedBy(playerId) };
  await reconcilePlayer(parts, playerId, log);
  await bookWaitingBadge(parts, playerId);
}
