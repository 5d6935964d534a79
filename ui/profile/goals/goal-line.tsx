import { fill, fillNumbers, goalWords } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { openDialog } from "../../game/store/dialogs.ts";
import styles from "./goal-line.module.css";
import { GoalPay, type GoalPlace, goalPlace, standingText } from "./goal-progress.tsx";
import { useGoals } from "./goals-query.ts";

interface GoalLineProps {
  /** Leads the player to where a goal can be worked on, and says how. */
  onShow: (place: GoalPlace, how: string) => void;
}

/**
 * The next goal of a new player in one line, with a button that leads there; once all are reached, the next one of the
 * day. A press on it lists all goals.
 */
export function GoalLine({ onShow }: GoalLineProps) {
  const game = useGame();
  const { rules } = useLoaded();
  const { texts } = rules;
  const { goals = [], daily = [] } = useGoals() ?? {};
  const celebration = useGameState((state) => state.celebration);
  const checking = useGameState((state) => state.checkingBattle);
  const first = goals.filter(({ key }) => Object.hasOwn(rules.goals.first, key));
  const isNew = first.some(({ reachedAt }) => reachedAt === null);
  const shown = isNew ? first : daily;
  const open = shown.filter(({ reachedAt }) => reachedAt === null);
  const [standing] = open;
  const told = standing && goalWords(rules, standing.key);
  if (!standing || !told) return null;
  const count = { reached: shown.length - open.length, all: shown.length };
  return (
    <section className={styles.goal} aria-label={texts.goals.title}>
      <button
        type="button"
        className={styles.words}
        aria-haspopup="dialog"
        title={texts.goals.all}
        onClick={() => openDialog(game, { kind: "goals" })}
      >
        {checking ? (
          <span role="status">{texts.goals.checking}</span>
        ) : (
          <>
            <strong className={styles.name}>{told.name}</strong>
            {standing.atLeast > 1 ? <span>{standingText(rules, standing)}</span> : null}
            <GoalPay rules={rules} goal={standing.key} isShort />
          </>
        )}
        <span className={styles.count} key={celebration}>
          {fillNumbers(texts, isNew ? texts.goals.countAll : texts.goals.countToday, count)}
          <Icon name="arrow_down" size={12} />
        </span>
      </button>
      <Button
        size="small"
        tone="teal"
        aria-label={fill(texts.goals.showOne, { goal: told.name })}
        onClick={() => onShow(goalPlace(rules, standing.key), told.how)}
      >
        {texts.goals.show}
      </Button>
    </section>
  );
}
