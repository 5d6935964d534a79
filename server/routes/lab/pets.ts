import { formatAmount, type Pet } from "../../../rules/index.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { executeCommand, repeatKey } from "../../lab/execute-command.ts";
import { ownPetReply } from "../../lab/replies.ts";
import { sessionOf } from "../../login/recognise-session.ts";
import { newIdentifier } from "../../process/random.ts";
import { registerCall } from "../register-call.ts";

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
