import type { TrainPositionReply } from "../../../server/contract/index.ts";
import { mayPass, problemText } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";
import {
  changeTraining,
  type KeptTraining,
  keptTraining,
  trainingKey,
  type WaitingTry,
} from "./kept-training.ts";
import { takeTrained, withTrained } from "./training-query.ts";

const running = new WeakMap<Game, Promise<void>>();

/**
 * Hands the player's tries of the training in that the server does not know, oldest first. What does not arrive waits for
 * the next time; of a try that arrives twice, one counts. A visitor's rate nothing and stay in the browser.
 */
export function handInTraining(game: Game): Promise<void> {
  const run = (running.get(game) ?? Promise.resolve()).then(() => handIn(game)).catch(() => undefined);
  running.set(game, run);
  return run;
}

async function handIn(game: Game): Promise<void> {
  if (game.store.getState().session.kind !== "player") return;
  const key = trainingKey(game);
  for (let [next] = keptTraining(game, key).waiting; next; [next] = keptTraining(game, key).waiting) {
    const { requestId, id, actions } = next;
    const call = game.api.call("POST /api/trainPosition", { body: { requestId, id, actions } });
    const answer = updateConnection(game, await call);
    // The player has logged out meanwhile: nothing of them is kept.
    if (game.store.getState().session.kind !== "player" || trainingKey(game) !== key) return;
    if (!answer.ok) {
      const { problem } = answer;
      if (problem.kind === "session_expired" || mayPass(problem)) return;
      game.log?.(`A try of the training does not count: ${problemText(problem, problem.kind)}`);
    }
    changeTraining(game, (kept) => take(kept, next, answer.ok ? answer.reply : null), key);
    if (answer.ok) takeTrained(game, answer.reply);
  }
}

/** Takes the server's answer to a try in place of what the browser has reckoned; null: the try does not count. */
function take(kept: KeptTraining, { requestId, id }: WaitingTry, reply: TrainPositionReply | null): void {
  kept.waiting = kept.waiting.filter((one) => one.requestId !== requestId);
  if (reply === null) return;
  const { rating, tries, trained, rated, before } = reply;
  kept.training = { rating, tries, positions: withTrained(kept.training?.positions ?? [], trained) };
  const open = kept.row?.open;
  if (open?.id === id && open.isNoted) open.points = rated ? { before, after: rating.rating } : null;
}
