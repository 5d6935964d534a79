import { useEffect } from "react";
import { resumePush } from "../../game/callbacks/change-callbacks.ts";
import { useGame } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";

/** Goes on with push messages after a login, and shows the battle that a notification was about. */
export function useCallbacks(): void {
  const game = useGame();
  useEffect(() => {
    void resumePush(game);
    return game.push?.onOpened((kind) => {
      const { arena, aiBattle } = game.store.getState();
      if (kind !== "machines" && arena === null && !aiBattle) enterArena(game, { kind: "pvp" });
    });
  }, [game]);
}
