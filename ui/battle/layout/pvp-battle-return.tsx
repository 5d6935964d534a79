import { courseText } from "../../../rules/index.ts";
import { Banner } from "../../components/banner.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useSecondsUntil } from "../../game/hooks/use-seconds.ts";
import { enterArena, showsOwnBattle } from "../../game/store/arena-entry.ts";
import type { PvpCourse } from "../../game/store/game-state.ts";

/** Shown on every screen while a PvP battle continues elsewhere: its state and a button back to it (`GAP-42`). */
export function PvpBattleReturn() {
  const game = useGame();
  const texts = useGameState((state) => state.rules?.texts.pvpScreens);
  const course = useGameState((state) => state.pvpCourse);
  const isElsewhere = useGameState((state) => state.pvpBattle !== null && !showsOwnBattle(state.arena));
  if (!isElsewhere || !texts) return null;
  const action = { caption: texts.menu.returnToBattle, onClick: () => enterArena(game, { kind: "pvp" }) };
  return (
    <Banner tone="warning" action={action}>
      {course ? <CourseWords course={course} /> : texts.resume}
    </Banner>
  );
}

/** State of a battle that continues elsewhere. The seconds are not announced to screen readers. */
export function CourseWords({ course }: { course: PvpCourse }) {
  const rules = useGameState((state) => state.rules);
  const seconds = useSecondsUntil(course.deadline);
  if (!rules) return null;
  return (
    <>
      <span aria-hidden="true">
        {/* Keeps the placeholder in the text, because the name becomes an element of its own. */}
        <FilledText<"opponent">
          text={courseText(rules, { ...course, opponent: "{opponent}", seconds })}
          values={{ opponent: <bdi>{course.opponent}</bdi> }}
        />
      </span>
      <VisuallyHidden>{courseText(rules, { ...course, seconds: null })}</VisuallyHidden>
    </>
  );
}
