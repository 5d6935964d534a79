import type { App, AppDeps } from "../../app-deps.ts";
import { notYourAccount } from "../../http-errors/known-errors.ts";
import { activateWithAccount } from "../../lab/activate-with-account.ts";
import { activationReply } from "../../lab/activation-reply.ts";
import { executeCommand } from "../../lab/execute-command.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { registerCall } from "../register-call.ts";

/**
 * `POST /api/activateMachine` (`LAB-107`). Parallel requests are rewarded once: each reads, checks the
 * cooldown and writes within one transaction (`ABU-25`). An account in the request must be the player's own
 * (`ABU-14`).
 */
export function activateMachineRoute(app: App, deps: AppDeps): void {
  registerCall(app, "POST /api/activateMachine", async (request) => {
    const { machineId, accountAddress } = request.body;
    const player = sessionOf(request);
    const caller = { playerId: player.id };
    if (!accountAddress)
      return executeCommand(deps, caller, { type: "activate", machineId, account: null }, activationReply);
    if ((await deps.store.boundAccount(player.id)) !== accountAddress) throw notYourAccount();
    return activateWithAccount(deps, { player, machineId, account: accountAddress, log: request.log });
  });
}
