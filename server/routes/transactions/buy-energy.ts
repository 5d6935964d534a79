import type { App, AppDeps } from "../../app-deps.ts";
import { tooManyPurchases } from "../../http-errors/known-errors.ts";
import { ownAccount } from "../../ledger/own-account.ts";
import { newIdentifier } from "../../randomness/random.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { registerCall } from "../register-call.ts";

/** `POST /api/buyEnergy`: opens a purchase and answers the manifest that pays for it (`LAB-151`, `GAP-15`). */
export function buyEnergyRoute(app: App, deps: AppDeps): void {
  const { store, rules, random } = deps;
  registerCall(app, "POST /api/buyEnergy", async (request) => {
    const { id: playerId } = sessionOf(request);
    const { ledger, account } = await ownAccount(deps, {
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
  });
}
