import type { App, AppDeps } from "../../app-deps.ts";
import { wrongTransaction } from "../../http-errors/known-errors.ts";
import { requireIntentHash } from "../../ledger/address/require-address.ts";
import type { TokenLog } from "../../ledger/collection/collection.ts";
import { growthOf, hasReached } from "../../ledger/collection/growth.ts";
import { configuredLedger } from "../../ledger/configured-ledger.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { creatureChange } from "../../ledger/settlement/creature-change.ts";
import { ownIntent } from "../../ledger/settlement/own-intent.ts";
import { settleOwn } from "../../ledger/settlement/settle-own.ts";
import {
  COMMITTED,
  readTransaction,
  transactionStatus,
} from "../../ledger/settlement/transaction-reading.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import type { Growth } from "../../store/ledger-store.ts";
import { registerCall } from "../register-call.ts";

/**
 * `POST /api/checkUpgradeStatus`: follows a stat upgrade or an evolution (`LED-162`, `CON-31`). Success is
 * forced only by what the ledger says of the creature, never by how often it was asked (`GAP-53`, `ABU-35`).
 */
export function upgradeStatusRoute(app: App, deps: AppDeps): void {
  const { store } = deps;
  registerCall(app, "POST /api/checkUpgradeStatus", async (request) => {
    const { id: playerId } = sessionOf(request);
    const { creatureId } = request.body;
    const intentHash = requireIntentHash(deps.ledger?.network ?? null, request.body.intentHash);
    const ledger = configuredLedger(deps, playerId, "creatures");
    const demand = {
      intentHash,
      playerId,
      purposes: ["upgradeStats", "evolve"],
      subject: creatureId,
    } as const;
    const known = await ownIntent(store, demand);
    if (known) return { forceSuccess: false, transactionStatus: COMMITTED, shouldRetry: false };
    const reading = await readTransaction(ledger.gateway, intentHash);
    const status = transactionStatus(reading);
    if (reading.outcome === "success") {
      const change = creatureChange(ledger.network, reading.transaction);
      if (change?.creatureId !== creatureId)
        throw wrongTransaction("This transaction does not change this creature");
      const { purpose, account } = change;
      await settleOwn(store, { intentHash, purpose, playerId, subject: creatureId, account }, known);
      return { forceSuccess: false, transactionStatus: status, shouldRetry: false };
    }
    const expected = status.status === "Unknown" && (await store.expectedGrowth(playerId, creatureId));
    const forceSuccess = expected ? await carries(ledger, creatureId, expected, request.log) : false;
    return { forceSuccess, transactionStatus: status, shouldRetry: !forceSuccess };
  });
}

/** Whether the creature is already as grown as the transaction was to make it. */
async function carries(
  { collection }: Ledger,
  creatureId: string,
  expected: Growth,
  log: TokenLog,
): Promise<boolean> {
  const [creature] = await collection.creatures.withIds([creatureId], log);
  return creature !== undefined && hasReached(growthOf(creature), expected);
}
