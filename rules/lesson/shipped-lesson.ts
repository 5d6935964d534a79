import type { Lesson } from "../ruleset/schema/lesson.ts";
import content from "./lesson.json" with { type: "json" };

/** The guided first battle as shipped. A test checks the file against its schema. */
export const shippedLesson = content as Lesson;
