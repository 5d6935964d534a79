import { fill, type GoalStanding, goalWords, type RuleSet } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useLoaded } from "../../game/game-context.tsx";
import { GoalPay, type GoalPlace, goalPlace, ProgressBar, standingText } from "./goal-progress.tsx";
import styles from "./goals-dialog.module.css";
import { useGoals } from "./goals-query.ts";

interface GoalsDialogProps {
  open: boolean;
  onShow: (place: GoalPlace, how: string) => void;
  onClose: () => void;
}

/** The goals of the day, then all goals of a new player in their order: what they pay, and how far they are. */
export function GoalsDialog({ open, onShow, onClose }: GoalsDialogProps) {
  const { rules } = useLoaded();
  const { goals: texts, language } = rules.texts;
  const { goals = [], daily = [], dailyEndsAt = 0 } = useGoals() ?? {};
  const first = goals.filter(({ key }) => Object.hasOwn(rules.goals.first, key));
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(dailyEndsAt);
  return (
    <Dialog open={open} onClose={onClose} title={texts.title}>
      <div className={layoutStyles.headRow}>
        <h3 className={layoutStyles.sectionHeading}>{texts.today}</h3>
        {daily.length > 0 ? <p className={layoutStyles.muted}>{fill(texts.newAt, { time })}</p> : null}
      </div>
      {daily.length > 0 ? (
        <GoalList rules={rules} standings={daily} onShow={onShow} />
      ) : (
        <p className={layoutStyles.muted}>{texts.noneToday}</p>
      )}
      <h3 className={layoutStyles.sectionHeading}>{texts.firstGoals}</h3>
      <GoalList rules={rules} standings={first} onShow={onShow} />
    </Dialog>
  );
}

interface GoalListProps extends Pick<GoalsDialogProps, "onShow"> {
  rules: RuleSet;
  standings: readonly GoalStanding[];
}

function GoalList({ rules, standings, onShow }: GoalListProps) {
  return (
    <ol className={styles.goals}>
      {standings.map((standing) => (
        <GoalRow key={standing.key} rules={rules} standing={standing} onShow={onShow} />
      ))}
    </ol>
  );
}

interface GoalRowProps extends Pick<GoalsDialogProps, "onShow"> {
  rules: RuleSet;
  standing: GoalStanding;
}

function GoalRow({ rules, standing, onShow }: GoalRowProps) {
  const { goals: texts } = rules.texts;
  const told = goalWords(rules, standing.key);
  if (!told) return null;
  const isReached = standing.reachedAt !== null;
  return (
    <li className={styles.goal} data-reached={isReached}>
      <div className={styles.words}>
        <h4 className={layoutStyles.smallHeading}>{told.name}</h4>
        {isReached ? (
          <p className={styles.done}>{texts.done}</p>
        ) : (
          <>
            <p className={layoutStyles.muted}>{told.how}</p>
            <GoalPay rules={rules} goal={standing.key} />
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
          onClick={() => onShow(goalPlace(rules, standing.key), told.how)}
        >
          {texts.show}
        </Button>
      )}
    </li>
  );
}
