import type { Lesson, LessonId } from "../ruleset/schema/lesson.ts";
import first from "./first-lesson.json" with { type: "json" };
import second from "./second-lesson.json" with { type: "json" };

/** The guided battles as shipped. A test checks the files against their schema. */
export const shippedLessons: Readonly<Record<LessonId, Lesson>> = {
  first: first as Lesson,
  second: second as Lesson,
};
