import type { Game } from "../../game/store/game.ts";
import { askedEachTime } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";

/** Whose friend link it is, also for visitors. */
export function friendLinkQuery(game: Game, link: string) {
  return {
    ...askedEachTime,
    queryKey: ["friendLink", link],
    queryFn: () =>
      replyOf(game, game.api.call("GET /api/friends/link/:link", { params: { link } }), (reason) =>
        game.log?.(`The friend link could not be loaded: ${reason}`),
      ),
  };
}
