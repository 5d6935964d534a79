import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Button } from "../../components/button.tsx";
import { usePvp } from "../pvp-context.tsx";
import styles from "./queue-error.module.css";
import { cancelSearch, findOpponent } from "./search.ts";
import { useQueue } from "./use-queue.ts";

/** 'Matchmaking Error' with the server's text, Try Again and Cancel (`PVP-015`, `ERR-033` to `ERR-035`). */
export function QueueError() {
  const pvp = usePvp();
  const { error } = useQueue();
  const { queue } = pvp.rules.texts.pvpScreens;
  return (
    <BattlePage
      title={queue.error}
      buttons={
        <>
          <Button wide onClick={() => void cancelSearch(pvp)}>
            {queue.giveUp}
          </Button>
          <Button tone="gold" wide onClick={() => void findOpponent(pvp)}>
            {queue.tryAgain}
          </Button>
        </>
      }
    >
      <p className={styles.error} role="alert">
        {error}
      </p>
    </BattlePage>
  );
}
