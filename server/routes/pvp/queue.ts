import { estimatedWait, type RuleSet, whyNotPractice } from "../../../rules/index.ts";
import {
  Empty,
  PvpQueueReply,
  PvpQueueRequest,
  PvpQueueStatusReply,
  SuccessReply,
} from "../../contract/index.ts";
import type { App } from "../../parts.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { joinQueue } from "../../pvp/queue/join-queue.ts";
import { activeBattle } from "../../pvp/view/active-battle.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import type { QueueState } from "../../store/pvp-store.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

const SECOND_MS = 1000;

/** Joining, asking about and leaving the queue (`PVP-018` to `PVP-020`, `GAP-41`). */
export function queueRoutes(app: App, pvp: Pvp): void {
  const { store, rules, matchmaker } = pvp;
  app.post(
    "/pvp/queue",
    {
      config: { queueJoin: true },
      schema: {
        summary: "Wait for an opponent",
        description:
          "Only ids count: the ledger says what the cards are. Joining again replaces the deck. 409 with battleId in a battle.",
        tags: ["pvp"],
        body: PvpQueueRequest,
        response: { 200: PvpQueueReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<PvpQueueReply> => {
      const { id: playerId } = sessionOf(request);
      const state = await joinQueue(pvp, { playerId, request: request.body, log: request.log });
      return { ...matchOf(state), estimatedWaitTime: estimatedWait(rules, state.waits) };
    },
  );
  app.get(
    "/pvp/queue/status",
    {
      schema: {
        summary: "Whether an opponent was found",
        description: "Asking keeps the place in the queue; without a question for 10 s it is given up.",
        tags: ["pvp"],
        response: { 200: PvpQueueStatusReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<PvpQueueStatusReply> => {
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
    },
  );
  app.post(
    "/pvp/queue/cancel",
    {
      schema: {
        summary: "Stop waiting",
        description: "A match that was made already stands.",
        tags: ["pvp"],
        body: Empty,
        response: { 200: SuccessReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<{ success: true }> => {
      await store.leaveQueue(sessionOf(request).id);
      return { success: true };
    },
  );
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
