import { formatAmount, type Machine, refusalOf } from "../../../rules/index.ts";
import { tooManyPurchases } from "../../errors/failure.ts";
import { refused } from "../../errors/refusals.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { machineReply } from "../../lab/replies.ts";
import { energy } from "../../ledger/purposes/energy.ts";
import { fomoHit } from "../../ledger/purposes/fomo-hit.ts";
import { configuredLedger, ownAccount, requireIntentHash } from "../../ledger/request-checks.ts";
import { followIntent } from "../../ledger/settlement/follow-intent.ts";
import { sessionOf } from "../../login/session.ts";
import { newIdentifier } from "../../process/random.ts";
import { auditAddress } from "../../security/audit.ts";
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

/**
 * `POST /api/checkMintStatus`: follows the mint of the FOMO HIT (`LAB-170`, `GAP-10`, `ABU-22`); its manifest comes
 * with the machine's activation.
 */
export function fomoHitRoute(app: App, deps: AppDeps): void {
  const { store, rules } = deps;
  registerCall(app, "POST /api/checkMintStatus", async (request) => {
    const { id: playerId } = sessionOf(request);
    const intentHash = requireIntentHash(deps.ledger?.network ?? null, request.body.intentHash);
    const { id: subject, type } = await ownMachine(deps, playerId, request.body.machineId);
    const ledger = configuredLedger(deps, playerId, fomoHit.action);
    if (type !== "fomoHit") throw refused(refusalOf(rules, "unknown_machine"));
    const { status } = await followIntent(
      { store, rules, ledger, address: auditAddress(request, deps.configuration) },
      { intentHash, purpose: "fomoHit", settlement: fomoHit.settlement, playerId, subject },
    );
    return {
      transactionStatus: status,
      machine: machineReply(await ownMachine(deps, playerId, subject)),
    };
  });
}

async function ownMachine({ store, rules }: AppDeps, playerId: number, machineId: string): Promise<Machine> {
  const { lab } = await store.readLab(playerId);
  const machine = lab.machines.find(({ id }) => id === machineId);
  if (!machine) throw refused(refusalOf(rules, "unknown_machine"));
  return machine;
}
