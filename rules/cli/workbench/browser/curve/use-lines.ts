import { useEffect, useState } from "react";
import { callForLines, sentenceOf } from "../parts/calls.ts";

/** How battles are played while one looks on. */
export interface LookOptions {
  policy: "full" | "fast";
  battles: number;
  seed: string;
}

/** What has been played so far of what a part of the page looks at. */
export interface Lines<Line> {
  /** The latest line; of the order before while nothing new has come. */
  line: Line | null;
  /** Whether the line is of the order before. */
  isOld: boolean;
  isPlaying: boolean;
  problem: string | null;
}

const NOTHING = { line: null, isOld: false, isPlaying: false, problem: null };
/** Battles are asked for when nothing has moved for so long. */
const QUIET_MS = 350;

/**
 * Asks for lines whenever the order changes, and stops the order before; null asks for nothing. What was shown stays
 * until something new has come.
 */
export function useLines<Line>(path: string, order: object | null): Lines<Line> {
  const [lines, setLines] = useState<Lines<Line>>(NOTHING);
  const text = order === null ? null : JSON.stringify(order);
  useEffect(() => {
    if (text === null) return setLines(NOTHING);
    const stop = new AbortController();
    const show = (change: Partial<Lines<Line>>) => {
      if (!stop.signal.aborted) setLines((before) => ({ ...before, ...change }));
    };
    show({ isPlaying: true, isOld: true, problem: null });
    const timer = setTimeout(() => {
      callForLines<Line>(path, JSON.parse(text), stop.signal, (line) =>
        show({ line, isOld: false, problem: null }),
      ).then(
        () => show({ isPlaying: false }),
        (error: unknown) => show({ isPlaying: false, problem: sentenceOf(error) }),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [path, text]);
  return lines;
}
