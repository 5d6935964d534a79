import type { ReactNode } from "react";
import { classNames } from "../../components/class-names.ts";
import styles from "./watch-layout.module.css";

interface WatchLayoutProps {
  /** The battle. */
  battle: ReactNode;
  /** Whether the battle takes the whole height of the window; otherwise it has a height of its own. */
  fillsHeight?: boolean;
  /** Beside the battle, or below it on narrow screens: what happens in words, and buttons. */
  children: ReactNode;
}

/** A battle that is only watched, live or as a replay. */
export function WatchLayout({ battle, fillsHeight = false, children }: WatchLayoutProps) {
  return (
    <div className={classNames(styles.sides, fillsHeight ? styles.fills : styles.rests)}>
      {battle}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
