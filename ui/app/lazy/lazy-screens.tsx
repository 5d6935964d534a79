import { type ComponentType, lazy, Suspense, useCallback } from "react";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useCode } from "../../game/hooks/use-code.ts";
import { isBattleArena, isPvp, leaveArena } from "../../game/store/arena-entry.ts";
import { notify } from "../../game/store/notify.ts";
import { useTexts } from "../../game/texts.ts";
import { useOpenTransactions } from "../../transactions/use-transaction.ts";
import styles from "../full-pages.module.css";

const loadArena = () =>
  import("../../arena/arena-screen.tsx").then(({ ArenaScreen: Screen }) => ({ Screen }));
const loadPvp = () => import("../../pvp/pvp-screen.tsx").then(({ PvpScreen: Screen }) => ({ Screen }));

const loadTournament = () =>
  import("../../tournament/tournament-screen.tsx").then(({ TournamentScreen: Screen }) => ({ Screen }));

const loadVisit = () =>
  import("../../visit/visit-screen.tsx").then(({ VisitScreen: Screen }) => ({ Screen }));

const loadPosition = () =>
  import("../../puzzles/position-screen.tsx").then(({ PositionScreen: Screen }) => ({ Screen }));

const loadTraining = () =>
  import("../../puzzles/training/training-screen.tsx").then(({ TrainingScreen: Screen }) => ({ Screen }));

/** Shows the Battle Arena, the PvP arena, a tournament, another player's lab, a position or the training while it is open. Its code is loaded when it is first entered. */
export function LazyArena() {
  const entry = useGameState((state) => state.arena);
  const pvp = entry !== null && isPvp(entry) ? entry : null;
  const tournament = entry?.kind === "tournament" ? entry : null;
  const visit = entry?.kind === "visit" ? entry : null;
  const position = entry?.kind === "position" ? entry : null;
  const training = entry?.kind === "training" ? entry : null;
  const arena = entry !== null && isBattleArena(entry) ? entry : null;
  return (
    <>
      <LazyPart name="arena" entry={arena} load={loadArena} />
      <LazyPart name="pvp" entry={pvp} load={loadPvp} />
      <LazyPart name="tournament" entry={tournament} load={loadTournament} />
      <LazyPart name="visit" entry={visit} load={loadVisit} />
      <LazyPart name="position" entry={position} load={loadPosition} />
      <LazyPart name="training" entry={training} load={loadTraining} />
    </>
  );
}

interface LazyPartProps<Entry> {
  name: string;
  /** What the arena shows; null while it is closed. */
  entry: Entry | null;
  load: () => Promise<{ Screen: ComponentType<{ entry: Entry }> }>;
}

/** Shows the arena; when its code cannot be loaded the lab stays. */
function LazyPart<Entry>({ name, entry, load }: LazyPartProps<Entry>) {
  const texts = useTexts();
  const game = useGame();
  const stay = useCallback(() => {
    leaveArena(game);
    notify(game, texts.app.lazy.arenaFailed, "error");
  }, [game, texts]);
  const loaded = useCode({ name, load, isWanted: entry !== null, onFailure: stay });
  if (entry === null) return null;
  if (loaded) return <loaded.Screen entry={entry} />;
  return (
    <div className={styles.opening} role="status">
      {texts.app.lazy.openingTheArena}
    </div>
  );
}

const load = () =>
  import("../../transactions/open-transactions.tsx").then(({ OpenTransactions }) => ({ OpenTransactions }));

/** A missing chip hides nothing else: the dialog of the transaction shows the same. */
const ignore = () => undefined;

/** The transactions that are not settled. Their code is loaded with the first of them. */
export function LazyTransactions() {
  const isWanted = useOpenTransactions().length > 0;
  const loaded = useCode({ name: "transactions", load, isWanted, onFailure: ignore });
  return loaded && <loaded.OpenTransactions />;
}

const ConnectedPanel = __DEVELOPMENT_HELP__ ? lazy(() => import("../development-panel.tsx")) : null;

/** Loads the development panel; production builds have none. */
export function DevelopmentHelp() {
  if (!ConnectedPanel) return null;
  return (
    <Suspense>
      <ConnectedPanel />
    </Suspense>
  );
}
