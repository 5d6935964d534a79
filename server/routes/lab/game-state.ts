import { carryOut } from "../../lab/carry-out.ts";
import { type GameState, gameStateText } from "../../lab/game-state-text.ts";
import { visitLab } from "../../lab/visit.ts";
import { reconcileOnVisit } from "../../ledger/settlement/reconcile-on-visit.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { registerCall } from "../register-call.ts";

/**
 * `GET /api/getGameState`: the whole lab, upkeep settled (`LAB-024`, `GAP-04`). `POST /api/dismissRoomUnlock`: the
 * player has seen that room 2 is open (`LAB-052`).
 */
export function gameStateRoutes(app: App, parts: AppParts): void {
  registerCall<"GET /api/getGameState", GameState>(
    app,
    "GET /api/getGameState",
    async (request) => {
      const { id: playerId } = sessionOf(request);
      await reconcileOnVisit(parts, playerId, request.log);
      const { lab, notices, now } = await visitLab(parts, playerId);
      const accountAddress = await parts.store.boundAccount(playerId);
      return { lab, moment: { accountAddress, notices, rulesHash: parts.rulesHash, serverTime: now } };
    },
    { serializerCompiler: ({ httpStatus }) => (httpStatus === "200" ? gameStateText : JSON.stringify) },
  );
  registerCall(app, "POST /api/dismissRoomUnlock", (request) =>
    carryOut(parts, { playerId: sessionOf(request).id }, { type: "dismissRoomUnlock" }, () => ({
      success: true as const,
      seenRoomUnlock: 1 as const,
    })),
  );
}
