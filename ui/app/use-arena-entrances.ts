import { useEffect } from "react";
import { battleOwner, waitingBattle } from "../arena/battle/waiting-battle.ts";
import { enterArena } from "../store/arena-entry.ts";
import { openDialog } from "../store/dialogs.ts";
import { keepEntryLink, linkInFragment, takeEntryLink } from "../store/entry-link.ts";
import type { Game } from "../store/game.ts";
import { notify } from "../store/notify.ts";
import { useGame } from "./game-context.tsx";

const LEAVE_FIRST = "Close the Battle Arena first, then open the link again.";

/** What leads into the arena besides the panel: a shared link in the address, or a battle that was left. */
export function useArenaEntrances(): void {
  const game = useGame();
  useEffect(() => {
    if (!openEntryLink(game)) offerWaitingBattle(game);
    const follow = () => {
      keepEntryLink(game, window.location.hash);
      openEntryLink(game);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [game]);
}

/** Opens what waits in this tab; the address is plain again, so that a reload comes back to the lab. */
function openEntryLink(game: Game): boolean {
  // Where the browser keeps nothing, the address still has it unless the login left the page.
  const link = takeEntryLink(game) ?? linkInFragment(window.location.hash);
  if (link === null) return false;
  window.history.replaceState(null, "", window.location.pathname);
  const { kind, data } = link;
  if (game.store.getState().arena !== null) notify(game, LEAVE_FIRST);
  else enterArena(game, kind === "watch" ? { kind, watchId: data } : { kind, data });
  return true;
}

function offerWaitingBattle(game: Game): void {
  const { arena } = game.store.getState();
  if (arena === null && waitingBattle(game.storage, battleOwner(game)))
    openDialog(game, { kind: "waitingBattle" });
}
