import { countReplay, requireReplayLeft } from "../goals/count-replay.ts";
import { reachGoals } from "../goals/reach-goals.ts";
import { ReplayChecker } from "../goals/replay-checker.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { sessionOf } from "../login/session.ts";
import { RuleBook } from "../pvp/battle-rules.ts";
import { registerCall } from "./register-call.ts";

const KILOBYTE = 1024;
/** A replay is a text within JSON: each of its quotation marks takes two characters. */
const ESCAPED = 2;

/**
 * - `GET /api/getGoals`: how far the player's goals and achievements are, and which have just been reached.
 * - `POST /api/handInReplay`: a finished battle against the AI counts for them, once it was played again (`GAP-68`).
 */
export function goalRoutes(app: App, deps: AppDeps): void {
  const checker = new ReplayChecker(deps.rules, deps.startReplayWorker);
  const ruleBook = new RuleBook(deps);
  app.addHook("onClose", () => checker.close());
  registerCall(app, "GET /api/getGoals", (request) => reachGoals(deps, sessionOf(request).id));
  const bodyLimit = (deps.rules.goals.handIn.kilobytes * ESCAPED + 1) * KILOBYTE;
  registerCall(
    app,
    "POST /api/handInReplay",
    (request) => {
      const { rulesHash, replay: text } = request.body;
      const handedIn = { playerId: sessionOf(request).id, rulesHash, text };
      return countReplay(deps, { checker, ruleBook }, handedIn, request.log);
    },
    { bodyLimit, preParsing: (request) => requireReplayLeft(deps, sessionOf(request).id) },
  );
}
