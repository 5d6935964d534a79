import type { FastifyBaseLogger } from "fastify";
import type { AppDeps } from "../../app-deps.ts";
import { SETTLEMENTS } from "../purposes/purposes.ts";
import { reconcilePlayer } from "./reconcile.ts";

/** Before a player sees the lab: what their open transactions and a waiting badge have become (`CON-15`, `GAP-10`). */
export async function reconcileOnVisit(
  { store, rules, ledger }: AppDeps,
  playerId: number,
  log: FastifyBaseLogger,
): Promise<void> {
  if (ledger === null) return;
  const deps = { store, rules, ledger: ledger.askedBy(playerId) };
  await reconcilePlayer(deps, playerId, log);
  for (const { onVisit } of SETTLEMENTS) await onVisit?.(deps, playerId);
}
