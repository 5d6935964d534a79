import { logError } from "../../errors/log-error.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { sessionOf } from "../../login/recognise-session.ts";
import { sessionCookie } from "../../login/session-cookie.ts";
import { measureStreams } from "../../metrics/measure-streams.ts";
import { ownCurrentBattle } from "../../pvp/battle/own-battle.ts";
import { BattleStreams } from "../../pvp/push/battle-streams.ts";
import { STREAM_HEADERS, VersionStream } from "../../pvp/push/version-stream.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { registerCall } from "../register-call.ts";

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
