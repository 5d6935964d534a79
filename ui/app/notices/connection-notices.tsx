import { PvpBattleReturn } from "../../battle/return/pvp-battle-return.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { useTryAgain } from "../loading/use-server-data.ts";
import { ConnectionBanner } from "./connection-banner.tsx";
import styles from "./connection-notices.module.css";
import { GraphicsLostNotice } from "./graphics-lost-notice.tsx";
import { NewVersionBanner } from "./new-version-banner.tsx";

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
