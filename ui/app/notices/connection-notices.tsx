import { PvpBattleReturn } from "../../battle/return/pvp-battle-return.tsx";
import { Banner } from "../../components/banner.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { useTryAgain } from "../loading/use-server-data.ts";
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

/** The server cannot be reached; the game tries again by itself, or at once on request. */
export function ConnectionBanner({ onRetry, busy = false }: { onRetry: () => void; busy?: boolean }) {
  return (
    <Banner tone="warning" action={{ caption: "Try again", busy, onClick: onRetry }}>
      The lab cannot reach its server. Your progress is safe; trying again…
    </Banner>
  );
}

/** The server has been given a newer version than this page. */
export function NewVersionBanner({ onReload }: { onReload: () => void }) {
  return (
    <Banner tone="info" action={{ caption: "Reload", onClick: onReload }}>
      A new version of Corvax Lab is here.
    </Banner>
  );
}

/** The browser took the graphics away; the list of machines goes on working meanwhile. */
export function GraphicsLostNotice({ onReload }: { onReload: () => void }) {
  return (
    <Banner tone="warning" action={{ caption: "Reload", onClick: onReload }}>
      The browser stopped drawing the room. It usually comes back by itself.
    </Banner>
  );
}
