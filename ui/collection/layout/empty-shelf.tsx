import type { ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import styles from "./empty-shelf.module.css";

interface EmptyShelfProps {
  /** Such as 'No creatures found'. */
  title: string;
  /** The way to get the first one. */
  children: ReactNode;
}

/** A list with nothing on it, and how to put something there. */
export function EmptyShelf({ title, children }: EmptyShelfProps) {
  return (
    <div className={styles.empty}>
      <Icon name="egg" size={72} />
      <h3>{title}</h3>
      {children}
    </div>
  );
}
