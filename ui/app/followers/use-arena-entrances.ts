import { useEffect, useRef, useState } from "react";
import { battleOwner, mayResume, waitingBattle } from "../../battle/ai-battle/waiting-battle.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { closeDialog, openDialog } from "../../game/store/dialogs.ts";
import { keepEntryLink, linkInFragment, takeEntryLink } from "../../game/store/entry-link.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";

const LEAVE_FIRST = "Close the Battle Arena first, then open the link again.";

/** What leads into the arena besides the panel: a shared link in the address, or a battle that was left. */
export function useArenaEntrances(): void {
  const game = useGame();
  useEffect(() => {
    openEntryLink(game);
    const follow = () => {
      keepEntryLink(game, window.location.hash);
      openEntryLink(game);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [game]);
  // After the link: what it opens comes first, and the offer waits until the player is back.
  useWaitingBattleOffer(game);
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

/**
 * Offers the battle that waited when the game was loaded, once: as soon as the player is in the lab with what it
 * takes to go on with it. A wallet is found again only a while after the game was loaded (`BAT-007`).
 */
function useWaitingBattleOffer(game: Game): void {
  const [waiting] = useState(() => waitingBattle(game.storage, battleOwner(game)));
  const allowed = useGameState((state) => waiting !== null && mayResume(state, waiting));
  const inLab = useGameState(({ arena }) => arena === null);
  const made = useRef(false);
  useEffect(() => {
    if (!allowed && takeBackOffer(game)) made.current = false;
    if (!allowed || made.current || game.store.getState().arena !== null || !inLab) return;
    const still = waitingBattle(game.storage, battleOwner(game));
    made.current = true;
    if (still?.setup.seed === waiting?.setup.seed) openDialog(game, { kind: "waitingBattle" });
  }, [game, waiting, allowed, inLab]);
}

/** Closes the offer where it is still open; answers whether it was. */
function takeBackOffer(game: Game): boolean {
  const isOpen = game.store.getState().dialogs.some(({ kind }) => kind === "waitingBattle");
  if (isOpen) closeDialog(game, "waitingBattle");
  return isOpen;
}

declare module "../../game/store/game-state.ts" {
  interface Dialogs {
    /** A battle that was left waits on this device. */
    waitingBattle: object;
  }
}
