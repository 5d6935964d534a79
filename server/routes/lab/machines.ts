import { MachineCallbacks } from "../../callback/machine-callbacks.ts";
import { notYourAccount } from "../../errors/known-errors.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { depsInLanguage } from "../../http/deps-in-language.ts";
import { activateWithAccount, activationReply } from "../../lab/activate-machine.ts";
import { executeCommand, repeatKey } from "../../lab/execute-command.ts";
import { machineIn, machineReply, resourcesReply } from "../../lab/replies.ts";
import { sessionOf } from "../../login/recognise-session.ts";
import { newIdentifier } from "../../process/random.ts";
import { auditAddress } from "../../security/audit-address.ts";
import { type CallRequest, registerCall } from "../register-call.ts";

/**
 * Building, upgrading and moving machines; each is one command of the rules.
 *
 * - `POST /api/buildMachine` pays for a new machine and places it (`LAB-076`, `CON-16`, `ABU-27`).
 * - `POST /api/upgradeMachine` upgrades a machine by exactly one level (`LAB-087`).
 * - `POST /api/moveMachine` moves a machine for its price, also into the other room (`LAB-102`, `GAP-11`).
 * - `POST /api/syncLayout` saves snap corrections, never a free move (`LAB-104`, `CON-10`, `GAP-16`).
 */
export function machineRoutes(app: App, deps: AppDeps): void {
  registerCall(app, "POST /api/buildMachine", (request) => {
    const { machineType, x, y, room, requestId } = request.body;
    const id = newIdentifier(deps.random);
    return executeCommand(
      deps,
      { playerId: sessionOf(request).id, repeat: repeatKey("buildMachine", requestId) },
      { type: "build", machineType, x, y, room, id },
      (lab) => ({
        newResources: resourcesReply(lab.resources),
        roomsUnlocked: lab.roomsUnlocked,
        machine: machineReply(machineIn(lab, id)),
      }),
    );
  });

  registerCall(app, "POST /api/upgradeMachine", (request) => {
    const { machineId, expectedLevel, requestId } = request.body;
    return executeCommand(
      deps,
      { playerId: sessionOf(request).id, repeat: repeatKey("upgradeMachine", requestId) },
      { type: "upgrade", machineId, expectedLevel },
      (lab) => {
        const machine = machineIn(lab, machineId);
        return {
          newResources: resourcesReply(lab.resources),
          newLevel: machine.level,
          machine: machineReply(machine),
        };
      },
    );
  });

  registerCall(app, "POST /api/moveMachine", (request) => {
    const { machineId, x, y, room, requestId } = request.body;
    return executeCommand(
      deps,
      { playerId: sessionOf(request).id, repeat: repeatKey("moveMachine", requestId) },
      { type: "move", machineId, x, y, room },
      (lab) => {
        const machine = machineIn(lab, machineId);
        return {
          newResources: resourcesReply(lab.resources),
          newPosition: { x: machine.x, y: machine.y, room: machine.room },
        };
      },
    );
  });

  registerCall(app, "POST /api/syncLayout", (request) =>
    executeCommand(
      deps,
      { playerId: sessionOf(request).id },
      { type: "syncLayout", machines: request.body.machines },
      (lab) => ({ success: true as const, machines: lab.machines.map(machineReply) }),
    ),
  );
}

/**
 * `POST /api/activateMachine` (`LAB-107`). Parallel requests are rewarded once: each reads, checks the
 * cooldown and writes within one transaction (`ABU-25`). An account in the request must be the player's own
 * (`ABU-14`). With a request id a lost answer may be asked for again.
 */
export function activateMachineRoute(app: App, deps: AppDeps): void {
  const callbacks = new MachineCallbacks(deps);
  const inLanguage = depsInLanguage(deps);
  const activate = async (request: CallRequest<"POST /api/activateMachine">) => {
    const { machineId, accountAddress, requestId } = request.body;
    const player = sessionOf(request);
    const repeat = repeatKey("activateMachine", requestId);
    const caller = { playerId: player.id, repeat };
    if (!accountAddress)
      return executeCommand(
        inLanguage(request),
        caller,
        { type: "activate", machineId, account: null },
        activationReply,
      );
    if ((await deps.store.boundAccount(player.id)) !== accountAddress) throw notYourAccount();
    return activateWithAccount(inLanguage(request), {
      player,
      machineId,
      account: accountAddress,
      repeat,
      askedFrom: auditAddress(request, deps.configuration),
      log: request.log,
    });
  };
  registerCall(app, "POST /api/activateMachine", async (request) => {
    const reply = await activate(request);
    await callbacks.activated(sessionOf(request).id);
    return reply;
  });
}
