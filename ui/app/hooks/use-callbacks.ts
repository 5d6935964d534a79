import { useEffect } from "react";
import { resumePush } from "../../game/callbacks/change-callbacks.ts";
import { useGame } from "../../game/game-context.tsx";

/** Goes on with push messages after a login, and leads to what a clicked notification was about. */
export function useCallbacks(): void {
  const game = useGame();
  useEffect(() => {
    void resumePush(game);
    return game.push?.onOpened((fragment) => {
      if (fragment !== "") window.location.hash = fragment;
    });
  }, [game]);
}
