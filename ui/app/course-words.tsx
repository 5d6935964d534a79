import { courseText } from "../../rules/index.ts";
import { VisuallyHidden } from "../parts/visually-hidden.tsx";
import type { PvpCourse } from "../store/game-state.ts";
import { useGameState } from "./game-context.tsx";
import { useSecondsUntil } from "./use-seconds.ts";

/** How a battle stands that goes on elsewhere. Who listens is not told each second. */
export function CourseWords({ course }: { course: PvpCourse }) {
  const rules = useGameState((state) => state.rules);
  const seconds = useSecondsUntil(course.deadline);
  if (!rules) return null;
  return (
    <>
      <span aria-hidden="true">{courseText(rules, { ...course, seconds })}</span>
      <VisuallyHidden>{courseText(rules, { ...course, seconds: null })}</VisuallyHidden>
    </>
  );
}
