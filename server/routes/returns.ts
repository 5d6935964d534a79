import { nicknameFrom, practiceCreatureOf } from "../../rules/index.ts";
import { failure, notYourCreature } from "../errors/failure.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { isOfKeptTeam, keepTeam, keptTeams, knownForms } from "../lab/kept-teams.ts";
import { ownResidents } from "../lab/residents.ts";
import { albumReply, awaySummary, labStatistics } from "../lab/visit.ts";
import { ownedCreature } from "../ledger/collection/collection.ts";
import { configuredLedger } from "../ledger/request-checks.ts";
import { sessionOf } from "../login/session.ts";
import { registerCall } from "./register-call.ts";

/**
 * What brings players back. None of these calls takes a player: each is about the one who asks.
 *
 * - `GET /api/album`: the scenes that the player has seen (`GAP-76`).
 * - `GET /api/residents`: the creatures that live in the lab (`GAP-75`).
 * - `GET /api/labStatistics`: what the lab made and spent by day (`ABU-74`).
 * - `GET /api/awaySummary`: what happened since the player was there last (`ABU-74`).
 * - `GET /api/collectionBook`: the forms the player has owned, and the names of their creatures.
 * - `POST /api/noteSeenForms`: the forms the player has met, for the book on their other devices (`ABU-93`).
 * - `GET /api/practiceTeams`, `POST /api/keepPracticeTeam`: the lent teams the player practises with (`ABU-93`).
 * - `POST /api/nameCreature`: names a creature that the player's account holds now, or one of a practice team that the
 * player keeps (`ABU-75`, `ABU-76`, `ABU-93`).
 */
export function returnRoutes(app: App, deps: AppDeps): void {
  const { store } = deps;

  registerCall(app, "GET /api/album", async (request) =>
    albumReply(deps.rules, (await store.readLab(sessionOf(request).id)).lab),
  );
  registerCall(app, "GET /api/residents", (request) => ownResidents(deps, sessionOf(request).id));
  registerCall(app, "GET /api/labStatistics", async (request) =>
    labStatistics(await store.labDays(sessionOf(request).id), await store.now()),
  );

  registerCall(app, "GET /api/awaySummary", (request) =>
    awaySummary(deps, sessionOf(request), Number(request.query.since)),
  );

  registerCall(app, "GET /api/collectionBook", async (request) => {
    const { id: playerId } = sessionOf(request);
    const [entries, nicknames, seen] = await Promise.all([
      store.bookOf(playerId),
      store.nicknamesOf(playerId),
      store.seenForms(playerId),
    ]);
    return { entries, nicknames, seen };
  });

  registerCall(app, "POST /api/noteSeenForms", async (request) => {
    const { id: playerId } = sessionOf(request);
    const forms = knownForms(deps.rules, request.body.forms);
    if (forms.length > 0) await store.markSeen(playerId, forms);
    return { seen: await store.seenForms(playerId) };
  });

  registerCall(app, "GET /api/practiceTeams", async (request) => ({
    teams: await keptTeams(store, sessionOf(request).id),
  }));

  registerCall(app, "POST /api/keepPracticeTeam", async (request) => {
    const { id: playerId } = sessionOf(request);
    await keepTeam(store, playerId, request.body);
    return { teams: await keptTeams(store, playerId) };
  });

  registerCall(app, "POST /api/nameCreature", async (request) => {
    const { id: playerId } = sessionOf(request);
    const { creatureId } = request.body;
    const nickname = request.body.nickname === null ? null : nicknameFrom(request.body.nickname);
    if (nickname === null && request.body.nickname !== null) throw failure("not_a_nickname");
    if (practiceCreatureOf(creatureId)) {
      if (!(await isOfKeptTeam(deps, playerId, creatureId))) throw notYourCreature();
    } else {
      const account = await store.boundAccount(playerId);
      if (account === null) throw notYourCreature();
      await ownedCreature(configuredLedger(deps, playerId, "creatures"), account, creatureId, request.log);
    }
    await store.nameCreature(playerId, creatureId, nickname);
    return { creatureId, nickname };
  });
}
