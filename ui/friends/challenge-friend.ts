import { problemText } from "../game/api/api-result.ts";
import { enterArena } from "../game/store/arena-entry.ts";
import { closeDialog } from "../game/store/dialogs.ts";
import type { Game } from "../game/store/game.ts";
import { notify } from "../game/store/notify.ts";
import { updateConnection } from "../game/store/session.ts";
import { textsIn } from "../game/texts.ts";

/** Challenges a friend to one battle with fair teams, and waits for them on the screen of the challenge. */
export async function challengeFriend(game: Game, friendId: string): Promise<void> {
  const { rules, pending } = game.store.getState();
  const key = `challenge ${friendId}`;
  if (!rules || pending[key]) return;
  game.store.setState((state) => {
    state.pending[key] = true;
  });
  const terms = { turnMs: rules.pvp.turnMs, bestOf: rules.pvp.challenge.bestOf[0] ?? 1 };
  const answer = updateConnection(
    game,
    await game.api.call("POST /api/pvp/challenges", { body: { ...terms, friendId } }),
  );
  game.store.setState((state) => {
    delete state.pending[key];
  });
  if (!answer.ok) {
    notify(
      game,
      problemText(answer.problem, textsIn(game.store.getState()).friends.challengeFailed),
      "error",
    );
    return;
  }
  closeDialog(game, "friends");
  enterArena(game, { kind: "challenge", challengeId: answer.reply.id, accepts: false });
}
