import type { ReactNode } from "react";
import styles from "./grown-headline.module.css";

/** Something has succeeded, and what can be done now. */
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
