import { useGameState } from "../app/game-context.tsx";
import { PvpBattleReturn } from "../app/pvp-battle-return.tsx";
import { useTryAgain } from "../app/use-server-data.ts";
import { ConnectionBanner } from "../notices/connection-banner.tsx";
import { GraphicsLostNotice } from "../notices/graphics-lost-notice.tsx";
import { NewVersionBanner } from "../notices/new-version-banner.tsx";
import styles from "./connection-notices.module.css";

/** What stands between the player and the game or a battle, each with its way back; nothing is lost meanwhile. */
export function ConnectionNotices() {
  const connection = useGameState((state) => state.connection);
  const newVersion = useGameState((state) => state.newVersion);
  const graphicsLost = useGameState((state) => state.graphicsLost);
  const tryAgain = useTryAgain();
  return (
    <div className={styles.notices}>
      {connection === "unreachable" ? <ConnectionBanner onRetry={tryAgain} /> : null}
      {newVersion ? <NewVersionBanner onReload={reload} /> : null}
      {graphicsLost ? <GraphicsLostNotice onReload={reload} /> : null}
      <PvpBattleReturn />
    </div>
  );
}

function reload() {
  window.location.reload();
}
