import { type RefObject, useEffect, useRef } from "react";
import { actionNeeds, idsOf, type LessonAdvice, type LessonGoal } from "../../../rules/index.ts";
import { PRESSED_ACTION } from "../screen-actions.ts";
import type { Chosen } from "../store/battle-state.ts";
import styles from "./lesson-pointers.module.css";

/**
 * Returns a selector of what the learner has to press next: first the creature that acts, then an enemy, whose press
 * attacks it, or the button, which also opens the list of items; null where nothing is pointed at.
 */
export function lessonTarget(
  { move, isFree }: Pick<LessonAdvice, "move" | "isFree">,
  chosen: Chosen,
): string | null {
  if (isFree) return null;
  const { actor, target } = idsOf(move);
  if (actionNeeds(move.type).takenBy !== "side" && actor !== chosen.actorId) return ofCreature(actor);
  if (move.type === PRESSED_ACTION || chosen.aimed !== null) return ofCreature(target);
  return `[data-action="${move.type}"]`;
}

function ofCreature(id: string | null): string {
  return `[data-creature="${CSS.escape(id ?? "")}"]`;
}

/**
 * Draws a ring and an arrow around the element that a selector finds, wherever it moves. The arrow stands on a side where
 * it touches no word and no creature; without one the ring stands alone. They take no clicks and no focus, and screen readers do not meet
 * them, because the coach says the same in words.
 */
export function Spotlight({ selector, hasArrow = true }: { selector: string; hasArrow?: boolean }) {
  const ring = useRef<HTMLDivElement>(null);
  useFollowed(ring, selector, (box, screen, isDue) => {
    const { style, dataset } = ring.current as HTMLDivElement;
    style.left = `${box.left}px`;
    style.top = `${box.top}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    if (isDue && hasArrow) dataset.arrow = freeSide(box, screen);
  });
  return (
    <div ref={ring} className={styles.ring} data-thin={hasArrow ? undefined : ""} aria-hidden="true" hidden />
  );
}

/** Draws a ring around a number of the header, and the tip of the bubble that explains it: the coach below it. */
export function NumberTip({ number }: { number: LessonGoal }) {
  const tip = useRef<HTMLSpanElement>(null);
  const selector = `header [data-numbers="player"] [data-number="${number}"]`;
  useFollowed(tip, selector, (box) => {
    const { style } = tip.current as HTMLSpanElement;
    const coach = tip.current?.closest("section")?.getBoundingClientRect();
    style.left = `${box.left + box.width / 2}px`;
    style.top = `${coach?.top ?? box.bottom}px`;
  });
  return (
    <>
      <Spotlight selector={selector} hasArrow={false} />
      <span ref={tip} className={styles.tip} aria-hidden="true" hidden />
    </>
  );
}

/** So many frames after the last look, it is looked again where there are words, which come and go. */
const LOOK_FRAMES = 30;

/**
 * Places an element with every frame at what a selector finds on its screen, and hides it while that is not there.
 * @param place gets the found box, the screen, and whether a costly look is due: when the box moved, and now and then
 */
function useFollowed(
  follower: RefObject<HTMLElement | null>,
  selector: string,
  place: (box: DOMRect, screen: HTMLElement, isDue: boolean) => void,
): void {
  const placing = useRef(place);
  placing.current = place;
  useEffect(() => {
    const screen = follower.current?.closest("main");
    if (!screen) return;
    const find = () => screen.querySelector<HTMLElement>(selector);
    find()?.scrollIntoView({ block: "nearest", inline: "center" });
    let last = "";
    let frames = 0;
    let frame = requestAnimationFrame(function follow() {
      const box = boxOf(find());
      const isThere = box !== null && box.width > 0 && box.height > 0;
      if (follower.current) follower.current.hidden = !isThere;
      if (isThere && follower.current) {
        const now = [box.left, box.top, box.width, box.height].join();
        placing.current(box, screen, now !== last || ++frames % LOOK_FRAMES === 0);
        last = now;
      }
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [follower, selector]);
}

/** Returns the box of an element with the cost that hangs over its edge. */
function boxOf(element: HTMLElement | null): DOMRect | null {
  const box = element?.getBoundingClientRect() ?? null;
  const cost = element?.querySelector("[data-cost]")?.getBoundingClientRect();
  if (!box || !cost) return box;
  const [left, top] = [Math.min(box.left, cost.left), Math.min(box.top, cost.top)];
  const [right, bottom] = [Math.max(box.right, cost.right), Math.max(box.bottom, cost.bottom)];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Width and height of the arrow with the way that it nods, and its distance from the ring, in pixels. */
const ARROW = 28;
const GAP = 6;
/** From the arrow to a word on its left or right, in pixels: closer, it reads as part of the word. */
const WORD_GAP = 5;

type Side = "above" | "below" | "left" | "right" | "none";

/** Returns a side of a box where an arrow is on the screen, touches no word and covers no creature; `none` without one. */
function freeSide(box: DOMRect, screen: HTMLElement): Side {
  const x = box.left + box.width / 2 - ARROW / 2;
  const y = box.top + box.height / 2 - ARROW / 2;
  const places = {
    above: new DOMRect(x, box.top - GAP - ARROW, ARROW, ARROW),
    below: new DOMRect(x, box.bottom + GAP, ARROW, ARROW),
    left: new DOMRect(box.left - GAP - ARROW, y, ARROW, ARROW),
    right: new DOMRect(box.right + GAP, y, ARROW, ARROW),
  };
  // The ring itself may be around a creature.
  const creatures = [...screen.querySelectorAll(CREATURES)].map((one) => one.getBoundingClientRect());
  const taken = [...wordsOn(screen), ...creatures.filter((one) => !areOver(one, box))];
  const sides = Object.entries(places) as [Side, DOMRect][];
  const free = sides.find(([, place]) => isOnPage(place) && !taken.some((one) => areOver(one, place)));
  return free?.[0] ?? "none";
}

/** The creatures of both fields, whose words are on the canvas, and those in the hand. */
const CREATURES = "[data-row] button[data-creature]";

function wordsOn(screen: HTMLElement): DOMRect[] {
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const words: DOMRect[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim()) continue;
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects())
      words.push(new DOMRect(x - WORD_GAP, y, width + 2 * WORD_GAP, height));
  }
  return words;
}

function isOnPage({ left, top, right, bottom }: DOMRect): boolean {
  return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
}

function areOver(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
