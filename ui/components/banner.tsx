import type { ReactNode } from "react";
import styles from "./banner.module.css";
import { Button } from "./button.tsx";

interface BannerProps {
  tone: "info" | "warning";
  children: ReactNode;
  /** The button that tries to solve the problem. */
  action?: { caption: string; busy?: boolean; onClick: () => void };
}

/** A strip that describes a connection problem and offers a button to solve it. */
export function Banner({ tone, children, action }: BannerProps) {
  return (
    <div className={`${styles.banner} ${styles[tone]}`} role="status">
      <p className={styles.words}>{children}</p>
      {action === undefined ? null : (
        <Button size="small" tone="teal" busy={action.busy ?? false} onClick={action.onClick}>
          {action.caption}
        </Button>
      )}
    </div>
  );
}
