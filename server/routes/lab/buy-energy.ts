import { BuyEnergyRequest, ManifestReply } from "../../contract/index.ts";
import { tooManyPurchases } from "../../failures/failures.ts";
import { ownAccount } from "../../ledger/own-account.ts";
import type { App, AppParts } from "../../parts.ts";
import { newIdentifier } from "../../randomness/random.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `POST /api/buyEnergy`: opens a purchase and answers the manifest that pays for it (`LAB-151`, `GAP-15`). */
export function buyEnergyRoute(app: App, parts: AppParts): void {
  const { store, rules, random } = parts;
  app.post(
    "/buyEnergy",
    {
      schema: {
        summary: "Ask for an energy purchase",
        tags: ["ledger"],
        body: BuyEnergyRequest,
        response: { 200: ManifestReply, ...FAILURE_REPLIES },
      },
    },
    async (request) => {
      const { id: playerId } = sessionOf(request);
      const { ledger, account } = await ownAccount(parts, {
        playerId,
        address: request.body.accountAddress,
        missingText: "No wallet address provided",
        action: "energySale",
      });
      const id = newIdentifier(random);
      const { payMs, ...bounds } = rules.energyPack;
      const opened = await store.openPurchase({ id, playerId, account }, payMs, bounds);
      if (!opened.ok) throw tooManyPurchases(opened.freeInMs);
      return { manifest: ledger.manifests.buyEnergy(account, id) };
    },
  );
}
