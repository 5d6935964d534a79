import { BuildMachineReply, BuildMachineRequest } from "../../contract/index.ts";
import { carryOut, repeatKey } from "../../lab/carry-out.ts";
import { machineIn, machineReply, resourcesReply } from "../../lab/replies.ts";
import type { App, AppParts } from "../../parts.ts";
import { newIdentifier } from "../../randomness/random.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `POST /api/buildMachine`: pays and places a new machine (`LAB-076`, `CON-16`, `ABU-27`). */
export function buildMachineRoute(app: App, parts: AppParts): void {
  app.post(
    "/buildMachine",
    {
      schema: {
        summary: "Build a machine",
        tags: ["lab"],
        body: BuildMachineRequest,
        response: { 200: BuildMachineReply, ...FAILURE_REPLIES },
      },
    },
    (request) => {
      const { machineType, x, y, room, requestId } = request.body;
      const id = newIdentifier(parts.random);
      return carryOut(
        parts,
        { playerId: sessionOf(request).id, repeat: repeatKey("buildMachine", requestId) },
        { type: "build", machineType, x, y, room, id },
        (lab) => ({
          newResources: resourcesReply(lab.resources),
          roomsUnlocked: lab.roomsUnlocked,
          machine: machineReply(machineIn(lab, id)),
        }),
      );
    },
  );
}
