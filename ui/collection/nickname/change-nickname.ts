import { problemText } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";
import { textsIn } from "../../game/texts.ts";
import { keepNickname } from "../book/book-query.ts";

/** Names a creature of the player, or takes its name away with null. Resolves to why it failed, or null. */
export async function changeNickname(
  game: Game,
  creatureId: string,
  nickname: string | null,
): Promise<string | null> {
  const body = { creatureId, nickname };
  const answer = updateConnection(game, await game.api.call("POST /api/nameCreature", { body }));
  if (!answer.ok)
    return problemText(answer.problem, textsIn(game.store.getState()).collection.nickname.failed);
  keepNickname(game, creatureId, answer.reply.nickname);
  return null;
}
