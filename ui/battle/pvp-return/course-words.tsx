import { courseText } from "../../../rules/index.ts";
import { FilledText } from "../../components/filled-text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { useSecondsUntil } from "../../game/hooks/use-seconds.ts";
import type { PvpCourse } from "../../game/store/game-state.ts";

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
