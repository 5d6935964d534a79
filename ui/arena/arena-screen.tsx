import { useEffect, useState } from "react";
import type { LinkedRules } from "../../rules/linked-rules.ts";
import { useBattleState } from "../battle/battle-context.tsx";
import { awaitReplay, openSharedReplay } from "../battle/replay/open-replay.ts";
import { readBattleCollection, useBattleCollection } from "../battle/team/battle-collection.ts";
import { loadItems } from "../collection/loading/load-items.ts";
import { useGame } from "../game/game-context.tsx";
import type { Game } from "../game/store/game.ts";
import type { ArenaEntry } from "../game/store/game-state.ts";
import { useArena, useArenaState } from "./arena-context.tsx";
import { ArenaScreens } from "./arena-screens.tsx";
import { practiseWithoutWallet, startLesson } from "./battle/guided-battle.ts";
import { stopBattle } from "./battle/play-battle.ts";
import { resumeOrTell } from "./battle/start-battle.ts";
import { LinkedDoor } from "./linked/linked-door.tsx";
import { type Arena, createArena } from "./store/arena.ts";
import { takeCollection } from "./team/pick-team.ts";

/** The Battle Arena, from the difficulty to the result (`BAT-005`); its code is loaded when it is opened. */
export function ArenaScreen({ entry }: { entry: ArenaEntry }) {
  if (entry.kind !== "rules") return <OpenedArena entry={entry} linked={null} />;
  return (
    <LinkedDoor key={entry.data} data={entry.data}>
      {(linked) => <OpenedArena entry={entry} linked={linked} />}
    </LinkedDoor>
  );
}

interface OpenedArenaProps {
  entry: ArenaEntry;
  linked: LinkedRules | null;
}

function OpenedArena({ entry, linked }: OpenedArenaProps) {
  const game = useGame();
  const [arena] = useState(() => openArena(game, entry, linked));
  return (
    <ArenaScreens arena={arena}>
      <OwnedCollection />
      <BattleWithoutServer />
      <Entry entry={entry} />
    </ArenaScreens>
  );
}

/** Does what the arena was opened for; when it closes, a battle under way stays saved for later. */
function Entry({ entry }: { entry: ArenaEntry }) {
  const arena = useArena();
  useEffect(() => {
    if (entry.kind === "resume") {
      resumeOrTell(arena);
      if (!arena.battle.store.getState().running) arena.store.setState({ screen: "setup" });
    }
    if (entry.kind === "lesson") {
      practiseWithoutWallet(arena);
      startLesson(arena, entry.lesson);
    }
    if (entry.kind === "replay") void openSharedReplay(arena.battle, entry.data);
    return () => stopBattle(arena);
  }, [arena, entry]);
  return null;
}

/** Offers for picking what the player owns, as it changes; a practice has a borrowed team instead (`CON-29`, `CON-93`). */
function OwnedCollection() {
  const arena = useArena();
  const practice = useArenaState((state) => state.practice);
  const collection = useBattleCollection();
  const isReplay = useBattleState((state) => state.replay !== null);
  const picks = useArenaState(({ screen }) => screen === "setup" || screen === "team") && !isReplay;
  useEffect(() => {
    if (picks && !practice) void loadItems(arena.game, "automatic");
  }, [arena, picks, practice]);
  useEffect(() => {
    if (!practice) takeCollection(arena, collection);
  }, [arena, practice, collection]);
  return null;
}

/** From the start of a battle to its result the server is not called (`BAT-004`). */
function BattleWithoutServer() {
  const { game } = useArena();
  const aiBattle = useArenaState(({ screen }) => screen === "battle");
  useEffect(() => {
    game.store.setState({ aiBattle });
    return () => game.store.setState({ aiBattle: false });
  }, [game, aiBattle]);
  return null;
}

function openArena(game: Game, entry: ArenaEntry, linked: LinkedRules | null): Arena {
  const practice = entry.kind === "practice" || linked !== null;
  const arena = createArena(game, { practice, collection: readBattleCollection(game), linked });
  if (!arena) throw new Error("The arena was opened before the rules were loaded");
  if (entry.kind === "replay") awaitReplay(arena.battle);
  if (entry.kind === "resume") arena.store.setState({ screen: "battle" });
  return arena;
}
