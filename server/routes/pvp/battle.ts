import { Histogram } from "prom-client";
import { logError } from "../../errors/to-http-error.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { preferredTexts } from "../../http/preferred-texts.ts";
import { sessionCookie, sessionOf } from "../../login/session.ts";
import { measureStreams } from "../../metrics/measurements.ts";
import { BattleStreams } from "../../pvp/battle-streams.ts";
import { blockOpponent, emotesOf, reportOpponent, showEmote } from "../../pvp/opponent.ts";
import {
  notePresence,
  ownBattle,
  ownBattleToChange,
  ownCurrentBattle,
  ownReplay,
} from "../../pvp/own-battle.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { actionReply, battleReply, unchangedReply } from "../../pvp/replies.ts";
import { concede, takeAction } from "../../pvp/take-action.ts";
import { STREAM_HEADERS, VersionStream } from "../../pvp/version-stream.ts";
import { auditAddress } from "../../security/audit.ts";
import { registerCall } from "../register-call.ts";

/**
 * Reading a battle, acting in it and giving it up.
 *
 * - `GET /api/pvp/battle/{id}`: the battle as its player may see it, or that nothing is new (`PVP-037`,
 * `GAP-43`).
 * - `POST /api/pvp/battle/{id}/concede`: gives the battle up, in either player's turn.
 * - `GET /api/pvp/battle/{id}/replay`: for both players, once the battle is over (`GAP-43`).
 */
export function battleRoutes(app: App, pvp: Pvp, deps: AppDeps): void {
  const textsOf = preferredTexts(deps);
  registerCall(
    app,
    "GET /api/pvp/battle/:battleId",
    async (request) => {
      const seen = await ownCurrentBattle(pvp, request.params.battleId, sessionOf(request).id);
      await notePresence(pvp, seen);
      const since = sinceOf(request.query);
      if (since === seen.battle.version) return unchangedReply(seen);
      return battleReply(await pvp.ruleBook.require(seen, textsOf(request)), seen, since);
    },
    plainJson,
  );
  registerCall(
    app,
    "POST /api/pvp/battle/:battleId/concede",
    async (request) => {
      const own = await ownBattleToChange(pvp, request.params.battleId, sessionOf(request).id);
      const rules = await pvp.ruleBook.require(own, textsOf(request));
      return actionReply(rules, await concede(pvp, own, rules), own.side);
    },
    plainJson,
  );
  registerCall(
    app,
    "GET /api/pvp/battle/:battleId/replay",
    (request) => ownReplay(pvp, request.params.battleId, sessionOf(request).id),
    plainJson,
  );
}

/** The version the caller has seen, or null. */
export function sinceOf({ since }: { since?: string }): number | null {
  return since === undefined ? null : Number(since);
}

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** `POST /api/pvp/battle/{id}/action`: one action of the player whose turn it is (`PVP-038`, `ABU-40` to `ABU-45`). */
export function actionRoute(app: App, pvp: Pvp, deps: AppDeps): void {
  const textsOf = preferredTexts(deps);
  const seconds = new Histogram({
    name: "pvp_action_seconds",
    help: "Time from an action to its answer, refusals included",
    buckets: BUCKETS_SECONDS,
    registers: [deps.metrics],
  });
  registerCall(
    app,
    "POST /api/pvp/battle/:battleId/action",
    async (request) => {
      const end = seconds.startTimer();
      try {
        const own = await ownBattleToChange(pvp, request.params.battleId, sessionOf(request).id);
        const rules = await pvp.ruleBook.require(own, textsOf(request));
        return actionReply(rules, await takeAction(pvp, own, rules, request.body), own.side);
      } finally {
        end();
      }
    },
    plainJson,
  );
}

/**
 * Route options that serialise replies without their schema, for replies with a whole battle: these contain
 * exactly the fields that their viewer may see, and matching the schema's unions would take longer than
 * everything else.
 */
export const plainJson = {
  serializerCompiler: () => (reply: unknown) => JSON.stringify(reply),
};

/**
 * `GET /api/pvp/battle/{id}/events`: server-sent events with the battle's version and nothing else; clients
 * then read the battle with its own call. 204 for a finished battle, so that browsers stop. HEAD gets the headers of a
 * stream and opens none (`ABU-108`).
 */
export function eventsRoute(
  app: App,
  pvp: Pvp,
  { clock, metrics, configuration }: Pick<AppDeps, "clock" | "metrics" | "configuration">,
): void {
  const { store } = pvp;
  const streams = new BattleStreams(pvp);
  measureStreams(metrics, streams);
  app.addHook("preClose", async () => streams.endAll());
  registerCall(app, "GET /api/pvp/battle/:battleId/events", async (request, reply) => {
    const { id: playerId } = sessionOf(request);
    const seen = await ownCurrentBattle(pvp, request.params.battleId, playerId);
    if (seen.battle.result !== null) return reply.code(204).send(null);
    if (request.method === "HEAD") return reply.headers(STREAM_HEADERS).send("");
    const secret = sessionCookie(request, configuration.production) ?? "";
    streams.checkPlace({ playerId, session: secret });
    reply.hijack();
    await streams.follow(seen, {
      playerId,
      session: secret,
      stream: new VersionStream(reply.raw, reply.getHeaders()),
      isLoggedIn: async () => (await store.findSession(secret, clock.now())) !== null,
      onError: (err) => logError(request.log, err, "a stream of events failed"),
    });
  });
}

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
