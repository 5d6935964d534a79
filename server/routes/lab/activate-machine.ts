import { ActivateMachineReply, ActivateMachineRequest } from "../../contract/index.ts";
import { Failure } from "../../failures/failure.ts";
import { activationReply } from "../../lab/activation-reply.ts";
import { carryOut } from "../../lab/carry-out.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/**
 * `POST /api/activateMachine` (`LAB-107`). Many at once reward once: each reads, checks the cooldown and
 * writes within one transaction (`ABU-25`). Nobody has bound an account yet, so naming one is refused
 * (`ABU-14`).
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
    async (request) => {
      const { machineId, accountAddress } = request.body;
      if (accountAddress) throw new Failure(403, "not_your_account", "This account is not yours");
      return carryOut(
        parts,
        { playerId: sessionOf(request).id },
        { type: "activate", machineId, account: null },
        activationReply,
      );
    },
  );
}
