import type { FastifyBaseLogger } from "fastify";
import type { AppParts } from "../../parts.ts";
import { reconcilePlayer } from "./reconcile.ts";

/** Before a player sees the lab: what their open transactions have become meanwhile (`CON-15`). */
export async function reconcileOnVisit(
  { store, rules, ledger }: AppParts,
  playerId: number,
  log: FastifyBaseLogger,
): Promise<void> {
  if (ledger === null) return;
  await reconcilePlayer({ store, rules, ledger: ledger.askedBy(playerId) }, playerId, log);
}
