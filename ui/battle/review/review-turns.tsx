import {
  chanceText,
  fill,
  judgedDecisions,
  type MoveNames,
  momentText,
  moveText,
  type Review,
  turnsText,
  verdictText,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useBattleClient } from "../battle-context.tsx";
import styles from "./review-turns.module.css";

interface ReviewMomentsProps {
  review: Review;
  names: MoveNames;
  /** Shows the replay at an action. */
  onShow: (place: { index: number }) => void;
}

/** At most three moments worth a look, each with one sentence and a button that shows it. */
export function ReviewMoments({ review: { progress, moments }, names, onShow }: ReviewMomentsProps) {
  const { rules } = useBattleClient();
  const { moments: texts, turns } = rules.texts.review;
  return (
    <section className={layoutStyles.stack}>
      <h3>{texts.title}</h3>
      {progress < 1 ? <p className={layoutStyles.dim}>{texts.pending}</p> : null}
      {progress === 1 && moments.length === 0 ? <p>{texts.none}</p> : null}
      <ul className={layoutStyles.stack}>
        {moments.map((moment) => {
          const { kind, turn } = moment;
          const place = kind === "mistake" ? moment.decision : turn;
          return (
            <li key={`${kind} ${turn.index}`} className={styles.moment} data-kind={kind}>
              <p>
                <strong className={styles.turn}>
                  {kind === "stretch"
                    ? turnsText(rules, moment)
                    : fill(rules.texts.review.curve.point, {
                        turn: turn.turn,
                        chance: chanceText(rules.texts, turn.chance),
                      })}
                </strong>{" "}
                {momentText(rules, names, moment)}
              </p>
              <Button size="small" tone="teal" onClick={() => onShow(place)}>
                {fill(turns.show, { turn: turn.turn })}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ReviewTurnsProps {
  review: Review;
  names: MoveNames;
  /** Whether the reader made these decisions. */
  isOwn: boolean;
  /** Shows the replay at an action. */
  onShow: (place: { index: number }) => void;
}

/** Every turn so far: the chance at its beginning, and each judged decision with its best alternative. */
export function ReviewTurns({ review, names, isOwn, onShow }: ReviewTurnsProps) {
  const { rules } = useBattleClient();
  const { turns: texts } = rules.texts.review;
  return (
    <details className={layoutStyles.well}>
      <summary className={layoutStyles.summary}>{texts.title}</summary>
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
          {review.turns.map((reviewed) => {
            const { turn, index, chance } = reviewed;
            const decisions = judgedDecisions(reviewed);
            return decisions.map((decision, place) => (
              <tr key={decision.index} data-verdict={decision.verdict}>
                {place === 0 ? (
                  <>
                    <th scope="rowgroup" rowSpan={decisions.length}>
                      <button
                        type="button"
                        className={styles.show}
                        aria-label={fill(texts.show, { turn })}
                        onClick={() => onShow({ index })}
                      >
                        {turn}
                      </button>
                    </th>
                    <td rowSpan={decisions.length} className={styles.chance}>
                      {chanceText(rules.texts, chance)}
                    </td>
                  </>
                ) : null}
                <td>
                  <button type="button" className={styles.move} onClick={() => onShow(decision)}>
                    {moveText(rules, names, decision.played)}
                  </button>
                </td>
                <td>{verdictText(rules, names, decision, isOwn)}</td>
              </tr>
            ));
          })}
        </tbody>
      </table>
    </details>
  );
}
