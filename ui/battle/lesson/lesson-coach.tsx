import { useEffect, useRef } from "react";
import { fill, type LessonAdvice } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { announce } from "../../game/store/notify.ts";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { useBattlePhase } from "../use-shown-battle.ts";
import styles from "./lesson-coach.module.css";
import { adviceFor, type LessonCourse } from "./lesson-course.ts";
import { lessonTarget } from "./lesson-target.ts";
import { Spotlight } from "./spotlight.tsx";
import { useLedFocus } from "./use-led-focus.ts";

interface LessonCoachProps {
  course: LessonCourse;
  /** The learner confirms the text of a step, by its index. */
  onRead: (step: number) => void;
  onSkip: () => void;
}

/** The creature in the coach's picture: decoration. */
const COACH = { species_id: "corvax", form: 2 } as const;

/** Marks the button that confirms a text which asks for no press on the field. */
const NEXT = "data-lesson-next";

/**
 * The coach of the guided battle: says what to do next and points at it. It has a place of its own and covers nothing,
 * leads the keyboard focus to what is to be pressed, and is announced politely.
 */
export function LessonCoach({ course, onRead, onSkip }: LessonCoachProps) {
  const { game, rules } = useBattleClient();
  const phase = useBattlePhase();
  const chosen = useBattleState((state) => state.chosen);
  const { lesson: texts } = rules.texts;
  const advice = phase === "player" ? adviceFor(course, chosen) : null;
  const text = advice?.text ?? null;
  useEffect(() => {
    if (text !== null) announce(game, text);
  }, [game, text]);
  const target = advice && lessonTarget(advice, chosen);
  const coach = useRef<HTMLElement>(null);
  useLedFocus(coach, advice?.shows ? `[${NEXT}]` : target);
  return (
    <section ref={coach} className={styles.coach} aria-label={texts.title}>
      <span className={styles.picture} aria-hidden="true">
        <CreaturePicture creature={COACH} size={44} />
      </span>
      <p className={styles.part}>{advice ? partText(texts, advice) : texts.title}</p>
      <p className={styles.text}>{text ?? texts.watch}</p>
      <div className={styles.buttons}>
        {advice?.shows ? (
          <Button size="small" tone="gold" {...{ [NEXT]: "" }} onClick={() => onRead(advice.step)}>
            {texts.next}
          </Button>
        ) : null}
        <Button size="small" onClick={onSkip}>
          {texts.skip}
        </Button>
      </div>
      {target === null ? null : <Spotlight selector={target} />}
    </section>
  );
}

function partText(
  texts: ReturnType<typeof useBattleClient>["rules"]["texts"]["lesson"],
  { step, steps }: LessonAdvice,
): string {
  return step === steps ? texts.free : fill(texts.part, { part: step + 1, parts: steps });
}
