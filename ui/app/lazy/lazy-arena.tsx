import { type ComponentType, useCallback } from "react";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useFetched } from "../../game/hooks/use-fetched.ts";
import { isPvp, leaveArena } from "../../game/store/arena-entry.ts";
import { notify } from "../../game/store/notify.ts";
import { useTexts } from "../../game/texts.ts";
import styles from "./lazy-arena.module.css";

const loadArena = () =>
  import("../../arena/arena-screen.tsx").then(({ ArenaScreen: Screen }) => ({ Screen }));
const loadPvp = () => import("../../pvp/pvp-screen.tsx").then(({ PvpScreen: Screen }) => ({ Screen }));

/** Shows the Battle Arena or the PvP arena while it is open. Its code is loaded when it is first entered. */
export function LazyArena() {
  const entry = useGameState((state) => state.arena);
  const pvp = entry !== null && isPvp(entry) ? entry : null;
  const arena = entry !== null && !isPvp(entry) ? entry : null;
  return (
    <>
      <LazyPart entry={arena} load={loadArena} />
      <LazyPart entry={pvp} load={loadPvp} />
    </>
  );
}

interface LazyPartProps<Entry> {
  /** What the arena shows; null while it is closed. */
  entry: Entry | null;
  load: () => Promise<{ Screen: ComponentType<{ entry: Entry }> }>;
}

/** Shows the arena; when its code cannot be loaded the lab stays. */
function LazyPart<Entry>({ entry, load }: LazyPartProps<Entry>) {
  const texts = useTexts();
  const game = useGame();
  const stay = useCallback(() => {
    leaveArena(game);
    notify(game, texts.app.lazy.arenaFailed, "error");
  }, [game, texts]);
  const fetched = useFetched(load, entry !== null, stay);
  if (entry === null) return null;
  if (fetched) return <fetched.Screen entry={entry} />;
  return (
    <div className={styles.opening} role="status">
      {texts.app.lazy.openingTheArena}
    </div>
  );
}
