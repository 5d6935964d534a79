import type { ReactNode } from "react";
import styles from "./panels.module.css";

interface WaitingPanelProps {
  /** Says what the dialog waits for. */
  text: string;
  /** What the player can do meanwhile. */
  children?: ReactNode;
}

/** Shows that the wallet or the ledger is working, and that the dialog may be closed meanwhile. */
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
