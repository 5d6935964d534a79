import { ArenaPage } from "../../arena/shell/arena-page.tsx";
import { usePvp } from "../pvp-context.tsx";
import { DeckPreview } from "./deck-preview.tsx";
import styles from "./found-match.module.css";

/** 'Match Found!' and 'Preparing battlefield...' (`PVP-014`). */
export function FoundMatch() {
  const { queue } = usePvp().rules.pvpScreens;
  return (
    <ArenaPage title={queue.matched} look="result" buttons={null}>
      <div className={styles.stack}>
        <p className={styles.preparing} role="status">
          {queue.preparing}
        </p>
        <DeckPreview />
      </div>
    </ArenaPage>
  );
}
