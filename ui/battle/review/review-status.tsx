import { fill, fillNumbers } from "../../../rules/index.ts";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useBattleClient } from "../battle-context.tsx";
import styles from "./review-status.module.css";
import type { RunningReview } from "./use-review.ts";

const PERCENT = 100;

/** How far the review is, that it is done, or why there is none. */
export function ReviewStatus({ running: { review, state, reason } }: { running: RunningReview }) {
  const { rules } = useBattleClient();
  const texts = rules.texts.review;
  const percent = Math.floor((review?.progress ?? 0) * PERCENT);
  if (state === "unavailable") return <p role="alert">{texts.unavailable}</p>;
  if (state === "failed") return <p role="alert">{fill(texts.failed, { reason })}</p>;
  const isDone = review?.progress === 1;
  return (
    <>
      {isDone ? null : (
        <div className={styles.progress}>
          <progress max={PERCENT} value={percent} aria-label={texts.title} />
          <span>{fillNumbers(rules.texts, texts.progress, { percent })}</span>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isDone ? texts.done : ""}</span>
      </VisuallyHidden>
      {isDone && review.turnCount === 0 ? <p>{texts.noTurn}</p> : null}
    </>
  );
}
