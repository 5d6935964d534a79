import type { ReactNode } from "react";
import styles from "./panels.module.css";

interface WaitingPanelProps {
  /** What is waited for. */
  text: string;
  /** What can be done meanwhile. */
  children?: ReactNode;
}

/** The wallet or the ledger has the word: what is waited for, and that it may be left alone. */
export function WaitingPanel({ text, children }: WaitingPanelProps) {
  return (
    <div className={styles.waiting}>
      <span className={styles.orbit} aria-hidden="true" />
      <p role="status" className={styles.text}>
        {text}
      </p>
      {children}
    </div>
  );
}
