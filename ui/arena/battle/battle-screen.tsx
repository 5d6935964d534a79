import { useBattleState } from "../../battle/battle-context.tsx";
import { StatusLine } from "../../battle/header/status-line.tsx";
import { BattleLayout } from "../../battle/layout/battle-layout.tsx";
import { LessonCoach } from "../../battle/lesson/lesson-coach.tsx";
import { useArena, useArenaState } from "../arena-context.tsx";
import { ExplainPracticeButton } from "../explain/explain-enemy-button.tsx";
import { AiBattleHeader } from "./ai-battle-header.tsx";
import { EnemyFailedNote } from "./enemy-failed-note.tsx";
import { readStep, skipLesson } from "./guided-battle.ts";

/** A battle against the AI (`BAT-024`); nothing until there is one to show. */
export function BattleScreen() {
  const arena = useArena();
  const lesson = useArenaState((state) => state.lesson);
  const isThere = useBattleState(({ shown }) => shown !== null);
  if (!isThere) return null;
  return (
    <BattleLayout
      header={<AiBattleHeader />}
      coach={
        lesson && (
          <LessonCoach
            course={lesson}
            onRead={(step) => readStep(arena, step)}
            onSkip={() => skipLesson(arena)}
          />
        )
      }
      status={<StatusLine />}
      notes={<EnemyFailedNote />}
      panelButtons={() => <ExplainPracticeButton />}
    />
  );
}
