import type { CSSProperties } from "react";
import { numberText, type RuleSet, STAT_NAMES, type StatName, type Stats } from "../../rules/index.ts";
import { Icon } from "./icon.tsx";
import layoutStyles from "./layout/layout.module.css";
import styles from "./stat-bars.module.css";
import tones from "./stat-tone.module.css";
import { useWords } from "./words.ts";

interface StatBarsProps {
  rules: RuleSet;
  stats: Stats;
  /** Stats after the planned change; the bars show the gain. */
  next?: Stats | undefined;
  /** Stats to mark as the creature's specialties. */
  specialties?: readonly StatName[];
}

const WHOLE = 100;

/**
 * Shows the five stats, each with a bar and a number. A full bar is the maximum of the rules; the number is the exact
 * value (`LED-131`, `CON-38`).
 */
export function StatBars({ rules, stats, next, specialties = [] }: StatBarsProps) {
  const words = useWords();
  const { statBarMax } = rules.ui;
  const inWords = (value: number) => numberText(rules.texts, value);
  const partOf = (value: number) => `${Math.min(1, Math.max(0, value / statBarMax)) * WHOLE}%`;
  return (
    <dl className={styles.bars}>
      {STAT_NAMES.map((name) => {
        const gained = next === undefined ? 0 : next[name] - stats[name];
        const lengths = { "--now": partOf(stats[name]), "--next": partOf(stats[name] + gained) };
        return (
          <div key={name} className={`${layoutStyles.wrappingRow} ${tones[name]}`}>
            <dt className={styles.name}>
              <Icon name={`stat_${name}`} size={18} />
              {rules.texts.creatures.statNames[name]}
              {specialties.includes(name) ? (
                <span className={styles.specialty}>{words.specialty}</span>
              ) : null}
            </dt>
            <dd className={styles.value}>
              <span className={styles.groove} style={lengths as CSSProperties} aria-hidden="true">
                <span className={styles.gain} />
                <span className={styles.bar} />
              </span>
              <span className={styles.number}>
                {inWords(stats[name])}
                {gained > 0 ? <span className={layoutStyles.success}> +{inWords(gained)}</span> : null}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
