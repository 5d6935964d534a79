import { Type } from "typebox";
import { PvpBattlePath } from "../../contract/index.ts";
import { tooManyStreams } from "../../failures/failures.ts";
import type { App, AppParts } from "../../parts.ts";
import { ownSide } from "../../pvp/battle/own-side.ts";
import { currentBattle } from "../../pvp/battle/read-battle.ts";
import { notePresence } from "../../pvp/note-presence.ts";
import { VersionStream } from "../../pvp/push/stream.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { sessionCookie } from "../../session/session-cookie.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** Each round a stream is kept alive, its session asked for, and its player noted as there. */
const ROUND_MS = 15_000;
const MOST_STREAMS = 6;

/**
 * `GET /api/pvp/battle/{id}/events`: server-sent events that say which version the battle has reached, and no
 * more; what it is, the battle's own call tells. 204 for a finished battle: nothing will come, so browsers stop.
 */
export function eventsRoute(app: App, pvp: Pvp, { clock }: Pick<AppParts, "clock">): void {
  const { store, push } = pvp;
  const open = new Set<VersionStream>();
  const openOf = new Map<number, number>();
  app.addHook("preClose", async () => {
    for (const stream of open) stream.end();
  });
  app.get(
    "/pvp/battle/:battleId/events",
    {
      schema: {
        summary: "Be told when the battle changes",
        tags: ["pvp"],
        params: PvpBattlePath,
        response: { 200: Type.String(), 204: Type.Null(), ...FAILURE_REPLIES },
      },
    },
    async (request, reply) => {
      const { id: playerId } = sessionOf(request);
      const { battleId } = request.params;
      const found = await store.findBattle(battleId);
      const side = (found && ownSide(found, playerId)) ?? 0;
      const seen = await currentBattle(pvp, found);
      if (seen.battle.result !== null) return reply.code(204).send(null);
      const own = openOf.get(playerId) ?? 0;
      if (own >= MOST_STREAMS) throw tooManyStreams();
      openOf.set(playerId, own + 1);

      const secret = sessionCookie(request) ?? "";
      reply.hijack();
      const stream = new VersionStream(reply.raw, reply.getHeaders());
      open.add(stream);
      const stopListening = push.listen(battleId, (version) => stream.tell(version));
      const round = async () => {
        const now = await currentBattle(pvp, await store.findBattle(battleId));
        if (now.battle.result !== null || !(await store.findSession(secret, clock.now())))
          return stream.end();
        stream.ping();
        await notePresence(pvp, now, side);
      };
      const timer = setInterval(() => {
        round().catch((err: unknown) => {
          request.log.error({ err }, "a stream of events failed");
          stream.end();
        });
      }, ROUND_MS).unref();
      stream.onceClosed(() => {
        clearInterval(timer);
        stopListening();
        open.delete(stream);
        const rest = (openOf.get(playerId) ?? 1) - 1;
        if (rest === 0) openOf.delete(playerId);
        else openOf.set(playerId, rest);
      });
      stream.tell(seen.battle.version);
      await notePresence(pvp, seen, side);
    },
  );
}
