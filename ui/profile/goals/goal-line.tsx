import { fill, fillNumbers, type RuleSet } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { openDialog } from "../../game/store/dialogs.ts";
import styles from "./goal-line.module.css";
import { standingText } from "./goal-progress.tsx";
import { useGoals } from "./goals-query.ts";

/** Where a goal can be worked on. */
export type GoalPlace = RuleSet["goals"]["first"][string]["place"];

interface GoalLineProps {
  /** Leads the player to where a goal can be worked on, and says how. */
  onShow: (place: GoalPlace, how: string) => void;
}

/** The next goal of a new player in one line, with a button that leads there; a press on it lists all goals. */
export function GoalLine({ onShow }: GoalLineProps) {
  const game = useGame();
  const { rules } = useLoaded();
  const { goals, texts } = rules;
  const standings = useGoals()?.goals ?? [];
  const celebration = useGameState((state) => state.celebration);
  const checking = useGameState((state) => state.checkingBattle);
  const first = standings.filter(({ key }) => Object.hasOwn(goals.first, key));
  const open = first.filter(({ reachedAt }) => reachedAt === null);
  const [standing] = open;
  if (!standing) return null;
  const told = (texts.goals.first as Record<string, { name: string; how: string }>)[standing.key];
  const row = goals.first[standing.key];
  if (!row || !told) return null;
  const count = { reached: first.length - open.length, all: first.length };
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
          </>
        )}
        <span className={styles.count} key={celebration}>
          {fillNumbers(texts, texts.goals.countAll, count)}
          <Icon name="arrow_down" size={12} />
        </span>
      </button>
      <Button
        size="small"
        tone="teal"
        aria-label={fill(texts.goals.showOne, { goal: told.name })}
        onClick={() => onShow(row.place, told.how)}
      >
        {texts.goals.show}
      </Button>
    </section>
  );
}
