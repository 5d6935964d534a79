import type { ReactNode } from "react";
import styles from "./grown-headline.module.css";

/** The end of an upgrade or an evolution, and what can be done now. */
export function GrownHeadline({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <h3 role="status">{headline}</h3>
      {children}
    </div>
  );
}
