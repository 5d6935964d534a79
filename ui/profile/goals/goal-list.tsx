import type { GoalStanding, RuleSet } from "../../../rules/index.ts";
import { fill, fillNumbers } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
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
    <section className={layoutStyles.stack} aria-label={texts.title}>
      <header className={layoutStyles.row}>
        <h2 className={layoutStyles.sectionHeading}>{texts.title}</h2>
        <span className={layoutStyles.mutedRest} key={celebration}>
          {fillNumbers(rules.texts, texts.count, { reached: first.length - open.length, all: first.length })}
        </span>
      </header>
      {open.length === 0 ? <p className={layoutStyles.muted}>{texts.allReached}</p> : null}
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
      <div className={layoutStyles.restOfRow}>
        <h3 className={layoutStyles.smallHeading}>{told.name}</h3>
        {checking && row.place === "practice" ? (
          <p className={layoutStyles.infoNote} role="status">
            {texts.goals.checking}
          </p>
        ) : (
          <p className={layoutStyles.muted}>{told.how}</p>
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
