import type { FastifyBaseLogger } from "fastify";
import type { RuleSet } from "../../../rules/index.ts";
import type { Store } from "../../store/store.ts";
import type { Ledger } from "../ledger.ts";
import { SETTLEMENTS } from "../purposes/purposes.ts";
import { reconcilePlayer } from "./reconcile.ts";

/** Settles a player's open transactions and waiting badges before they see their lab (`CON-15`, `GAP-10`). */
export async function reconcileOnVisit(
  { store, rules, ledger }: { store: Store; rules: RuleSet; ledger: Ledger | null },
  playerId: number,
  log: FastifyBaseLogger,
): Promise<void> {
  if (ledger === null) return;
  const deps = { store, rules, ledger: ledger.askedBy(playerId) };
  await reconcilePlayer(deps, playerId, log);
  for (const { onVisit } of SETTLEMENTS) await onVisit?.(deps, playerId);
}
