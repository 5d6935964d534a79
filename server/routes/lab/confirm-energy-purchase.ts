import { formatAmount } from "../../../rules/index.ts";
import { ConfirmEnergyPurchaseReply, ConfirmEnergyPurchaseRequest } from "../../contract/index.ts";
import { tooManyPurchases } from "../../failures/failures.ts";
import { requireIntentHash } from "../../ledger/address/require-address.ts";
import { configuredLedger } from "../../ledger/configured-ledger.ts";
import { bookEnergy } from "../../ledger/settlement/book-energy.ts";
import { followIntent } from "../../ledger/settlement/follow-intent.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/**
 * `POST /api/confirmEnergyPurchase`: follows a purchase and credits it once; the same hash again answers the
 * energy there is and credits nothing (`LAB-152`, `GAP-15`, `ABU-17`).
 */
export function confirmEnergyPurchaseRoute(app: App, parts: AppParts): void {
  const { store, rules } = parts;
  app.post(
    "/confirmEnergyPurchase",
    {
      schema: {
        summary: "Confirm an energy purchase",
        tags: ["ledger"],
        body: ConfirmEnergyPurchaseRequest,
        response: { 200: ConfirmEnergyPurchaseReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<ConfirmEnergyPurchaseReply> => {
      const { id: playerId } = sessionOf(request);
      const intentHash = requireIntentHash(parts.ledger?.network ?? null, request.body.intentHash);
      const settlement = { store, rules, ledger: configuredLedger(parts, playerId, "energySale") };
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
    },
  );
}
