import type { GoalStanding, RuleSet } from "../../../rules/index.ts";
import { fill, fillNumbers } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useGameState, useLoaded } from "../../game/game-context.tsx";
import styles from "./goal-list.module.css";
import { ProgressBar, standingText } from "./goal-progress.tsx";
import { useGoals } from "./goals-query.ts";

/** Where a goal can be worked on. */
export type GoalPlace = RuleSet["goals"]["first"][string]["place"];

interface GoalListProps {
  /** How many open goals show at once. */
  most: number;
  /** Leads the player to where a goal can be worked on. */
  onShow: (place: GoalPlace) => void;
}

/** The next goals of a new player, each with how far it is and a button that leads there. */
export function GoalList({ most, onShow }: GoalListProps) {
  const { rules } = useLoaded();
  const standings = useGoals()?.goals;
  const celebration = useGameState((state) => state.celebration);
  if (standings === undefined) return null;
  const first = standings.filter(({ key }) => Object.hasOwn(rules.goals.first, key));
  const open = first.filter(({ reachedAt }) => reachedAt === null);
  const texts = rules.texts.goals;
  if (first.length === 0) return null;
  return (
    <section className={styles.list} aria-label={texts.title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{texts.title}</h2>
        <span className={styles.count} key={celebration}>
          {fillNumbers(rules.texts, texts.count, { reached: first.length - open.length, all: first.length })}
        </span>
      </header>
      {open.length === 0 ? <p className={styles.how}>{texts.allReached}</p> : null}
      <ol className={styles.goals}>
        {open.slice(0, most).map((standing) => (
          <GoalRow key={standing.key} rules={rules} standing={standing} onShow={onShow} />
        ))}
      </ol>
    </section>
  );
}

interface GoalRowProps {
  rules: RuleSet;
  standing: GoalStanding;
  onShow: (place: GoalPlace) => void;
}

function GoalRow({ rules, standing, onShow }: GoalRowProps) {
  const { goals, texts } = rules;
  const told = (texts.goals.first as Record<string, { name: string; how: string }>)[standing.key];
  const row = goals.first[standing.key];
  const checking = useGameState((state) => state.checkingBattle);
  if (!row || !told) return null;
  return (
    <li className={styles.goal}>
      <div className={styles.words}>
        <h3 className={styles.name}>{told.name}</h3>
        {checking && row.place === "practice" ? (
          <p className={styles.checking} role="status">
            {texts.goals.checking}
          </p>
        ) : (
          <p className={styles.how}>{told.how}</p>
        )}
        {standing.atLeast > 1 ? (
          <ProgressBar value={standing.value} most={standing.atLeast} text={standingText(rules, standing)} />
        ) : null}
      </div>
      <Button
        size="small"
        tone="teal"
        aria-label={fill(texts.goals.showOne, { goal: told.name })}
        onClick={() => onShow(row.place)}
      >
        {texts.goals.show}
      </Button>
    </li>
  );
}
