import type { ReactNode } from "react";
import { ratedTitle } from "../../../rules/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import type { QueueState } from "../store/pvp-state.ts";
import styles from "./queue-screen.module.css";
import { cancelSearch, findOpponent } from "./search.ts";
import { DeckPreview, Searching, useQueue } from "./searching.tsx";

const PHASES: Record<QueueState["phase"], () => ReactNode> = {
  joining: Searching,
  waiting: Searching,
  matched: FoundMatch,
  error: QueueError,
};

/** Matchmaking: the search, the match, or what went wrong (`PVP-012` to `PVP-017`). */
export function QueueScreen() {
  const phase = usePvpState((state) => state.queue?.phase ?? null);
  if (phase === null) return null;
  const Phase = PHASES[phase];
  return <Phase />;
}

/** 'Match Found!', the opponent, and 'Preparing battlefield...' (`PVP-014`). */
function FoundMatch() {
  const { queue } = usePvp().rules.texts.pvpScreens;
  return (
    <BattlePage title={queue.matched} look="result" buttons={null}>
      <div className={styles.stack}>
        <Opponent />
        <p className={styles.preparing} role="status">
          {queue.preparing}
        </p>
        <DeckPreview />
      </div>
    </BattlePage>
  );
}

/** The opponent's name and rating. */
function Opponent() {
  const { rules } = usePvp();
  const { opponent } = useQueue();
  const { queue } = rules.texts.pvpScreens;
  if (!opponent) return null;
  const { name, bot, rating } = opponent;
  return (
    <section className={styles.opponent} aria-label={queue.opponent}>
      <span className={layoutStyles.muted}>{queue.opponent}</span>
      <strong className={styles.name}>{name}</strong>
      <span>{bot || rating === null ? queue.botOpponent : ratedTitle(rules, rating)}</span>
    </section>
  );
}

/** 'Matchmaking Error' with the server's text, Try Again and Cancel (`PVP-015`, `ERR-033` to `ERR-035`). */
function QueueError() {
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
