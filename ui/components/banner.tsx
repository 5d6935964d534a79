import type { ReactNode } from "react";
import styles from "./banner.module.css";
import { Button } from "./button.tsx";

interface BannerProps {
  tone: "info" | "warning";
  children: ReactNode;
  /** The way back: caption of the button and what it does. */
  action?: { caption: string; busy?: boolean; onClick: () => void };
}

/** A strip that says what is wrong with the connection to the game, and the way back. */
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
