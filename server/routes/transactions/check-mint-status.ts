import { type Machine, refusalOf } from "../../../rules/index.ts";
import type { App, AppDeps } from "../../app-deps.ts";
import { refused } from "../../http-errors/refused.ts";
import { labWork } from "../../lab/execute-command.ts";
import { machineReply } from "../../lab/replies.ts";
import { requireIntentHash } from "../../ledger/address/require-address.ts";
import { configuredLedger } from "../../ledger/configured-ledger.ts";
import { bookBadge } from "../../ledger/settlement/book-badge.ts";
import { followIntent } from "../../ledger/settlement/follow-intent.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { registerCall } from "../register-call.ts";

/** `POST /api/checkMintStatus`: follows the mint of the FOMO HIT (`LAB-170`, `GAP-10`, `ABU-22`). */
export function checkMintStatusRoute(app: App, deps: AppDeps): void {
  const { store, rules } = deps;
  registerCall(app, "POST /api/checkMintStatus", async (request) => {
    const player = sessionOf(request);
    const intentHash = requireIntentHash(deps.ledger?.network ?? null, request.body.intentHash);
    const machine = await ownMachine(deps, player.id, request.body.machineId);
    const settlement = { store, rules, ledger: configuredLedger(deps, player.id, "fomoHit") };
    if (machine.type !== "fomoHit") throw refused(refusalOf(rules, "unknown_machine"));
    const { status } = await followIntent(settlement, {
      intentHash,
      purpose: "fomoHit",
      playerId: player.id,
      subject: machine.id,
      book: (transaction) => bookBadge(settlement, transaction, player.id),
      work: labWork(rules, { type: "mint", machineId: machine.id, outcome: "started" }, () => null),
      most: 1,
      tooMany: () => refused(refusalOf(rules, "minting")),
    });
    const seen = await ownMachine(deps, player.id, machine.id);
    return { transactionStatus: status, machine: machineReply(seen) };
  });
}

async function ownMachine({ store, rules }: AppDeps, playerId: number, machineId: string): Promise<Machine> {
  const { lab } = await store.readLab(playerId);
  const machine = lab.machines.find(({ id }) => id === machineId);
  if (!machine) throw refused(refusalOf(rules, "unknown_machine"));
  return machine;
}
