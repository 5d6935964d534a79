import { MoveMachineReply, MoveMachineRequest } from "../../contract/index.ts";
import { carryOut, repeatKey } from "../../lab/carry-out.ts";
import { machineIn, resourcesReply } from "../../lab/replies.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `POST /api/moveMachine`: moves a machine for its price, also into the other room (`LAB-102`, `GAP-11`). */
export function moveMachineRoute(app: App, parts: AppParts): void {
  app.post(
    "/moveMachine",
    {
      schema: {
        summary: "Move a machine",
        tags: ["lab"],
        body: MoveMachineRequest,
        response: { 200: MoveMachineReply, ...FAILURE_REPLIES },
      },
    },
    (request) => {
      const { machineId, x, y, room, requestId } = request.body;
      return carryOut(
        parts,
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
    },
  );
}
