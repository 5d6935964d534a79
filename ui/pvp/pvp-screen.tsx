import { useEffect, useState } from "react";
import { useBattleCollection } from "../battle/team/battle-collection.ts";
import { loadItems } from "../collection/loading/load-items.ts";
import { useGame } from "../game/game-context.tsx";
import type { Game } from "../game/store/game.ts";
import type { PvpEntry } from "../game/store/game-state.ts";
import { resumeBattle, showResult } from "./battle/enter-battle.ts";
import { enterChallenge } from "./challenge/challenge-flow.ts";
import { takeDeckCards } from "./deck/pick-deck.ts";
import { closePvp } from "./go-back.ts";
import { usePvp } from "./pvp-context.tsx";
import { PvpScreens } from "./pvp-screens.tsx";
import { keptResult } from "./result/kept-result.ts";
import { createPvp, type Pvp } from "./store/pvp.ts";
import { watchBattle } from "./watch/watch-battle.ts";

/** The PvP Battle Arena, from the deck to the statistics; its code is loaded when it is opened. */
export function PvpScreen({ entry }: { entry: PvpEntry }) {
  const game = useGame();
  const [pvp] = useState(() => openPvp(game, entry));
  return (
    <PvpScreens pvp={pvp}>
      <OwnedCards />
      <Entry entry={entry} />
      <ConnectionChanges />
    </PvpScreens>
  );
}

/** Opens the screen that the arena was opened for, and closes the arena on unmount. */
function Entry({ entry }: { entry: PvpEntry }) {
  const pvp = usePvp();
  useEffect(() => {
    if (entry.kind === "watch") watchBattle(pvp, entry.watchId);
    else if (entry.kind === "challenge") void enterChallenge(pvp, entry);
    else void resumeBattle(pvp);
    return () => closePvp(pvp);
  }, [pvp, entry]);
  return null;
}

/** Keeps the player's creatures and items selectable as they change. */
function OwnedCards() {
  const pvp = usePvp();
  const collection = useBattleCollection();
  useEffect(() => {
    void loadItems(pvp.game, "automatic");
  }, [pvp]);
  useEffect(() => takeDeckCards(pvp, collection), [pvp, collection]);
  return null;
}

/** Polls the server when the browser loses or regains its connection. */
function ConnectionChanges() {
  const pvp = usePvp();
  useEffect(() => {
    const ask = () => {
      const { live, watched } = pvp.store.getState();
      void (live ?? watched)?.refresh();
    };
    window.addEventListener("offline", ask);
    window.addEventListener("online", ask);
    return () => {
      window.removeEventListener("offline", ask);
      window.removeEventListener("online", ask);
    };
  }, [pvp]);
  return null;
}

function openPvp(game: Game, entry: PvpEntry): Pvp {
  const pvp = createPvp(game);
  if (!pvp) throw new Error("The PvP arena was opened before the rules were loaded");
  if (entry.kind === "pvp" && entry.live) pvp.store.setState({ screen: "live" });
  if (entry.kind !== "pvp") pvp.store.setState({ screen: entry.kind });
  const ended = entry.kind === "pvp" ? keptResult(game) : null;
  if (ended) showResult(pvp, ended);
  return pvp;
}
