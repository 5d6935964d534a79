import { formatAmount } from "../../../rules/index.ts";
import type { App, AppDeps } from "../../app-deps.ts";
import { auditAddress } from "../../audit/audit-address.ts";
import { tooManyPurchases } from "../../http-errors/known-errors.ts";
import { energy } from "../../ledger/purposes/energy.ts";
import { configuredLedger, ownAccount, requireIntentHash } from "../../ledger/request-checks.ts";
import { followIntent } from "../../ledger/settlement/follow-intent.ts";
import { newIdentifier } from "../../randomness/random.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { registerCall } from "../register-call.ts";

/**
 * Buying energy.
 *
 * - `POST /api/buyEnergy`: opens a purchase and returns the manifest that pays for it (`LAB-151`, `GAP-15`).
 * - `POST /api/confirmEnergyPurchase`: follows a purchase and credits it once; the same hash again returns
 * the present energy and credits nothing (`LAB-152`, `GAP-15`, `ABU-17`).
 */
export function energyRoutes(app: App, deps: AppDeps): void {
  const { store, rules, random } = deps;
  registerCall(app, "POST /api/buyEnergy", async (request) => {
    const { id: playerId } = sessionOf(request);
    const { ledger, account } = await ownAccount(deps, {
      playerId,
      address: request.body.accountAddress,
      missing: "wallet_missing",
      action: energy.action,
    });
    const id = newIdentifier(random);
    const { payMs, ...bounds } = rules.energyPack;
    const opened = await store.openPurchase({ id, playerId, account }, payMs, bounds);
    if (!opened.ok) throw tooManyPurchases(opened.freeInMs);
    return { manifest: energy.manifest({ network: ledger.network, rules }, account, id) };
  });

  registerCall(app, "POST /api/confirmEnergyPurchase", async (request) => {
    const { id: playerId } = sessionOf(request);
    const intentHash = requireIntentHash(deps.ledger?.network ?? null, request.body.intentHash);
    const ledger = configuredLedger(deps, playerId, energy.action);
    const { outcome, status } = await followIntent(
      { store, rules, ledger, address: auditAddress(request, deps.configuration) },
      { intentHash, purpose: "energy", settlement: energy.settlement, playerId, subject: "" },
    );
    const { lab } = await store.readLab(playerId);
    return { status: outcome, newEnergy: formatAmount(lab.resources.energy), transactionStatus: status };
  });
}
