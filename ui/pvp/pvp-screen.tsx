import { useEffect, useState } from "react";
import { ownedCollection } from "../battle/team/owned-collection.ts";
import { loadItems } from "../collection/loading/load-items.ts";
import { useGame, useGameState } from "../game/game-context.tsx";
import type { Game } from "../game/store/game.ts";
import type { PvpEntry } from "../game/store/game-state.ts";
import { closePvp, resumeBattle } from "./actions/menu.ts";
import { takeDeckCards } from "./actions/pick-deck.ts";
import { watchBattle } from "./actions/watch.ts";
import { usePvp } from "./pvp-context.tsx";
import { PvpScreens } from "./pvp-screens.tsx";
import { createPvp, type Pvp } from "./store/pvp.ts";

/** The PvP Battle Arena, from the deck to the statistics; loaded when it is opened. */
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

/** Does what the arena was opened for; when it closes the queue is left, and a battle goes on without it. */
function Entry({ entry }: { entry: PvpEntry }) {
  const pvp = usePvp();
  useEffect(() => {
    if (entry.kind === "watch") watchBattle(pvp, entry.watchId);
    else void resumeBattle(pvp);
    return () => closePvp(pvp);
  }, [pvp, entry]);
  return null;
}

/** Keeps what can be picked the same as what is owned. */
function OwnedCards() {
  const pvp = usePvp();
  const collection = useGameState((state) => state.collection);
  useEffect(() => {
    void loadItems(pvp.game, "automatic");
  }, [pvp]);
  useEffect(() => takeDeckCards(pvp, ownedCollection(collection)), [pvp, collection]);
  return null;
}

/** The moment the browser loses its connection or has it again, the server is asked. */
function ConnectionChanges() {
  const pvp = usePvp();
  useEffect(() => {
    const ask = () => void (pvp.live ?? pvp.watched)?.refresh();
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
  if (entry.kind === "watch") pvp.store.setState({ screen: "watch" });
  return pvp;
}
