import {
  chanceText,
  fill,
  type MoveNames,
  moveText,
  type Review,
  verdictText,
} from "../../../rules/index.ts";
import { useBattleClient } from "../battle-context.tsx";
import styles from "./review-turns.module.css";

interface ReviewTurnsProps {
  review: Review;
  names: MoveNames;
  /** Whether the reader made these decisions. */
  isOwn: boolean;
  /** Shows the replay at an action. */
  onShow: (place: { index: number }) => void;
}

/** Every turn so far: the chance at its beginning, the decision that cost most, and its best alternative. */
export function ReviewTurns({ review, names, isOwn, onShow }: ReviewTurnsProps) {
  const { rules } = useBattleClient();
  const { turns: texts } = rules.texts.review;
  return (
    <details className={styles.turns}>
      <summary className={styles.summary}>{texts.title}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            {[texts.turn, texts.chance, texts.move, texts.judgement].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {review.turns.map(({ turn, index, chance, decision }) => (
            <tr key={index} data-verdict={decision.verdict}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.show}
                  aria-label={fill(texts.show, { turn })}
                  onClick={() => onShow(decision)}
                >
                  {turn}
                </button>
              </th>
              <td>{chanceText(rules.texts, chance)}</td>
              <td>{moveText(rules, names, decision.played)}</td>
              <td>{verdictText(rules, names, decision, isOwn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
