import { chanceText, fill, type MoveNames, momentText, type Review } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useBattleClient } from "../battle-context.tsx";
import styles from "./review-moments.module.css";

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
    <section className={styles.moments}>
      <h3>{texts.title}</h3>
      {progress < 1 ? <p className={styles.quiet}>{texts.pending}</p> : null}
      {progress === 1 && moments.length === 0 ? <p>{texts.none}</p> : null}
      <ul className={styles.list}>
        {moments.map((moment) => {
          const { kind, turn } = moment;
          return (
            <li key={turn.index} className={styles.moment} data-kind={kind}>
              <p>
                <strong className={styles.turn}>
                  {fill(rules.texts.review.curve.point, {
                    turn: turn.turn,
                    chance: chanceText(rules.texts, turn.chance),
                  })}
                </strong>{" "}
                {momentText(rules, names, moment)}
              </p>
              <Button
                size="small"
                tone="teal"
                onClick={() => onShow(kind === "mistake" ? turn.decision : turn)}
              >
                {fill(turns.show, { turn: turn.turn })}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
