import { fill } from "../../../rules/index.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import { BattleHeader } from "../../battle/header/battle-header.tsx";
import { DifficultyBadge } from "../../battle/header/difficulty-badge.tsx";
import { StatusLine } from "../../battle/header/status-line.tsx";
import { BattleLayout } from "../../battle/layout/battle-layout.tsx";
import { LessonCoach } from "../../battle/lesson/lesson-coach.tsx";
import { useLessonAdvice } from "../../battle/lesson/lesson-course.ts";
import { SaveReplayButton } from "../../battle/replay/save-replay.tsx";
import { useShownBattle } from "../../battle/use-shown-battle.ts";
import { IconButton } from "../../components/icon-button.tsx";
import { Panel } from "../../components/panel.tsx";
import { useLast } from "../../game/hooks/use-last.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { ExplainPracticeButton } from "../explain/explain-dialog.tsx";
import { LinkedNote } from "../linked/linked-banner.tsx";
import styles from "./battle-screen.module.css";
import { skipLesson } from "./guided-battle.ts";
import { askToLeave } from "./leave-battle.ts";

/** A battle against the AI (`BAT-024`); nothing until there is one to show. */
export function BattleScreen() {
  const arena = useArena();
  const lesson = useArenaState((state) => state.lesson);
  const isThere = useBattleState(({ shown }) => shown !== null);
  if (!isThere) return null;
  return (
    <BattleLayout
      header={<AiBattleHeader />}
      coach={lesson && <LessonCoach course={lesson} onSkip={() => skipLesson(arena)} />}
      status={<StatusLine />}
      notes={
        <>
          <LinkedNote />
          <EnemyFailedNote />
        </>
      }
      panelButtons={() => <ExplainPracticeButton />}
    />
  );
}

/** The header of a battle against the AI: the turn, the difficulty and whose turn it is (`BAT-025`). */
function AiBattleHeader() {
  const arena = useArena();
  const turn = useShownBattle(({ view }) => view.turn);
  const difficulty = useShownBattle(({ view }) => view.difficulty);
  const lesson = useArenaState((state) => state.lesson);
  const advice = useLast(useLessonAdvice(lesson));
  const { arena: texts } = arena.rules.texts;
  return (
    <BattleHeader
      seen={lesson && (advice?.seen ?? [])}
      title={fill(texts.turn, { turn })}
      beside={
        <>
          {difficulty === null ? null : <DifficultyBadge difficulty={difficulty} />}
          <WhoseTurn />
        </>
      }
      wayOut={<IconButton icon="close" label={texts.battle.leave} onClick={() => askToLeave(arena, true)} />}
    />
  );
}

/** The side whose turn is shown. While a turn's beginning is shown, the view is still the one before it. */
const SHOWN_TURN = { player: "player", showing: "player", enemy: "enemy" } as const;

function WhoseTurn() {
  const active = useShownBattle(({ phase, view }) =>
    phase === "over" ? view.activePlayer : SHOWN_TURN[phase],
  );
  const { yourTurn, enemyTurn } = useArena().rules.texts.arena.battle;
  return (
    <span className={styles.whose} data-side={active}>
      {active === "player" ? yourTurn : enemyTurn}
    </span>
  );
}

/** The enemy failed and its turn was ended: the battle may be saved as a file to report it (`BAT-096`). */
function EnemyFailedNote() {
  const { rules } = useArena();
  const failed = useArenaState((state) => state.enemyFailed);
  const replaySoFar = useBattleState(({ running }) => running?.replay ?? null);
  const replay = failed ? replaySoFar?.() : null;
  if (!replay) return null;
  return (
    <Panel surface="well" className={styles.note} role="status">
      <p>{rules.texts.battleScreen.enemyFailed}</p>
      <SaveReplayButton replay={replay} />
    </Panel>
  );
}
