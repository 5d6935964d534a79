import { estimatedWait, type RuleSet, whyNotPractice } from "../../../rules/index.ts";
import type { PvpQueueStatusReply } from "../../contract/index.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { sessionOf } from "../../login/session.ts";
import { keepOwnRuleSet } from "../../pvp/battle-rules.ts";
import { beginPractice, joinQueue } from "../../pvp/join-queue.ts";
import { openPvp, type Pvp } from "../../pvp/pvp.ts";
import { startPvpSweeper } from "../../pvp/pvp-sweeper.ts";
import { activeBattle } from "../../pvp/replies.ts";
import type { QueueState } from "../../store/pvp/pvp-store.ts";
import { startTournamentSweeper } from "../../tournament/tournament-sweeper.ts";
import { registerCall } from "../register-call.ts";
import { actionRoute, battleRoutes, eventsRoute, opponentRoutes } from "./battle.ts";
import { challengeRoutes } from "./challenges.ts";
import { recordRoutes } from "./records.ts";
import { tournamentRoutes } from "./tournaments.ts";
import { watchRoutes } from "./watching.ts";

/** The PvP calls and the sweeper (`api-contract.md` 4.4). */
export function pvpRoutes(app: App, deps: AppDeps): void {
  const pvp = openPvp(deps);
  queueRoutes(app, pvp);
  challengeRoutes(app, pvp);
  battleRoutes(app, pvp, deps);
  watchRoutes(app, pvp, deps);
  actionRoute(app, pvp, deps);
  opponentRoutes(app, pvp, deps);
  eventsRoute(app, pvp, deps);
  recordRoutes(app, pvp);
  tournamentRoutes(app, pvp);
  keepOwnRuleSet(app, deps);
  startPvpSweeper(app, pvp, deps);
  startTournamentSweeper(app, pvp, deps);
}

const SECOND_MS = 1000;

/**
 * Joining, polling and leaving the queue (`PVP-018` to `PVP-020`, `GAP-41`), and starting an unrated battle
 * against a bot after the estimated wait.
 */
export function queueRoutes(app: App, pvp: Pvp): void {
  const { store, rules, matchmaker } = pvp;
  registerCall(app, "POST /api/pvp/queue", async (request) => {
    const { id: playerId } = sessionOf(request);
    const state = await joinQueue(pvp, { playerId, request: request.body, log: request.log });
    return { ...matchOf(state), estimatedWaitTime: estimatedWait(rules, state.waits) };
  });
  registerCall(app, "GET /api/pvp/queue/status", async (request) => {
    const { id: playerId, publicId } = sessionOf(request);
    const pairs = matchmaker.isDue(await store.now());
    const state = await store.pollQueue(playerId, matchmaker.matching, pairs);
    const waitReason = state.waiting && matchmaker.whyWaiting(publicId, state.now);
    const battle = state.battleId === null ? null : await activeBattle(pvp, state.battleId, playerId);
    return {
      ...statusReply(rules, state),
      ...(waitReason === null ? {} : { waitReason }),
      ...(battle === null ? {} : { battle }),
    };
  });
  registerCall(app, "POST /api/pvp/queue/cancel", async (request) => {
    await store.leaveQueue(sessionOf(request).id);
    return { success: true as const };
  });
  registerCall(app, "POST /api/pvp/queue/bot", async (request) => ({
    matched: true as const,
    battleId: await beginPractice(pvp, sessionOf(request).id),
  }));
}

function matchOf({ battleId }: QueueState): { matched: boolean; battleId?: string } {
  return battleId === null ? { matched: false } : { matched: true, battleId };
}

function statusReply(rules: RuleSet, state: QueueState): PvpQueueStatusReply {
  const { waiting, waits, now } = state;
  const waitedMs = waiting === null ? 0 : Math.max(0, now - waiting.joinedAt);
  return {
    ...matchOf(state),
    inQueue: waiting !== null,
    waitTime: Math.floor(waitedMs / SECOND_MS),
    estimatedWaitTime: estimatedWait(rules, waits),
    practiceOffered: waiting !== null && whyNotPractice(rules, waits, waitedMs) === null,
  };
}
