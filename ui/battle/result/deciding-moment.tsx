import { useId, useMemo } from "react";
import { decidingMoment, fillNumbers, momentText, reviewNames, turnsText } from "../../../rules/index.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { useReview } from "../review/use-review.ts";
import styles from "./deciding-moment.module.css";
import type { PlayedBattle } from "./finished-battle.ts";

const PERCENT = 100;

/**
 * What decided the battle, in one sentence of its review, which one worker makes meanwhile. Nothing where there can be
 * no review, or where no moment of it led to this end.
 */
export function DecidingMoment({ played: { replay, seat, rules } }: { played: PlayedBattle }) {
  const texts = rules.texts.review;
  const heading = useId();
  const side = seat ?? 0;
  const { review, state } = useReview(rules, replay, side, 1);
  const names = useMemo(() => reviewNames(rules, replay, side), [rules, replay, side]);
  const isDone = review?.progress === 1;
  const moment = isDone ? decidingMoment(review) : null;
  if (state !== "running" || (isDone && moment === null && review.moments.length > 0)) return null;
  if (isDone && review.turnCount === 0) return null;
  return (
    <Panel aria-labelledby={heading} className={styles.panel}>
      <h3 id={heading}>{texts.decided}</h3>
      {isDone ? (
        <p className={styles.moment}>
          {moment ? <strong>{turnsText(rules, moment)}: </strong> : null}
          {moment ? momentText(rules, names, moment) : texts.moments.none}
        </p>
      ) : (
        <p className={layoutStyles.muted}>
          {fillNumbers(rules.texts, texts.progress, {
            percent: Math.floor((review?.progress ?? 0) * PERCENT),
          })}
        </p>
      )}
    </Panel>
  );
}
