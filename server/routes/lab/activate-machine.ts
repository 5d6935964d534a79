import { ActivateMachineReply, ActivateMachineRequest } from "../../contract/index.ts";
import { notYourAccount } from "../../failures/failures.ts";
import { activateWithAccount } from "../../lab/activate-with-account.ts";
import { activationReply } from "../../lab/activation-reply.ts";
import { carryOut } from "../../lab/carry-out.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/**
 * `POST /api/activateMachine` (`LAB-107`). Many at once reward once: each reads, checks the cooldown and
 * writes within one transaction (`ABU-25`). An account that is named must be the player's own (`ABU-14`).
 */
export function activateMachineRoute(app: App, parts: AppParts): void {
  app.post(
    "/activateMachine",
    {
      schema: {
        summary: "Activate a machine",
        tags: ["lab"],
        body: ActivateMachineRequest,
        response: { 200: ActivateMachineReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<ActivateMachineReply> => {
      const { machineId, accountAddress } = request.body;
      const player = sessionOf(request);
      const caller = { playerId: player.id };
      if (!accountAddress)
        return carryOut(parts, caller, { type: "activate", machineId, account: null }, activationReply);
      if ((await parts.store.boundAccount(player.id)) !== accountAddress) throw notYourAccount();
      return activateWithAccount(parts, { player, machineId, account: accountAddress, log: request.log });
    },
  );
}
