import { refusalOf } from "../../../rules/index.ts";
import type { PvpMeetingReply } from "../../contract/index.ts";
import { challengeNotFound } from "../../errors/failure.ts";
import { refused } from "../../errors/refusals.ts";
import { friendOf } from "../../friends/friends.ts";
import type { App } from "../../http/app-deps.ts";
import { sessionOf } from "../../login/session.ts";
import { challengeReply, makeChallenge, maySee, roleOf, wishOf } from "../../pvp/make-challenge.ts";
import { type Meeting, meet } from "../../pvp/meet.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { registerCall } from "../register-call.ts";

/**
 * Challenges by link (`GAP-61`): making one, showing it to whoever has its link, accepting it, waiting for the next
 * battle, and withdrawing it.
 */
export function challengeRoutes(app: App, pvp: Pvp): void {
  const { store, rules } = pvp;
  registerCall(app, "POST /api/pvp/challenges", async (request) => {
    const { id: playerId } = sessionOf(request);
    const { turnMs, bestOf, friendId, ...wish } = request.body;
    const invitedId = friendId === undefined ? null : await friendOf(store, playerId, friendId);
    const made = { playerId, invitedId, terms: { turnMs, bestOf }, wish: wishOf(wish), log: request.log };
    return challengeReply(await makeChallenge(pvp, made), playerId);
  });
  registerCall(app, "GET /api/pvp/challenges", async (request) => {
    const { id: playerId } = sessionOf(request);
    const open = await store.openChallengesOf(playerId);
    return { challenges: open.map((challenge) => challengeReply(challenge, playerId)) };
  });
  registerCall(app, "GET /api/pvp/challenges/:challengeId", async ({ params, session }) => {
    const seen = await store.findChallenge(params.challengeId);
    if (!seen) throw challengeNotFound();
    const { challenge } = seen;
    const playerId = session?.id ?? null;
    if (!maySee(challenge, playerId)) throw challengeNotFound();
    if (playerId !== null && challenge.friend !== null && roleOf(challenge, playerId) === null)
      throw refused(refusalOf(rules, "pvp_challenge_taken"));
    return challengeReply(challenge, playerId);
  });
  registerCall(app, "POST /api/pvp/challenges/:challengeId/accept", async (request) => {
    const { id: playerId } = sessionOf(request);
    const { challengeId } = request.params;
    const accepts = wishOf(request.body);
    return meetingReply(await meet(pvp, { challengeId, playerId, accepts, log: request.log }), playerId);
  });
  registerCall(app, "POST /api/pvp/challenges/:challengeId/ready", async (request) => {
    const { id: playerId } = sessionOf(request);
    const { challengeId } = request.params;
    return meetingReply(
      await meet(pvp, { challengeId, playerId, accepts: null, log: request.log }),
      playerId,
    );
  });
  registerCall(app, "POST /api/pvp/challenges/:challengeId/withdraw", async (request) => {
    const { id: playerId } = sessionOf(request);
    if (!(await store.removeChallenge(request.params.challengeId, playerId))) throw challengeNotFound();
    return { success: true as const };
  });
}

function meetingReply({ battleId, opponentBusy, challenge }: Meeting, playerId: number): PvpMeetingReply {
  return { battleId, opponentBusy, challenge: challengeReply(challenge, playerId) };
}
