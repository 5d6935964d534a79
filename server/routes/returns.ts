import type { App, AppDeps } from "../app-deps.ts";
import { failure } from "../http-errors/failure.ts";
import { notYourCreature } from "../http-errors/known-errors.ts";
import { awaySummary } from "../lab/away-summary.ts";
import { labStatistics } from "../lab/lab-statistics.ts";
import { checkedNickname } from "../ledger/collection/checked-nickname.ts";
import { ownedCreature } from "../ledger/collection/owned-creature.ts";
import { configuredLedger } from "../ledger/configured-ledger.ts";
import { sessionOf } from "../session/recognise-session.ts";
import { registerCall } from "./register-call.ts";

/**
 * What brings players back. None of these calls takes a player: each is about the one who asks.
 *
 * - `GET /api/labStatistics`: what the lab made and spent by day (`ABU-74`).
 * - `GET /api/awaySummary`: what happened since the player was there last (`ABU-74`).
 * - `GET /api/collectionBook`: the forms the player has owned, and the names of their creatures.
 * - `POST /api/nameCreature`: names a creature that the player's account holds now (`ABU-75`, `ABU-76`).
 */
export function returnRoutes(app: App, deps: AppDeps): void {
  const { store } = deps;

  registerCall(app, "GET /api/labStatistics", async (request) =>
    labStatistics(await store.labDays(sessionOf(request).id), await store.now()),
  );

  registerCall(app, "GET /api/awaySummary", (request) =>
    awaySummary(deps, sessionOf(request), Number(request.query.since)),
  );

  registerCall(app, "GET /api/collectionBook", async (request) => {
    const { id: playerId } = sessionOf(request);
    const [entries, nicknames] = await Promise.all([store.bookOf(playerId), store.nicknamesOf(playerId)]);
    return { entries, nicknames };
  });

  registerCall(app, "POST /api/nameCreature", async (request) => {
    const { id: playerId } = sessionOf(request);
    const { creatureId } = request.body;
    const nickname = request.body.nickname === null ? null : checkedNickname(request.body.nickname);
    if (nickname === null && request.body.nickname !== null) throw failure("not_a_nickname");
    const account = await store.boundAccount(playerId);
    if (account === null) throw notYourCreature();
    await ownedCreature(configuredLedger(deps, playerId, "creatures"), account, creatureId, request.log);
    await store.nameCreature(playerId, creatureId, nickname);
    return { creatureId, nickname };
  });
}
