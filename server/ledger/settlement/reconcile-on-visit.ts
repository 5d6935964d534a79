import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { AppParts } from "../../parts.ts";
import { reconcilePlayer } from "./reconcile.ts";

/** A slow gateway does not keep a player from their lab. */
const PATIENCE_MS = 1_000;

/** Before a player sees the lab: what their open transactions have become meanwhile (`CON-15`). */
export async function reconcileOnVisit(
  { store, rules, ledger }: AppParts,
  playerId: number,
  log: FastifyBaseLogger,
): Promise<void> {
  if (ledger === null || (await store.openIntentsOf(playerId)).length === 0) return;
  const reconciled = reconcilePlayer({ store, rules, ledger }, playerId, log);
  await Promise.race([reconciled, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
}
