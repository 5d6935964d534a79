import { useEffect, useState } from "react";
import { ownedCollection } from "../battle/team/owned-collection.ts";
import { loadItems } from "../collection/loading/load-items.ts";
import { useGame, useGameState } from "../game/game-context.tsx";
import type { Game } from "../game/store/game.ts";
import type { ArenaEntry } from "../game/store/game-state.ts";
import { closeArena, resumeOrTell } from "./actions/battle.ts";
import { takeCollection } from "./actions/collection.ts";
import { openSharedReplay } from "./actions/replay.ts";
import { useArena, useArenaState } from "./arena-context.tsx";
import { ArenaScreens } from "./arena-screens.tsx";
import { type Arena, createArena } from "./store/arena.ts";

/** The Battle Arena, from the difficulty to the result (`BAT-005`); loaded when it is opened. */
export function ArenaScreen({ entry }: { entry: ArenaEntry }) {
  const game = useGame();
  const [arena] = useState(() => openArena(game, entry));
  return (
    <ArenaScreens arena={arena}>
      <OwnedCollection />
      <BattleWithoutServer />
      <Entry entry={entry} />
    </ArenaScreens>
  );
}

/** Does what the arena was opened for; when it closes, a battle that goes on is kept for later. */
function Entry({ entry }: { entry: ArenaEntry }) {
  const arena = useArena();
  useEffect(() => {
    if (entry.kind === "resume") {
      resumeOrTell(arena);
      if (!arena.running) arena.store.setState({ screen: "setup" });
    }
    if (entry.kind === "replay") void openSharedReplay(arena, entry.data);
    return () => closeArena(arena);
  }, [arena, entry]);
  return null;
}

/** Keeps what can be picked the same as what is owned; a borrowed team is not owned (`CON-29`, `CON-93`). */
function OwnedCollection() {
  const arena = useArena();
  const practice = useArenaState((state) => state.practice);
  const collection = useGameState((state) => state.collection);
  const picks = useArenaState(({ screen }) => screen === "setup" || screen === "team");
  useEffect(() => {
    if (picks && !practice) void loadItems(arena.game, "automatic");
  }, [arena, picks, practice]);
  useEffect(() => {
    if (!practice) takeCollection(arena, ownedCollection(collection));
  }, [arena, practice, collection]);
  return null;
}

/** From the start of a battle to its result nothing is asked of the server (`BAT-004`). */
function BattleWithoutServer() {
  const { game } = useArena();
  const aiBattle = useArenaState(({ screen }) => screen === "battle");
  useEffect(() => {
    game.store.setState({ aiBattle });
    return () => game.store.setState({ aiBattle: false });
  }, [game, aiBattle]);
  return null;
}

function openArena(game: Game, entry: ArenaEntry): Arena {
  const { collection } = game.store.getState();
  const options = { practice: entry.kind === "practice", collection: ownedCollection(collection) };
  const arena = createArena(game, options);
  if (!arena) throw new Error("The arena was opened before the rules were loaded");
  if (entry.kind === "replay") arena.store.setState({ screen: "replay" });
  if (entry.kind === "resume") arena.store.setState({ screen: "battle" });
  return arena;
}
