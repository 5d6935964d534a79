import { whyNotQueue } from "../../../rules/index.ts";
import type { PvpQueueStatusReply } from "../../../server/contract/index.ts";
import { type ApiError, problemText } from "../../game/api/api-result.ts";
import { notify } from "../../game/store/notify.ts";
import { updateConnection } from "../../game/store/session.ts";
import { enterBattle } from "../battle/enter-battle.ts";
import type { Pvp } from "../store/pvp.ts";
import type { QueueState } from "../store/pvp-state.ts";

const SECOND_MS = 1000;

/** Looks for an opponent with the chosen deck (`PVP-005`, `PVP-010`); Try Again does the same (`PVP-015`). */
export async function findOpponent(pvp: Pvp): Promise<void> {
  const { game, rules, store } = pvp;
  const { selection, casualTurnMs } = store.getState();
  const { creatures, tools, spells } = selection;
  const refusal = whyNotQueue(rules, { creatures, tools, spells });
  if (refusal) {
    notify(game, refusal.text, "error");
    return;
  }
  const search = nextSearch(pvp);
  beginSearch(pvp);
  const answer = updateConnection(
    game,
    await game.api.call("POST /api/pvp/queue", {
      body: {
        selectedCreatures: creatures,
        tools,
        spells,
        ...(casualTurnMs === null ? {} : { casualTurnMs }),
      },
    }),
  );
  if (isOutdated(pvp, search)) {
    // The player cancelled before the server had joined them.
    if (answer.ok) await game.api.call("POST /api/pvp/queue/cancel");
    return;
  }
  if (!answer.ok) {
    const { problem } = answer;
    if (problem.kind === "refused" && problem.battleId !== undefined) announceMatch(pvp, problem.battleId);
    else failSearch(pvp, joinFailure(pvp, problem));
    return;
  }
  const { matched, battleId, estimatedWaitTime } = answer.reply;
  changeQueue(pvp, { phase: "waiting", estimatedWait: estimatedWaitTime });
  if (matched && battleId !== undefined) announceMatch(pvp, battleId);
  else askLater(pvp, search, game.now());
}

/** Leaves the queue and returns to the deck (`PVP-017`). A match that was made meanwhile remains valid (`ABU-50`). */
export async function cancelSearch(pvp: Pvp): Promise<void> {
  const { game, store } = pvp;
  const search = nextSearch(pvp);
  store.setState({ screen: "menu", queue: null });
  await game.api.call("POST /api/pvp/queue/cancel");
  const answer = await game.api.call("GET /api/pvp/queue/status");
  const battleId = answer.ok && answer.reply.matched ? answer.reply.battleId : undefined;
  if (battleId !== undefined && !isOutdated(pvp, search) && store.getState().screen === "menu")
    enterBattle(pvp, battleId);
}

/** Cancels a running search when the PvP arena closes (`PVP-020`). */
export function abandonSearch(pvp: Pvp): void {
  const { queue } = pvp.store.getState();
  nextSearch(pvp);
  if (queue?.phase === "joining" || queue?.phase === "waiting")
    void pvp.game.api.call("POST /api/pvp/queue/cancel");
}

/** Requests a battle against a bot instead of waiting. */
export async function practice(pvp: Pvp): Promise<void> {
  const { game, store } = pvp;
  const { search } = store.getState();
  changeQueue(pvp, { practicing: true });
  const answer = updateConnection(game, await game.api.call("POST /api/pvp/queue/bot"));
  if (isOutdated(pvp, search)) return;
  changeQueue(pvp, { practicing: false });
  if (answer.ok) announceMatch(pvp, answer.reply.battleId);
  else notify(game, problemText(answer.problem, pvp.rules.texts.pvpScreens.queue.noConnection), "error");
}

/** Begins another search, so that answers to the previous one are ignored. */
function nextSearch({ store }: Pvp): number {
  const search = store.getState().search + 1;
  store.setState({ search });
  return search;
}

/** Whether another search began, or this one ended. */
function isOutdated({ store }: Pvp, search: number): boolean {
  return store.getState().search !== search;
}

function beginSearch({ game, rules, store }: Pvp): void {
  store.setState({
    screen: "queue",
    queue: {
      phase: "joining",
      joinedAt: game.now(),
      estimatedWait: rules.pvp.matching.defaultWaitSec,
      reason: "",
      practiceOffered: false,
      practicing: false,
      opponent: null,
      error: "",
    },
  });
}

function askLater(pvp: Pvp, search: number, reachedAt: number): void {
  pvp.game.after(pvp.rules.pvpScreens.timings.queuePollMs, () => void askQueue(pvp, search, reachedAt));
}

/**
 * Each poll is also a heartbeat. If there is none for long enough, the server ends the search, and so does the screen.
 */
async function askQueue(pvp: Pvp, search: number, reachedAt: number): Promise<void> {
  const { game, rules } = pvp;
  if (isOutdated(pvp, search)) return;
  const answer = updateConnection(game, await game.api.call("GET /api/pvp/queue/status"));
  if (isOutdated(pvp, search)) return;
  if (answer.ok) {
    if (takeStatus(pvp, answer.reply)) askLater(pvp, search, game.now());
  } else if (game.now() - reachedAt < rules.pvp.matching.heartbeatMs) askLater(pvp, search, reachedAt);
  else failSearch(pvp, problemText(answer.problem, rules.texts.pvpScreens.queue.noConnection));
}

/** Returns whether the search continues. */
function takeStatus(pvp: Pvp, status: PvpQueueStatusReply): boolean {
  const { game, rules } = pvp;
  const { matched, battleId, inQueue, estimatedWaitTime, waitReason, practiceOffered, battle } = status;
  if (matched && battleId !== undefined) announceMatch(pvp, battleId, battle?.opponent);
  else if (!inQueue) failSearch(pvp, rules.texts.pvpScreens.queue.removed);
  else {
    const joinedAt = game.now() - status.waitTime * SECOND_MS;
    const reason = waitReason ?? "";
    changeQueue(pvp, { joinedAt, estimatedWait: estimatedWaitTime, reason, practiceOffered });
    return true;
  }
  return false;
}

/** Shows 'Match Found!' with the opponent, then enters the battle (`PVP-014`, `PVP-017`). */
function announceMatch(pvp: Pvp, battleId: string, opponent: QueueState["opponent"] = null): void {
  const search = nextSearch(pvp);
  pvp.game.store.setState({ pvpBattle: battleId });
  changeQueue(pvp, { phase: "matched", opponent });
  if (opponent === null) void askWhoWasFound(pvp, search);
  pvp.game.after(pvp.rules.pvpScreens.timings.matchFoundMs, () => {
    if (!isOutdated(pvp, search)) enterBattle(pvp, battleId);
  });
}

/** Requests the opponent if the reply with the match did not name them; if this fails, the battle shows the name. */
async function askWhoWasFound(pvp: Pvp, search: number): Promise<void> {
  const answer = await pvp.game.api.call("GET /api/pvp/queue/status");
  if (isOutdated(pvp, search) || !answer.ok || !answer.reply.battle) return;
  changeQueue(pvp, { opponent: answer.reply.battle.opponent });
}

function failSearch(pvp: Pvp, error: string): void {
  nextSearch(pvp);
  changeQueue(pvp, { phase: "error", error });
}

/** The server's text, or a default text if it sent none (`ERR-033`, `ERR-034`). */
function joinFailure({ rules }: Pvp, problem: ApiError): string {
  const { joinFailed, noConnection } = rules.texts.pvpScreens.queue;
  return problem.kind === "unreachable" ? noConnection : problemText(problem, joinFailed);
}

function changeQueue({ store }: Pvp, change: Partial<QueueState>): void {
  store.setState(({ queue }) => {
    if (queue) Object.assign(queue, change);
  });
}
