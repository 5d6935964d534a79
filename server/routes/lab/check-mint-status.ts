import { type Machine, refusalOf } from "../../../rules/index.ts";
import { CheckMintStatusReply, CheckMintStatusRequest } from "../../contract/index.ts";
import { refused } from "../../failures/refused.ts";
import { labWork } from "../../lab/carry-out.ts";
import { machineReply } from "../../lab/replies.ts";
import { requireIntentHash } from "../../ledger/address/require-address.ts";
import { configuredLedger } from "../../ledger/configured-ledger.ts";
import { bookBadge } from "../../ledger/settlement/book-badge.ts";
import { followIntent } from "../../ledger/settlement/follow-intent.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `POST /api/checkMintStatus`: follows the mint of the FOMO HIT (`LAB-170`, `GAP-10`, `ABU-22`). */
export function checkMintStatusRoute(app: App, parts: AppParts): void {
  const { store, rules } = parts;
  app.post(
    "/checkMintStatus",
    {
      schema: {
        summary: "Follow a FOMO HIT mint",
        tags: ["ledger"],
        body: CheckMintStatusRequest,
        response: { 200: CheckMintStatusReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<CheckMintStatusReply> => {
      const player = sessionOf(request);
      const intentHash = requireIntentHash(parts.ledger?.network ?? null, request.body.intentHash);
      const machine = await ownMachine(parts, player.id, request.body.machineId);
      const settlement = { store, rules, ledger: configuredLedger(parts, player.id, "fomoHit") };
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
      const seen = await ownMachine(parts, player.id, machine.id);
      return { transactionStatus: status, machine: machineReply(seen) };
    },
  );
}

async function ownMachine({ store, rules }: AppParts, playerId: number, machineId: string): Promise<Machine> {
  const { lab } = await store.readLab(playerId);
  const machine = lab.machines.find(({ id }) => id === machineId);
  if (!machine) throw refused(refusalOf(rules, "unknown_machine"));
  return machine;
}
