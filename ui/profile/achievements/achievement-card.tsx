import { fill, type GoalStanding, goalWords, type RuleSet } from "../../../rules/index.ts";
import { RarityRibbon } from "../../components/rarity-ribbon.tsx";
import { ProgressBar } from "../goals/progress-bar.tsx";
import { standingText } from "../goals/standing-text.ts";
import styles from "./profile-dialog.module.css";

/** An achievement with its rarity, what it takes, and how far it is or when it was reached. */
export function AchievementCard({ rules, standing }: { rules: RuleSet; standing: GoalStanding }) {
  const { key, value, atLeast, reachedAt } = standing;
  const row = rules.goals.achievements[key];
  const told = goalWords(rules, key);
  if (!row || !told) return null;
  return (
    <li className={styles.card} data-reached={reachedAt !== null}>
      <div className={styles.head}>
        <h4 className={styles.name}>{told.name}</h4>
        <RarityRibbon rarity={row.rarity} />
      </div>
      <p className={styles.what}>{told.how}</p>
      {reachedAt === null ? (
        <ProgressBar value={value} most={atLeast} text={standingText(rules, standing)} />
      ) : (
        <p className={styles.date}>
          {fill(rules.texts.goals.reachedOn, { date: dateText(rules.texts.language, reachedAt) })}
        </p>
      )}
    </li>
  );
}

function dateText(language: string, moment: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(moment);
}
