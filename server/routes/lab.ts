import { choiceOf, formatAmount, type LabCommand, type Pet } from "../../rules/index.ts";
import { MachineCallbacks } from "../callback/noted-callbacks.ts";
import { notYourAccount } from "../errors/failure.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { depsInLanguage } from "../http/preferred-texts.ts";
import { activateWithAccount, activationReply } from "../lab/activate-machine.ts";
import { executeCommand, repeatKey } from "../lab/execute-command.ts";
import {
  boughtReply,
  decorationReply,
  type GameState,
  gameStateText,
  machineIn,
  machineReply,
  ownPetReply,
  resourcesReply,
} from "../lab/replies.ts";
import { visitLab } from "../lab/visit.ts";
import { reconcileOnVisit } from "../ledger/settlement/reconcile.ts";
import { sessionOf } from "../login/session.ts";
import { newIdentifier } from "../process/random.ts";
import { auditAddress } from "../security/audit.ts";
import { type CallRequest, registerCall } from "./register-call.ts";

/**
 * `GET /api/getGameState`: the whole lab with upkeep charged (`LAB-024`, `GAP-04`). `POST
 * /api/dismissRoomUnlock`: the player has seen that room 2 is open (`LAB-052`). `POST /api/decorate`: the player chooses
 * what was earned or bought (`ABU-92`). `POST /api/buyDecoration`: pays for a decoration once, and uses it (`GAP-81`).
 */
export function gameStateRoutes(app: App, deps: AppDeps): void {
  const inLanguage = depsInLanguage(deps);
  registerCall<"GET /api/getGameState", GameState>(
    app,
    "GET /api/getGameState",
    async (request) => {
      const { id: playerId } = sessionOf(request);
      await reconcileOnVisit(deps, playerId, request.log);
      const { lab, now, ...told } = await visitLab(inLanguage(request), playerId);
      const accountAddress = await deps.store.boundAccount(playerId);
      const { rulesHash } = deps;
      return { lab, moment: { accountAddress, ...told, rulesHash, serverTime: now } };
    },
    { serializerCompiler: ({ httpStatus }) => (httpStatus === "200" ? gameStateText : JSON.stringify) },
  );
  registerCall(app, "POST /api/dismissRoomUnlock", (request) =>
    executeCommand(deps, { playerId: sessionOf(request).id }, { type: "dismissRoomUnlock" }, () => ({
      success: true as const,
      seenRoomUnlock: 1 as const,
    })),
  );
  registerCall(app, "POST /api/decorate", (request) => {
    const { kind, key, room = 0 } = request.body;
    const command: LabCommand = { type: "decorate", ...choiceOf(kind, key, room) };
    return executeCommand(deps, { playerId: sessionOf(request).id }, command, (lab) => ({
      decoration: decorationReply(lab),
    }));
  });
  registerCall(app, "POST /api/buyDecoration", (request) => {
    const { kind, key, room = 0, requestId } = request.body;
    return executeCommand(
      deps,
      { playerId: sessionOf(request).id, repeat: repeatKey("buyDecoration", requestId) },
      { type: "buyDecoration", ...choiceOf(kind, key, room) },
      (lab) => ({
        newResources: resourcesReply(lab.resources),
        decoration: decorationReply(lab),
        bought: boughtReply(lab),
      }),
    );
  });
}

/** The pets' calls (`LAB-144` to `LAB-146`, `GAP-14`). */
export function petRoutes(app: App, deps: AppDeps): void {
  registerCall(app, "GET /api/getPets", async (request) =>
    (await deps.store.readLab(sessionOf(request).id)).lab.pets.map(ownPetReply),
  );
  registerCall(app, "POST /api/buyPet", (request) => {
    const { petType, x, y, room, parentMachine, requestId } = request.body;
    const id = newIdentifier(deps.random);
    return executeCommand(
      deps,
      { playerId: sessionOf(request).id, repeat: repeatKey("buyPet", requestId) },
      { type: "adopt", petType, x, y, room, parentMachine, id },
      (lab) => ({
        newResources: { catNips: formatAmount(lab.resources.catNips) },
        petId: id,
        petType,
        position: positionOf(lab.pets, id),
      }),
    );
  });
  registerCall(app, "POST /api/namePet", (request) => {
    const { petId, name } = request.body;
    return executeCommand(
      deps,
      { playerId: sessionOf(request).id },
      { type: "namePet", petId, name },
      (lab) => ({ name: petOf(lab.pets, petId).name ?? "" }),
    );
  });
  registerCall(app, "POST /api/movePet", (request) => {
    const { petId, x, y, room } = request.body;
    return executeCommand(
      deps,
      { playerId: sessionOf(request).id },
      { type: "movePet", petId, x, y, room },
      (lab) => ({ newPosition: positionOf(lab.pets, petId) }),
    );
  });
}

function positionOf(pets: readonly Pet[], id: string) {
  const { x, y, room } = petOf(pets, id);
  return { x, y, room };
}

function petOf(pets: readonly Pet[], id: string): Pet {
  const pet = pets.find((candidate) => candidate.id === id);
  if (!pet) throw new Error("A command succeeded on a pet that is not there");
  return pet;
}

/**
 * Building, upgrading, moving and switching machines; each is one command of the rules.
 *
 * - `POST /api/buildMachine` pays for a new machine and places it (`LAB-076`, `CON-16`, `ABU-27`).
 * - `POST /api/upgradeMachine` upgrades a machine by exactly one level (`LAB-087`).
 * - `POST /api/switchAmplifier` switches an Amplifier off or on (`GAP-78`).
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

  registerCall(app, "POST /api/switchAmplifier", (request) => {
    const { machineId, isOn, requestId } = request.body;
    return executeCommand(
      deps,
      { playerId: sessionOf(request).id, repeat: repeatKey("switchAmplifier", requestId) },
      { type: "switchAmplifier", machineId, isOn },
      (lab) => ({
        newResources: resourcesReply(lab.resources),
        machine: machineReply(machineIn(lab, machineId)),
      }),
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
