import { formatAmount } from "../../../rules/index.ts";
import type { App, AppDeps } from "../../app-deps.ts";
import { tooManyPurchases } from "../../http-errors/known-errors.ts";
import { requireIntentHash } from "../../ledger/address/require-address.ts";
import { configuredLedger } from "../../ledger/configured-ledger.ts";
import { bookEnergy } from "../../ledger/settlement/book-energy.ts";
import { followIntent } from "../../ledger/settlement/follow-intent.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { registerCall } from "../register-call.ts";

/**
 * `POST /api/confirmEnergyPurchase`: follows a purchase and credits it once; the same hash again answers the
 * energy there is and credits nothing (`LAB-152`, `GAP-15`, `ABU-17`).
 */
export function confirmEnergyPurchaseRoute(app: App, deps: AppDeps): void {
  const { store, rules } = deps;
  registerCall(app, "POST /api/confirmEnergyPurchase", async (request) => {
    const { id: playerId } = sessionOf(request);
    const intentHash = requireIntentHash(deps.ledger?.network ?? null, request.body.intentHash);
    const settlement = { store, rules, ledger: configuredLedger(deps, playerId, "energySale") };
    const { outcome, status } = await followIntent(settlement, {
      intentHash,
      purpose: "energy",
      playerId,
      subject: "",
      book: (transaction) => bookEnergy(settlement, transaction, playerId),
      work: () => ({ ok: true, reply: null }),
      most: rules.energyPack.mostOpen,
      tooMany: tooManyPurchases,
    });
    const { lab } = await store.readLab(playerId);
    return { status: outcome, newEnergy: formatAmount(lab.resources.energy), transactionStatus: status };
  });
}
