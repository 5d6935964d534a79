import type { ChallengeTerms } from "../../../rules/index.ts";
import type { PvpAcceptRequest, PvpChallengeReply, PvpMeetingReply } from "../../../server/contract/index.ts";
import { type ApiError, type ApiResult, problemText } from "../../game/api/api-result.ts";
import { leaveArena } from "../../game/store/arena-entry.ts";
import type { PvpEntry } from "../../game/store/game-state.ts";
import { notify } from "../../game/store/notify.ts";
import { updateConnection } from "../../game/store/session.ts";
import { enterBattle } from "../battle/enter-battle.ts";
import type { Pvp } from "../store/pvp.ts";
import type { ChallengeState } from "../store/pvp-state.ts";

type Entry = Extract<PvpEntry, { kind: "challenge" }>;

/** Opens what a challenge link or the lab's button leads to (`GAP-61`); a running battle comes first. */
export async function enterChallenge(pvp: Pvp, { challengeId, accepts }: Entry): Promise<void> {
  const running = pvp.game.store.getState().pvpBattle;
  if (running !== null) enterBattle(pvp, running);
  else if (challengeId === null) newChallenge(pvp);
  else await openChallenge(pvp, challengeId, accepts);
}

/** Shows the choice of the terms of a new challenge. */
export function newChallenge(pvp: Pvp): void {
  show(pvp, { id: null, phase: "choosing" });
}

/** Makes the challenge, and waits for the friend. */
export async function makeChallenge(pvp: Pvp, terms: ChallengeTerms, wish: PvpAcceptRequest): Promise<void> {
  const { game, rules } = pvp;
  const { failed, noConnection } = rules.texts.pvpScreens.challenge;
  change(pvp, { busy: true });
  const answer = updateConnection(
    game,
    await game.api.call("POST /api/pvp/challenges", { body: { ...terms, ...wish } }),
  );
  change(pvp, { busy: false });
  if (answer.ok) wait(pvp, answer.reply);
  else notify(game, textOf(answer.problem, failed, noConnection), "error");
}

/** Waits for the next battle of a challenge of the player: an open one, a series, or a rematch. */
export function wait(pvp: Pvp, reply: PvpChallengeReply): void {
  show(pvp, { id: reply.id, phase: "waiting", reply });
  void sayReady(pvp, pvp.store.getState().search);
}

/** Accepts the challenge that is shown. */
export async function acceptChallenge(pvp: Pvp, wish: PvpAcceptRequest): Promise<void> {
  const { id } = pvp.store.getState().challenge ?? {};
  if (!id) return;
  const { search } = pvp.store.getState();
  change(pvp, { busy: true });
  const call = pvp.game.api.call("POST /api/pvp/challenges/:challengeId/accept", {
    params: { challengeId: id },
    body: wish,
  });
  takeMeeting(pvp, search, await call);
}

/** Leaves the screen of a challenge, which stays open. */
export function leaveChallenge(pvp: Pvp): void {
  stopWaiting(pvp);
  if (pvp.game.store.getState().arena?.kind === "pvp")
    pvp.store.setState({ screen: "menu", challenge: null });
  else leaveArena(pvp.game);
}

/** No longer says that the player waits. */
export function stopWaiting({ store }: Pvp): void {
  if (store.getState().challenge) store.setState(({ search }) => ({ search: search + 1 }));
}

/** Withdraws an open challenge, or leaves a series. */
export async function withdraw(pvp: Pvp): Promise<void> {
  const { id } = pvp.store.getState().challenge ?? {};
  leaveChallenge(pvp);
  if (id)
    await pvp.game.api.call("POST /api/pvp/challenges/:challengeId/withdraw", {
      params: { challengeId: id },
    });
}

/** Loads a challenge; whoever logged in to accept it does so, unless a deck can be chosen. */
async function openChallenge(pvp: Pvp, id: string, accepts: boolean): Promise<void> {
  show(pvp, { id, phase: "loading" });
  const { search } = pvp.store.getState();
  const answer = updateConnection(
    pvp.game,
    await pvp.game.api.call("GET /api/pvp/challenges/:challengeId", { params: { challengeId: id } }),
  );
  if (search !== pvp.store.getState().search) return;
  if (!answer.ok) {
    fail(pvp, answer.problem);
    return;
  }
  const { reply } = answer;
  if (reply.role !== null) {
    wait(pvp, reply);
    return;
  }
  change(pvp, { phase: "invited", reply });
  if (accepts && !reply.ownDeck) await acceptChallenge(pvp, {});
}

/** Each word is also a heartbeat: after a while without one the server begins no battle. */
async function sayReady(pvp: Pvp, search: number): Promise<void> {
  const { id } = pvp.store.getState().challenge ?? {};
  if (!id || search !== pvp.store.getState().search) return;
  const params = { challengeId: id };
  takeMeeting(
    pvp,
    search,
    await pvp.game.api.call("POST /api/pvp/challenges/:challengeId/ready", { params }),
  );
}

function takeMeeting(pvp: Pvp, search: number, result: ApiResult<PvpMeetingReply>): void {
  const { game, rules, store } = pvp;
  const answer = updateConnection(game, result);
  if (search !== store.getState().search) return;
  change(pvp, { busy: false });
  if (!answer.ok && answer.problem.kind === "refused") {
    const { battleId } = answer.problem;
    if (battleId === undefined) fail(pvp, answer.problem);
    else enterBattle(pvp, battleId);
    return;
  }
  if (answer.ok) {
    const { battleId, opponentBusy, challenge } = answer.reply;
    if (battleId !== null) {
      enterBattle(pvp, battleId);
      return;
    }
    change(pvp, { id: challenge.id, phase: "waiting", reply: challenge, opponentBusy });
  }
  game.after(rules.pvpScreens.timings.queuePollMs, () => void sayReady(pvp, search));
}

function show({ store }: Pvp, shown: Pick<ChallengeState, "id" | "phase"> & Partial<ChallengeState>): void {
  store.setState(({ search }) => ({
    screen: "challenge",
    search: search + 1,
    challenge: { reply: null, opponentBusy: false, busy: false, problem: "", ...shown },
  }));
}

function fail(pvp: Pvp, problem: ApiError): void {
  const { gone, noConnection } = pvp.rules.texts.pvpScreens.challenge;
  change(pvp, { phase: "problem", busy: false, problem: textOf(problem, gone, noConnection) });
}

function textOf(problem: ApiError, fallback: string, noConnection: string): string {
  return problem.kind === "unreachable" ? noConnection : problemText(problem, fallback);
}

function change({ store }: Pvp, to: Partial<ChallengeState>): void {
  store.setState(({ challenge }) => {
    if (challenge) Object.assign(challenge, to);
  });
}
