import { useQuery } from "@tanstack/react-query";
import type { CollectionBookReply } from "../../../server/contract/index.ts";
import { useGame } from "../../game/game-context.tsx";
import type { Game } from "../../game/store/game.ts";
import { keepAnswer, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { sendSeenForms } from "./seen-forms.ts";

const BOOK = [PLAYER, "collectionBook"];

/** Begins the query keys of the creatures that live in the lab. */
export const RESIDENTS = [PLAYER, "residents"];

/** Asks again who lives in the lab, after the player has changed a name or a practice team. */
export function refreshResidents(game: Game): void {
  void game.queries.invalidateQueries({ queryKey: RESIDENTS });
}

/**
 * The forms that the player has owned or met and the nicknames that they gave; asked for again each time it is shown.
 * The server is told what it does not know yet of the forms that were met.
 */
export function useBook() {
  const game = useGame();
  return useQuery({
    queryKey: BOOK,
    queryFn: () => {
      void sendSeenForms(game);
      return replyOf(game, game.api.call("GET /api/collectionBook"), "collection book");
    },
    staleTime: 0,
  });
}

/** The nicknames by creature id, which nobody but the player sees (`ABU-76`); none before they are loaded. */
export function useNicknames(): Readonly<Record<string, string>> {
  return useBook().data?.nicknames ?? {};
}

/** Shows a nickname that the server has kept; null takes it away. */
export function keepNickname(game: Game, creatureId: string, nickname: string | null): void {
  keepAnswer<CollectionBookReply>(game.queries, BOOK, (book) => {
    if (book === undefined) return book;
    const { [creatureId]: _, ...nicknames } = book.nicknames;
    return { ...book, nicknames: nickname === null ? nicknames : { ...nicknames, [creatureId]: nickname } };
  });
  refreshResidents(game);
}
