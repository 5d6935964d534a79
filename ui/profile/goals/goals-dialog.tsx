import { fill, type GoalStanding, goalWords, type RuleSet } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useLoaded } from "../../game/game-context.tsx";
import type { GoalPlace } from "./goal-line.tsx";
import { ProgressBar, standingText } from "./goal-progress.tsx";
import styles from "./goals-dialog.module.css";
import { useGoals } from "./goals-query.ts";

interface GoalsDialogProps {
  open: boolean;
  onShow: (place: GoalPlace, how: string) => void;
  onClose: () => void;
}

/** All goals of a new player in their order: those that are reached, and how far the others are. */
export function GoalsDialog({ open, onShow, onClose }: GoalsDialogProps) {
  const { rules } = useLoaded();
  const standings = useGoals()?.goals ?? [];
  return (
    <Dialog open={open} onClose={onClose} title={rules.texts.goals.title}>
      <ol className={styles.goals}>
        {standings
          .filter(({ key }) => Object.hasOwn(rules.goals.first, key))
          .map((standing) => (
            <GoalRow key={standing.key} rules={rules} standing={standing} onShow={onShow} />
          ))}
      </ol>
    </Dialog>
  );
}

interface GoalRowProps extends Pick<GoalsDialogProps, "onShow"> {
  rules: RuleSet;
  standing: GoalStanding;
}

function GoalRow({ rules, standing, onShow }: GoalRowProps) {
  const { goals: texts } = rules.texts;
  const row = rules.goals.first[standing.key];
  const told = goalWords(rules, standing.key);
  if (!row || !told) return null;
  const isReached = standing.reachedAt !== null;
  return (
    <li className={styles.goal} data-reached={isReached}>
      <div className={styles.words}>
        <h3 className={layoutStyles.smallHeading}>{told.name}</h3>
        {isReached ? (
          <p className={styles.done}>{texts.done}</p>
        ) : (
          <>
            <p className={layoutStyles.muted}>{told.how}</p>
            <ProgressBar
              value={standing.value}
              most={standing.atLeast}
              text={standingText(rules, standing)}
            />
          </>
        )}
      </div>
      {isReached ? null : (
        <Button
          size="small"
          aria-label={fill(texts.showOne, { goal: told.name })}
          onClick={() => onShow(row.place, told.how)}
        >
          {texts.show}
        </Button>
      )}
    </li>
  );
}
