import type { ReactNode } from "react";
import styles from "./grown-headline.module.css";

/** Announces a success and what the player can do now. */
export function GrownHeadline({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <div role="status">
        <h3>{headline}</h3>
      </div>
      {children}
    </div>
  );
}
