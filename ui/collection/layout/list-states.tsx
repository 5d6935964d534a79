import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useTexts } from "../../game/texts.ts";
import styles from "./list-states.module.css";

interface EmptyListProps {
  /** Title, such as 'No creatures found'. */
  title: string;
  /** How to get the first one. */
  children: ReactNode;
}

/** Shown in place of an empty list, with how to get the first entry. */
export function EmptyList({ title, children }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <Icon name="egg" size={72} />
      <h3>{title}</h3>
      {children}
    </div>
  );
}

interface LoadErrorProps {
  /** What could not be loaded, such as 'Error loading creatures'. */
  title: string;
  message: string;
  busy: boolean;
  onTryAgain: () => void;
}

/** Says that a list could not be loaded, and why (`LED-134`, `LED-138`). */
export function LoadError({ title, message, busy, onTryAgain }: LoadErrorProps) {
  const texts = useTexts();
  return (
    <div role="alert" className={styles.failed}>
      <h3 className={layoutStyles.error}>{title}</h3>
      <p>{message}</p>
      <Button tone="teal" busy={busy} onClick={onTryAgain}>
        {texts.words.tryAgain}
      </Button>
    </div>
  );
}

/** Shows that content is loading. */
export function LoadingNote({ children }: { children: string }) {
  return (
    <p role="status" className={styles.note}>
      <span className={styles.dots} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {children}
    </p>
  );
}
