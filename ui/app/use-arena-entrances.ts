import { useEffect } from "react";
import { battleOwner, waitingBattle } from "../arena/battle/waiting-battle.ts";
import { enterArena } from "../store/arena-entry.ts";
import { openDialog } from "../store/dialogs.ts";
import type { Game } from "../store/game.ts";
import { notify } from "../store/notify.ts";
import { keepSharedReplay, replayInFragment, takeSharedReplay } from "../store/replay-link.ts";
import { useGame } from "./game-context.tsx";

const LEAVE_FIRST = "Close the Battle Arena first, then open the replay link again.";

/** What leads into the arena besides the panel: a shared replay in the address, or a battle that was left. */
export function useArenaEntrances(): void {
  const game = useGame();
  useEffect(() => {
    if (!openSharedReplay(game)) offerWaitingBattle(game);
    const follow = () => {
      keepSharedReplay(game, window.location.hash);
      openSharedReplay(game);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [game]);
}

/** Opens the replay that waits in this tab; the address is plain again, so that a reload comes back to the lab. */
function openSharedReplay(game: Game): boolean {
  // Where the browser keeps nothing, the address still has it unless the login left the page.
  const data = takeSharedReplay(game) ?? replayInFragment(window.location.hash);
  if (data === null) return false;
  window.history.replaceState(null, "", window.location.pathname);
  if (game.store.getState().arena !== null) notify(game, LEAVE_FIRST);
  else enterArena(game, { kind: "replay", data });
  return true;
}

function offerWaitingBattle(game: Game): void {
  const { arena } = game.store.getState();
  if (arena === null && waitingBattle(game.storage, battleOwner(game)))
    openDialog(game, { kind: "waitingBattle" });
}
