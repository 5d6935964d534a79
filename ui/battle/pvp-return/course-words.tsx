import { courseText } from "../../../rules/index.ts";
import { FilledText } from "../../components/filled-text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { useSecondsUntil } from "../../game/hooks/use-seconds.ts";
import type { PvpCourse } from "../../game/store/game-state.ts";

/** How a battle stands that goes on elsewhere. Who listens is not told each second. */
export function CourseWords({ course }: { course: PvpCourse }) {
  const rules = useGameState((state) => state.rules);
  const seconds = useSecondsUntil(course.deadline);
  if (!rules) return null;
  return (
    <>
      <span aria-hidden="true">
        {/* The place stays in the text, for a name that is set apart. */}
        <FilledText<"opponent">
          text={courseText(rules, { ...course, opponent: "{opponent}", seconds })}
          values={{ opponent: <bdi>{course.opponent}</bdi> }}
        />
      </span>
      <VisuallyHidden>{courseText(rules, { ...course, seconds: null })}</VisuallyHidden>
    </>
  );
}
