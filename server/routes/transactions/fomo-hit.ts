import { type Machine, refusalOf } from "../../../rules/index.ts";
import type { App, AppDeps } from "../../app-deps.ts";
import { auditAddress } from "../../audit/audit-address.ts";
import { refused } from "../../http-errors/refused.ts";
import { machineReply } from "../../lab/replies.ts";
import { fomoHit } from "../../ledger/purposes/fomo-hit.ts";
import { configuredLedger, requireIntentHash } from "../../ledger/request-checks.ts";
import { followIntent } from "../../ledger/settlement/follow-intent.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { registerCall } from "../register-call.ts";

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
