import type { Texts } from "../../../rules/index.ts";
import type { PvpPastReply } from "../../contract/index.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { preferredTexts } from "../../http/preferred-texts.ts";
import { sessionOf } from "../../login/session.ts";
import { watchedBattle } from "../../pvp/own-battle.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { unchangedReply, watchReply } from "../../pvp/replies.ts";
import { liveBattle, liveList, pastMoments } from "../../pvp/watching.ts";
import type { SeenBattle } from "../../store/pvp/pvp-store.ts";
import { registerCall } from "../register-call.ts";
import { plainJson, sinceOf } from "./battle.ts";

/** The list of live battles, and watching one of them or one by its link, now and before (`ABU-82`, `ABU-42`). */
export function watchRoutes(app: App, pvp: Pvp, deps: AppDeps): void {
  const { store } = pvp;
  const textsOf = preferredTexts(deps);

  registerCall(app, "GET /api/pvp/live", (request) => liveList(store, sessionOf(request).id));

  registerCall(app, "POST /api/pvp/live/show", async (request) => {
    const { id } = sessionOf(request);
    await store.setShowsBattles(id, request.body.shows);
    return liveList(store, id);
  });

  registerCall(
    app,
    "GET /api/pvp/live/:battleId",
    async (request) => {
      const seen = await liveBattle(pvp, request.params.battleId, sessionOf(request).id);
      return watchedReply(pvp, seen, sinceOf(request.query), textsOf(request));
    },
    plainJson,
  );

  registerCall(
    app,
    "GET /api/pvp/live/:battleId/past",
    async (request) => {
      const seen = await liveBattle(pvp, request.params.battleId, sessionOf(request).id);
      return pastReply(pvp, seen, Number(request.query.from), textsOf(request));
    },
    plainJson,
  );

  registerCall(
    app,
    "GET /api/pvp/watch/:watchId",
    async (request) => {
      const seen = await watchedBattle(pvp, request.params.watchId);
      return watchedReply(pvp, seen, sinceOf(request.query), textsOf(request));
    },
    plainJson,
  );

  registerCall(
    app,
    "GET /api/pvp/watch/:watchId/past",
    async (request) => {
      const seen = await watchedBattle(pvp, request.params.watchId);
      return pastReply(pvp, seen, Number(request.query.from), textsOf(request));
    },
    plainJson,
  );
}

async function watchedReply(pvp: Pvp, seen: SeenBattle, since: number | null, texts: Texts) {
  if (since === seen.battle.version) return unchangedReply(seen);
  return watchReply(await pvp.ruleBook.require(seen, texts), seen, since);
}

async function pastReply(pvp: Pvp, seen: SeenBattle, from: number, texts: Texts): Promise<PvpPastReply> {
  const { battle } = seen;
  const rules = await pvp.ruleBook.require(seen, texts);
  return { version: battle.version, moments: pastMoments(rules, battle, from) };
}
