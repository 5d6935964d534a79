import type { ReactNode } from "react";
import styles from "./banner.module.css";
import { Button } from "./button.tsx";
import tones from "./tones.module.css";

interface BannerProps {
  tone: "info" | "warning";
  children: ReactNode;
  /** The button that tries to solve the problem. */
  action?: { caption: string; busy?: boolean; onClick: () => void };
  /** A second, quieter button that declines. */
  dismiss?: { caption: string; onClick: () => void };
}

/** A strip that describes a problem or an offer, with a button for it. */
export function Banner({ tone, children, action, dismiss }: BannerProps) {
  return (
    <div className={`${styles.banner} ${tones[tone]}`} role="status">
      <p className={styles.words}>{children}</p>
      {action === undefined ? null : (
        <Button size="small" tone="teal" busy={action.busy ?? false} onClick={action.onClick}>
          {action.caption}
        </Button>
      )}
      {dismiss === undefined ? null : (
        <Button size="small" onClick={dismiss.onClick}>
          {dismiss.caption}
        </Button>
      )}
    </div>
  );
}
