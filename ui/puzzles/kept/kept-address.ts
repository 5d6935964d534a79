import { useEffect } from "react";
import { useGame } from "../../game/game-context.tsx";
import { forgetEntryLink, keepEntryLink } from "../../game/store/entry-link.ts";

/**
 * Keeps the link of the open position or training for this tab, so that a reload opens it again. It is forgotten when the
 * player leaves it, not when a login or the end of a session takes the screen away.
 */
export function useKeptAddress(link: string): void {
  const game = useGame();
  useEffect(() => {
    keepEntryLink(game, link);
    const { session } = game.store.getState();
    return () => {
      if (game.store.getState().session.kind === session.kind) forgetEntryLink(game);
    };
  }, [game, link]);
}
