import { GameStateReply } from "../../contract/index.ts";
import { machineReply, petReply, resourcesReply } from "../../lab/replies.ts";
import { visitLab } from "../../lab/visit.ts";
import { reconcileOnVisit } from "../../ledger/settlement/reconcile-on-visit.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `GET /api/getGameState`: the whole lab, upkeep settled (`LAB-024`, `GAP-04`). */
export function gameStateRoute(app: App, parts: AppParts): void {
  app.get(
    "/getGameState",
    {
      schema: {
        summary: "The whole lab",
        tags: ["lab"],
        response: { 200: GameStateReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<GameStateReply> => {
      const { id: playerId } = sessionOf(request);
      await reconcileOnVisit(parts, playerId, request.log);
      const { lab, notices, now } = await visitLab(parts, playerId);
      const { tcorvax, catNips, energy, eggs } = resourcesReply(lab.resources);
      // Named one by one: an object that begins with a spread costs ten times as much to make.
      return {
        tcorvax,
        catNips,
        energy,
        eggs,
        seenRoomUnlock: lab.seenRoomUnlock ? 1 : 0,
        roomsUnlocked: lab.roomsUnlocked,
        machines: lab.machines.map(machineReply),
        pets: lab.pets.map(petReply),
        accountAddress: await parts.store.boundAccount(playerId),
        notices,
        rulesHash: parts.rulesHash,
        serverTime: now,
      };
    },
  );
}
