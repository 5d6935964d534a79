import type { App, AppDeps } from "../../http/app-deps.ts";
import { sessionOf } from "../../login/recognise-session.ts";
import { ownBattle } from "../../pvp/battle/own-battle.ts";
import { emotesOf, showEmote } from "../../pvp/opponent/emotes.ts";
import { blockOpponent, reportOpponent } from "../../pvp/opponent/report.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { auditAddress } from "../../security/audit-address.ts";
import { registerCall } from "../register-call.ts";

/** What players of a battle show each other, and how they report and block each other (`ABU-80`, `ABU-81`). */
export function opponentRoutes(app: App, pvp: Pvp, { configuration }: Pick<AppDeps, "configuration">): void {
  registerCall(app, "GET /api/pvp/battle/:battleId/emotes", async (request) =>
    emotesOf(pvp, await ownBattle(pvp, request.params.battleId, sessionOf(request).id)),
  );
  registerCall(app, "POST /api/pvp/battle/:battleId/emotes", async (request) => {
    const own = await ownBattle(pvp, request.params.battleId, sessionOf(request).id);
    return showEmote(pvp, own, request.body.emote);
  });
  registerCall(app, "POST /api/pvp/battle/:battleId/report", async (request) => {
    const { id: playerId } = sessionOf(request);
    const own = await ownBattle(pvp, request.params.battleId, playerId);
    const address = auditAddress(request, configuration);
    await reportOpponent(pvp, own, request.body.reason, { playerId, address });
    return { success: true as const };
  });
  registerCall(app, "POST /api/pvp/battle/:battleId/block", async (request) => {
    const { id: playerId } = sessionOf(request);
    const own = await ownBattle(pvp, request.params.battleId, playerId);
    await blockOpponent(pvp, own, { playerId, address: auditAddress(request, configuration) });
    return { success: true as const };
  });
}
