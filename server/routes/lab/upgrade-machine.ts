import { UpgradeMachineReply, UpgradeMachineRequest } from "../../contract/index.ts";
import { carryOut, repeatKey } from "../../lab/carry-out.ts";
import { machineIn, machineReply, resourcesReply } from "../../lab/replies.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `POST /api/upgradeMachine`: raises a machine by exactly one level (`LAB-087`). */
export function upgradeMachineRoute(app: App, parts: AppParts): void {
  app.post(
    "/upgradeMachine",
    {
      schema: {
        summary: "Upgrade a machine",
        tags: ["lab"],
        body: UpgradeMachineRequest,
        response: { 200: UpgradeMachineReply, ...FAILURE_REPLIES },
      },
    },
    (request) => {
      const { machineId, expectedLevel, requestId } = request.body;
      return carryOut(
        parts,
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
    },
  );
}
