import { useEffect, useRef } from "react";
import styles from "./spotlight.module.css";

/**
 * Draws a ring and an arrow around the element that a selector finds, wherever it moves. It takes no clicks and no focus,
 * and screen readers do not meet it, because the coach says the same in words.
 */
export function Spotlight({ selector }: { selector: string }) {
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
