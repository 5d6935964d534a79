import type { CSSProperties } from "react";
import { numberText } from "../../../rules/index.ts";
import { useTexts } from "../../game/texts.ts";
import styles from "./rating-bars.module.css";

const WHOLE = 100;

/** The team's rating and the enemy's, as numbers and as bars on one scale (`BAT-016`, `GAP-33`). */
export function RatingBars({ own, enemy }: { own: number; enemy: number }) {
  const { ownRating, enemyRating } = useTexts().arena.team;
  const longest = Math.max(own, enemy, 1);
  return (
    <dl className={styles.bars}>
      <Rating name={ownRating} value={own} share={own / longest} tone={styles.own} />
      <Rating name={enemyRating} value={enemy} share={enemy / longest} tone={styles.enemy} />
    </dl>
  );
}

interface RatingProps {
  name: string;
  value: number;
  /** Length of the bar, 0 to 1. */
  share: number;
  tone: string | undefined;
}

function Rating({ name, value, share, tone }: RatingProps) {
  const texts = useTexts();
  const length = { "--length": `${share * WHOLE}%` } as CSSProperties;
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={styles.value}>{numberText(texts, value, { grouped: true })}</dd>
      <dd className={styles.groove} style={length} aria-hidden="true">
        <span className={`${styles.bar} ${tone ?? ""}`} />
      </dd>
    </div>
  );
}
