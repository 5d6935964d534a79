import { type RefObject, useEffect, useRef } from "react";
import { actionNeeds, fill, idsOf, type LessonAdvice } from "../../../rules/index.ts";
import { isUnderDialog } from "../../components/back-and-escape.ts";
import { Button } from "../../components/button.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { announce } from "../../game/store/notify.ts";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import type { Chosen } from "../store/battle-state.ts";
import { useBattlePhase } from "../use-shown-battle.ts";
import styles from "./lesson-coach.module.css";
import { adviceFor, type LessonCourse } from "./lesson-course.ts";

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

const SHOWN = {
  field: null,
  energy: 'header [data-energy="player"]',
  synergies: 'header [data-synergies="player"]',
} as const;

/**
 * Returns a selector of what the learner has to look at or press next: first the creature that acts, then its target,
 * then the button, which also opens the list of items; null where nothing is pointed at.
 */
export function lessonTarget({ shows, move, isFree }: LessonAdvice, chosen: Chosen): string | null {
  if (shows) return SHOWN[shows];
  if (move === null || isFree) return null;
  const { actor, target } = idsOf(move);
  const { takenBy, items } = actionNeeds(move.type);
  if (takenBy !== "side" && actor !== chosen.actorId) return ofCreature(actor);
  const isAimed = items === null ? target !== null : chosen.aimed !== null;
  if (isAimed && target !== chosen.targetId) return ofCreature(target);
  return `[data-action="${move.type}"]`;
}

function ofCreature(id: string | null): string {
  return `[data-creature="${CSS.escape(id ?? "")}"]`;
}

/**
 * Moves the keyboard focus to the element that a selector finds on the screen, once for each selector: as soon as it is
 * there and no dialog lies over the screen.
 * @param selector null: nothing is to be done, and the focus stays where it is
 */
function useLedFocus(within: RefObject<HTMLElement | null>, selector: string | null): void {
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
  }, [within, selector]);
}

/**
 * Draws a ring and an arrow around the element that a selector finds, wherever it moves. It takes no clicks and no focus,
 * and screen readers do not meet it, because the coach says the same in words.
 */
function Spotlight({ selector }: { selector: string }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const screen = ring.current?.closest("main");
    const find = () => screen?.querySelector<HTMLElement>(selector) ?? null;
    find()?.scrollIntoView({ block: "nearest", inline: "center" });
    let frame = requestAnimationFrame(function follow() {
      if (ring.current) place(ring.current, find());
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [selector]);
  return <div ref={ring} className={styles.ring} aria-hidden="true" hidden />;
}

/** Nearer to the top of the window there is no room for the arrow, and the ring stands alone. */
const ARROW_ROOM = 110;

function place(ring: HTMLElement, target: HTMLElement | null): void {
  const box = target?.getBoundingClientRect();
  const isThere = box !== undefined && box.width > 0 && box.height > 0;
  ring.hidden = !isThere;
  if (!isThere) return;
  const { style } = ring;
  style.left = `${box.left}px`;
  style.top = `${box.top}px`;
  style.width = `${box.width}px`;
  style.height = `${box.height}px`;
  ring.dataset.arrow = box.top < ARROW_ROOM ? "none" : "above";
}
