import type { LabCommand } from "../../../rules/index.ts";
import type { App, AppDeps } from "../../app-deps.ts";
import { depsInLanguage } from "../../http/deps-in-language.ts";
import { executeCommand } from "../../lab/execute-command.ts";
import { type GameState, gameStateText } from "../../lab/game-state-text.ts";
import { decorationReply } from "../../lab/replies.ts";
import { visitLab } from "../../lab/visit.ts";
import { reconcileOnVisit } from "../../ledger/settlement/reconcile.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { registerCall } from "../register-call.ts";

/**
 * `GET /api/getGameState`: the whole lab with upkeep charged (`LAB-024`, `GAP-04`). `POST
 * /api/dismissRoomUnlock`: the player has seen that room 2 is open (`LAB-052`). `POST /api/decorate`: the player chooses
 * a look or a theme that was earned (`ABU-92`).
 */
export function gameStateRoutes(app: App, deps: AppDeps): void {
  const inLanguage = depsInLanguage(deps);
  registerCall<"GET /api/getGameState", GameState>(
    app,
    "GET /api/getGameState",
    async (request) => {
      const { id: playerId } = sessionOf(request);
      await reconcileOnVisit(deps, playerId, request.log);
      const { lab, notices, now } = await visitLab(inLanguage(request), playerId);
      const accountAddress = await deps.store.boundAccount(playerId);
      return { lab, moment: { accountAddress, notices, rulesHash: deps.rulesHash, serverTime: now } };
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
    const command: LabCommand = { type: "decorate", key, ...(kind === "looks" ? { kind } : { kind, room }) };
    return executeCommand(deps, { playerId: sessionOf(request).id }, command, (lab) => ({
      decoration: decorationReply(lab),
    }));
  });
}
