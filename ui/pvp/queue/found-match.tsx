import { opponentRankText } from "../../../rules/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { usePvp } from "../pvp-context.tsx";
import { DeckPreview } from "./deck-preview.tsx";
import styles from "./found-match.module.css";
import { useQueue } from "./use-queue.ts";

/** 'Match Found!', the opponent, and 'Preparing battlefield...' (`PVP-014`). */
export function FoundMatch() {
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
      <span className={styles.kind}>{queue.opponent}</span>
      <strong className={styles.name}>{name}</strong>
      <span>{bot ? queue.botOpponent : opponentRankText(rules, rating)}</span>
    </section>
  );
}
