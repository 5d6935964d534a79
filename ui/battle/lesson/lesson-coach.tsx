import { type RefObject, useEffect, useRef, useState } from "react";
import { fill, type LessonAdvice, type LessonGoal } from "../../../rules/index.ts";
import { isUnderDialog } from "../../components/back-and-escape.ts";
import { Button } from "../../components/button.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { announce } from "../../game/store/notify.ts";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import styles from "./lesson-coach.module.css";
import { type LessonCourse, useLessonAdvice } from "./lesson-course.ts";
import { lessonTarget, NumberTip, Spotlight } from "./lesson-pointers.tsx";

interface LessonCoachProps {
  course: LessonCourse;
  onSkip: () => void;
}

/** The creature in the coach's picture: decoration. */
const COACH = { species_id: "corvax", form: 2 } as const;

/**
 * The coach of a guided battle: says what to do next and points at it. It has a place of its own and covers nothing,
 * leads the keyboard focus to what is to be pressed, and is announced politely. When a number of the header moves for
 * the first time, the coach is its bubble, until it is read or the learner acts.
 */
export function LessonCoach({ course, onSkip }: LessonCoachProps) {
  const { game, rules } = useBattleClient();
  const chosen = useBattleState((state) => state.chosen);
  const [read, setRead] = useState<LessonGoal | null>(null);
  const { lesson: texts } = rules.texts;
  const { name } = texts.lessons[course.lesson.id];
  const advice = useLessonAdvice(course);
  const text = advice?.text ?? null;
  const fresh = advice?.fresh ?? null;
  const meaning = fresh?.text ?? null;
  useEffect(() => {
    if (text !== null) announce(game, text);
  }, [game, text]);
  useEffect(() => {
    if (meaning !== null) announce(game, meaning);
  }, [game, meaning]);
  const target = advice && lessonTarget(advice, chosen);
  const coach = useRef<HTMLElement>(null);
  useLedFocus(coach, target, read);
  const bubble = fresh?.number === read ? null : fresh;
  return (
    <section ref={coach} className={styles.coach} aria-label={name} data-bubble={bubble?.number}>
      <span className={styles.picture} aria-hidden="true">
        <CreaturePicture creature={COACH} size={44} />
      </span>
      {bubble ? null : <p className={styles.part}>{advice ? partText(texts, advice) : name}</p>}
      <p className={styles.text}>{bubble?.text ?? text ?? texts.watch}</p>
      {/* Not in the same place: a second press of the one must not be a press of the other. */}
      <div className={styles.buttons}>
        {bubble ? (
          <Button key="read" size="small" onClick={() => setRead(bubble.number)}>
            {texts.read}
          </Button>
        ) : (
          <Button key="skip" size="small" onClick={onSkip}>
            {texts.skip}
          </Button>
        )}
      </div>
      {bubble === null ? null : <NumberTip number={bubble.number} />}
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

/**
 * Moves the keyboard focus to the element that a selector finds on the screen, once for each selector: as soon as it is
 * there and no dialog lies over the screen.
 * @param selector null: nothing is to be done, and the focus stays where it is
 * @param read the focus is led back whenever this changes, because the button that was pressed is gone
 */
function useLedFocus(
  within: RefObject<HTMLElement | null>,
  selector: string | null,
  read: LessonGoal | null,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is only when to lead the focus again
  useEffect(() => {
    const screen = within.current?.closest("main");
    if (!screen || selector === null) return;
    let frame = 0;
    const lead = () => {
      const target = isUnderDialog(screen) ? null : screen.querySelector<HTMLElement>(selector);
      if (target) target.focus({ preventScroll: true });
      else frame = requestAnimationFrame(lead);
    };
    lead();
    return () => cancelAnimationFrame(frame);
  }, [within, selector, read]);
}
