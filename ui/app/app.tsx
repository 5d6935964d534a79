import { Direction } from "radix-ui";
import { type ReactNode, useEffect } from "react";
import { directionOf } from "../../rules/index.ts";
import { WordsContext } from "../components/words.ts";
import { GameProvider, useGame, useGameState } from "../game/game-context.tsx";
import { onControlPressed } from "../game/sound/control-sounds.ts";
import { onFirstGesture } from "../game/sound/first-gesture.ts";
import type { SoundBoard } from "../game/sound/sound-board.ts";
import type { Game } from "../game/store/game.ts";
import { startTextsIn } from "../game/texts.ts";
import { ErrorBoundary, LoadingScreen } from "./full-pages.tsx";
import { NoServer } from "./hooks/no-server.tsx";
import { usePageLanguage } from "./hooks/use-page-language.ts";
import { LatePlayerNotices, LateVisitorScreen } from "./lazy/late-parts.tsx";
import { useServerData } from "./loading/use-server-data.ts";
import { ConnectionNotices, LiveLog } from "./notices.tsx";
import { Shell } from "./shell.tsx";

/** The whole game as one page (`LAB-008`). */
export function App({ game }: { game: Game }) {
  return (
    <ErrorBoundary texts={() => startTextsIn(game.store.getState())}>
      <GameProvider game={game}>
        <ComponentWords>
          <NoServer>
            <Screens />
          </NoServer>
        </ComponentWords>
      </GameProvider>
    </ErrorBoundary>
  );
}

/** Gives the shared components their own texts, the server's as soon as they are loaded, and the writing direction. */
function ComponentWords({ children }: { children: ReactNode }) {
  const { components, language } = useGameState(({ rules, firstTexts }) => rules?.texts ?? firstTexts);
  return (
    <WordsContext value={components}>
      <Direction.Provider dir={directionOf(language)}>{children}</Direction.Provider>
    </WordsContext>
  );
}

/** Subscribes to no state itself, because that would rerender every screen, also behind a battle. */
function Screens() {
  useSounds();
  usePageLanguage();
  return (
    <>
      <ServerData />
      <ConnectionNotices>
        <LatePlayerNotices />
      </ConnectionNotices>
      <CurrentScreen />
      <Announcements />
    </>
  );
}

function ServerData() {
  useServerData();
  return null;
}

function Announcements() {
  return <LiveLog announcements={useGameState((state) => state.announcements)} />;
}

/**
 * Shows the login or a shared replay to visitors, and the lab to players (`LAB-014`, `LAB-019`). Where the server cannot
 * say who is playing, a visitor's screen offers what needs no server.
 */
function CurrentScreen() {
  const kind = useGameState((state) => state.session.kind);
  const isLoaded = useGameState((state) => state.rules !== null && state.lab !== null);
  const isAway = useGameState(({ connection, rules }) => connection === "unreachable" && rules !== null);
  const inPosition = useGameState(({ arena }) => arena?.kind === "position" || arena?.kind === "training");
  if (kind === "visitor" || (kind === "unknown" && (isAway || inPosition))) return <LateVisitorScreen />;
  return kind === "player" && isLoaded ? <Shell /> : <LoadingScreen />;
}

/** Plays the game's sounds from the player's first gesture on, which loads them, at the volume of the settings. */
function useSounds(): void {
  const game = useGame();
  useEffect(() => {
    let board: SoundBoard | null = null;
    const follow = () => board?.adjust(game.store.getState().settings);
    const wake = async () => {
      // Without its code the game is silent.
      const loaded = await import("../game/sound/sound-board.ts").catch(() => null);
      board = loaded?.createSoundBoard() ?? null;
      follow();
      await board?.wake();
    };
    const ends = [
      game.store.subscribe(follow),
      game.sounds.add((name) => board?.play(name)),
      game.drops.add((pitch) => board?.play("drop", pitch)),
      game.cries.add((cry) => board?.cry(cry)),
      onFirstGesture(window, () => void wake()),
      onControlPressed(document, (refused) => {
        // Battles have sounds of their own.
        if (game.store.getState().arena === null) game.sounds.emit(refused ? "refused" : "click");
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [game]);
}
