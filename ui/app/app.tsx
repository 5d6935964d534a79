import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { ConnectionNotices } from "../connection/connection-notices.tsx";
import { LiveLog } from "../notices/live-log.tsx";
import type { Game } from "../store/game.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { GameProvider, useGameState } from "./game-context.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { Shell } from "./shell.tsx";
import { useServerData } from "./use-server-data.ts";
import { useSounds } from "./use-sounds.ts";
import { VisitorScreen } from "./visitor-screen.tsx";

/** The whole game on one page (`LAB-008`). */
export function App({ game }: { game: Game }) {
  const [queries] = useState(() => new QueryClient());
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <GameProvider game={game}>
          <Screens />
        </GameProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Follows nothing itself: what it followed would render every screen anew, also behind a battle. */
function Screens() {
  useSounds();
  return (
    <>
      <ServerData />
      <ConnectionNotices />
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

/** The login, or a shared replay, for visitors and for them only (`LAB-014`, `LAB-019`). */
function CurrentScreen() {
  const kind = useGameState((state) => state.session.kind);
  const isLoaded = useGameState((state) => state.rules !== null && state.lab !== null);
  if (kind === "visitor") return <VisitorScreen />;
  return kind === "player" && isLoaded ? <Shell /> : <LoadingScreen />;
}
