import { countReplay, requireReplayLeft } from "../goals/count-replay.ts";
import { reachGoals } from "../goals/reach-goals.ts";
import { ReplayChecker } from "../goals/replay-checker.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { preferredTexts } from "../http/preferred-texts.ts";
import { sessionOf } from "../login/session.ts";
import { PositionJudge } from "../positions/position-judge.ts";
import { trainingReply, trainPosition } from "../positions/train-position.ts";
import { positionsReply, tryPosition } from "../positions/try-position.ts";
import { RuleBook } from "../pvp/battle-rules.ts";
import { registerCall } from "./register-call.ts";

const KILOBYTE = 1024;
/** A replay is a text within JSON: each of its quotation marks takes two characters. */
const ESCAPED = 2;

/**
 * What a player did without the server counts once a thread has played it again:
 *
 * - `GET /api/getGoals`: how far the player's goals and achievements are, and which have just been reached.
 * - `POST /api/handInReplay`: a finished battle against the AI counts for them, once it was played again (`GAP-68`).
 * - `GET /api/getPositions`: how far the player is with the positions of the days (`GAP-73`).
 * - `POST /api/tryPosition`: a turn that was played in one of them counts, once it was played again.
 * - `GET /api/getTraining`, `POST /api/trainPosition`: the same for the training with all positions (`GAP-74`).
 */
export function goalRoutes(app: App, deps: AppDeps): void {
  const checker = new ReplayChecker(deps.rules, deps.startReplayWorker);
  const ruleBook = new RuleBook(deps);
  const judge = new PositionJudge(checker);
  const textsOf = preferredTexts(deps);
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

  registerCall(app, "GET /api/getPositions", (request) => positionsReply(deps, sessionOf(request).id));

  registerCall(app, "POST /api/tryPosition", (request) => {
    const { id: playerId } = sessionOf(request);
    return tryPosition(deps, judge, { playerId, tried: request.body, texts: textsOf(request) });
  });

  registerCall(app, "GET /api/getTraining", (request) => trainingReply(deps, sessionOf(request).id));

  registerCall(app, "POST /api/trainPosition", (request) => {
    const { id: playerId } = sessionOf(request);
    return trainPosition(deps, judge, { playerId, tried: request.body, texts: textsOf(request) });
  });
}
