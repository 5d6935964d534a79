import { useEffect, useRef, useState } from "react";
import {
  battleOwner,
  isLeftForLater,
  mayResume,
  waitingBattle,
} from "../../battle/ai-battle/waiting-battle.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { closeDialog, openDialog, openDialogInFront } from "../../game/store/dialogs.ts";
import {
  type EntryLink,
  keepEntryLink,
  linkInFragment,
  linkPart,
  positionEntry,
  takeAcceptance,
  takeEntryLink,
} from "../../game/store/entry-link.ts";
import type { Game } from "../../game/store/game.ts";
import type { AnyEntry } from "../../game/store/game-state.ts";
import { notify } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";
import { keptResult } from "../../pvp/result/kept-result.ts";

/** The fragment of the PvP arena, to which the service worker leads. */
const PVP = "#pvp";

/**
 * Opens the arena or a friend's question for a shared link in the address, comes back to a PvP result, and offers to
 * resume an unfinished battle.
 */
export function useArenaEntrances(): void {
  const game = useGame();
  useEffect(() => {
    if (!openEntryLink(game) && keptResult(game) !== null) enterArena(game, { kind: "pvp" });
    const follow = () => {
      keepEntryLink(game, linkPart(window.location));
      openEntryLink(game);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [game]);
  // The link opens first; the offer waits until the player is back in the lab.
  useWaitingBattleOffer(game);
}

/**
 * Opens the shared link stored for this tab and removes it from the address, so that a reload shows the lab. Returns
 * whether there was one.
 */
function openEntryLink(game: Game): boolean {
  if (openPvpArena(game)) return true;
  // When the browser refuses storage, the link is still in the address unless the login left the page.
  const link = takeEntryLink(game) ?? linkInFragment(linkPart(window.location));
  if (link === null) return false;
  window.history.replaceState(null, "", window.location.pathname);
  // The question waits where a battle hides the lab.
  if (link.kind === "friend") openDialogInFront(game, { kind: "befriend", link: link.data });
  else if (game.store.getState().arena !== null)
    notify(game, textsIn(game.store.getState()).app.lazy.arenaFirst);
  else enterArena(game, entryOf(game, link.kind, link.data));
  return true;
}

function entryOf(game: Game, kind: Exclude<EntryLink["kind"], "friend">, data: string): AnyEntry {
  if (kind === "watch") return { kind, watchId: data };
  if (kind === "position") return positionEntry(data);
  if (kind === "training") return { kind, theme: null };
  if (kind === "lab") return { kind: "visit", link: data };
  if (kind === "tournament") return { kind, tournamentId: data };
  if (kind === "challenge") return { kind, challengeId: data, accepts: takeAcceptance(game, data) };
  return { kind, data };
}

/** Opens the PvP arena where a notification about a battle leads there. */
function openPvpArena(game: Game): boolean {
  if (window.location.hash !== PVP) return false;
  window.history.replaceState(null, "", window.location.pathname);
  if (game.store.getState().arena === null) enterArena(game, { kind: "pvp" });
  return true;
}

/**
 * Offers once to resume the battle that was unfinished when the game was loaded, as soon as the player is in the lab
 * and meets its requirements; not again at the next load once it was left for later. The wallet reconnects only some time after the load (`BAT-007`).
 */
function useWaitingBattleOffer(game: Game): void {
  const [waiting] = useState(() => {
    const found = waitingBattle(game.storage, battleOwner(game));
    return found !== null && isLeftForLater(game, found) ? null : found;
  });
  const allowed = useGameState((state) => waiting !== null && mayResume(state, waiting));
  const inLab = useGameState(({ arena }) => arena === null);
  const made = useRef(false);
  useEffect(() => {
    if (!allowed && withdrawOffer(game)) made.current = false;
    if (!allowed || made.current || game.store.getState().arena !== null || !inLab) return;
    const still = waitingBattle(game.storage, battleOwner(game));
    made.current = true;
    if (still?.setup.seed === waiting?.setup.seed) openDialog(game, { kind: "waitingBattle" });
  }, [game, waiting, allowed, inLab]);
}

/** Closes the offer if it is open. Returns whether it was. */
function withdrawOffer(game: Game): boolean {
  const isOpen = game.store.getState().dialogs.some(({ kind }) => kind === "waitingBattle");
  if (isOpen) closeDialog(game, "waitingBattle");
  return isOpen;
}

declare module "../../game/store/game-state.ts" {
  interface Dialogs {
    /** Offer to resume an unfinished battle on this device. */
    waitingBattle: object;
  }
}
