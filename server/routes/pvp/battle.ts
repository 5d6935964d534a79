import { Histogram } from "prom-client";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { preferredTexts } from "../../http/preferred-texts.ts";
import { sessionOf } from "../../login/recognise-session.ts";
import { ownBattle, ownCurrentBattle, ownReplay } from "../../pvp/battle/own-battle.ts";
import { concede, takeAction } from "../../pvp/battle/take-action.ts";
import { notePresence } from "../../pvp/note-presence.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { actionReply, battleReply, unchangedReply } from "../../pvp/view/replies.ts";
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
      const own = await ownBattle(pvp, request.params.battleId, sessionOf(request).id);
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
        const own = await ownBattle(pvp, request.params.battleId, sessionOf(request).id);
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
