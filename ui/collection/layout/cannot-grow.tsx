import type { ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import styles from "./cannot-grow.module.css";

interface CannotGrowProps {
  title: string;
  reason: string;
  /** What the player can do instead. */
  children?: ReactNode;
}

/** Says that a creature cannot be upgraded or evolved now, and why (`LED-155`, `LED-166`). */
export function CannotGrow({ title, reason, children }: CannotGrowProps) {
  return (
    <div className={styles.panel}>
      <Icon name="lock" size={40} />
      <h3>{title}</h3>
      <p>{reason}</p>
      {children}
    </div>
  );
}
