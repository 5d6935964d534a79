import { type LessonId, lessonSetup, type RuleSet, shippedLessons } from "../../../rules/index.ts";
import { Button, type ButtonTone } from "../../components/button.tsx";

interface LessonButtonsProps {
  rules: RuleSet;
  tone?: ButtonTone;
  onLesson: (id: LessonId) => void;
}

/** A button for each guided battle, which begins it for the first time or once more. */
export function LessonButtons({ rules, tone = "neutral", onLesson }: LessonButtonsProps) {
  const { lessons, unfit } = rules.texts.lesson;
  return Object.values(shippedLessons).map((lesson) => (
    <Button
      key={lesson.id}
      size="small"
      tone={tone}
      reason={lessonSetup(rules, lesson) === null ? unfit : null}
      onClick={() => onLesson(lesson.id)}
    >
      {lessons[lesson.id].name}
    </Button>
  ));
}
