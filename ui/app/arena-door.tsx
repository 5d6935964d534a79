import { type ComponentType, useEffect, useState } from "react";
import { leaveArena } from "../store/arena-entry.ts";
import type { ArenaEntry } from "../store/game-state.ts";
import { notify } from "../store/notify.ts";
import styles from "./arena-door.module.css";
import { useGame, useGameState } from "./game-context.tsx";

const FAILED = "The Battle Arena could not be loaded. Check your connection and try again.";

/** The Battle Arena while it is open. Its code is fetched when it is first entered; where that fails, the lab stays. */
export function ArenaDoor() {
  const game = useGame();
  const entry = useGameState((state) => state.arena);
  const [arena, setArena] = useState<{ Screen: ComponentType<{ entry: ArenaEntry }> } | null>(null);
  const isWanted = entry !== null && arena === null;

  useEffect(() => {
    if (!isWanted) return;
    import("../arena/arena-screen.tsx")
      .then(({ ArenaScreen }) => setArena({ Screen: ArenaScreen }))
      .catch(() => {
        leaveArena(game);
        notify(game, FAILED, "error");
      });
  }, [game, isWanted]);

  if (entry === null) return null;
  if (arena) return <arena.Screen entry={entry} />;
  return (
    <div className={styles.opening} role="status">
      Opening the arena...
    </div>
  );
}
