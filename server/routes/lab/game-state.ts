import type { TSchema } from "typebox";
import { GameStateReply } from "../../contract/index.ts";
import { type GameState, gameStateText } from "../../lab/game-state-text.ts";
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
      serializerCompiler: ({ httpStatus }) => (httpStatus === "200" ? gameStateText : JSON.stringify),
      schema: {
        summary: "The whole lab",
        tags: ["lab"],
        // What is written from the game state; not what this call returns.
        response: { 200: GameStateReply as TSchema, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<GameState> => {
      const { id: playerId } = sessionOf(request);
      await reconcileOnVisit(parts, playerId, request.log);
      const { lab, notices, now } = await visitLab(parts, playerId);
      const accountAddress = await parts.store.boundAccount(playerId);
      return { lab, moment: { accountAddress, notices, rulesHash: parts.rulesHash, serverTime: now } };
    },
  );
}
