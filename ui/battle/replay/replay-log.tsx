import { useEffect, useRef } from "react";
import type { LogLine } from "../../../rules/index.ts";
import { useTexts } from "../../game/texts.ts";
import styles from "./replay-log.module.css";

/** The log up to the shown action, scrolled to its newest line. */
export function ReplayLog({ lines }: { lines: readonly LogLine[] }) {
  const { title } = useTexts().battleScreen.log;
  const list = useRef<HTMLOListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further line is brought into view
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [lines]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <ol ref={list} className={styles.log} aria-label={title} tabIndex={0}>
      {lines.map(({ id, message, kind }) => (
        <li key={id} data-kind={kind ?? undefined}>
          {message}
        </li>
      ))}
    </ol>
  );
}
