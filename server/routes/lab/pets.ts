import { formatAmount } from "../../../rules/index.ts";
import { BuyPetReply, BuyPetRequest, MovePetReply, MovePetRequest, PetsReply } from "../../contract/index.ts";
import { carryOut, repeatKey } from "../../lab/carry-out.ts";
import { petReply } from "../../lab/replies.ts";
import type { App, AppParts } from "../../parts.ts";
import { newIdentifier } from "../../randomness/random.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** The pets' calls (`LAB-144` to `LAB-146`, `GAP-14`). */
export function petRoutes(app: App, parts: AppParts): void {
  app.get(
    "/getPets",
    { schema: { summary: "The pets", tags: ["pets"], response: { 200: PetsReply, ...FAILURE_REPLIES } } },
    async (request) => (await parts.store.readLab(sessionOf(request).id)).lab.pets.map(petReply),
  );
  app.post(
    "/buyPet",
    {
      schema: {
        summary: "Adopt a pet",
        tags: ["pets"],
        body: BuyPetRequest,
        response: { 200: BuyPetReply, ...FAILURE_REPLIES },
      },
    },
    (request) => {
      const { petType, x, y, room, parentMachine, requestId } = request.body;
      const id = newIdentifier(parts.random);
      return carryOut(
        parts,
        { playerId: sessionOf(request).id, repeat: repeatKey("buyPet", requestId) },
        { type: "adopt", petType, x, y, room, parentMachine, id },
        (lab) => ({
          newResources: { catNips: formatAmount(lab.resources.catNips) },
          petId: id,
          petType,
          position: positionOf(lab.pets, id),
        }),
      );
    },
  );
  app.post(
    "/movePet",
    {
      schema: {
        summary: "Move a pet",
        tags: ["pets"],
        body: MovePetRequest,
        response: { 200: MovePetReply, ...FAILURE_REPLIES },
      },
    },
    (request) => {
      const { petId, x, y, room } = request.body;
      return carryOut(
        parts,
        { playerId: sessionOf(request).id },
        { type: "movePet", petId, x, y, room },
        (lab) => ({ newPosition: positionOf(lab.pets, petId) }),
      );
    },
  );
}

function positionOf(pets: readonly { id: string; x: number; y: number; room: number }[], id: string) {
  const pet = pets.find((candidate) => candidate.id === id);
  if (!pet) throw new Error("A command succeeded on a pet that is not there");
  return { x: pet.x, y: pet.y, room: pet.room };
}
