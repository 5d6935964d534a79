import type { ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import styles from "./empty-shelf.module.css";

interface EmptyShelfProps {
  /** Title, such as 'No creatures found'. */
  title: string;
  /** How to get the first one. */
  children: ReactNode;
}

/** Shown in place of an empty list, with how to get the first entry. */
export function EmptyShelf({ title, children }: EmptyShelfProps) {
  return (
    <div className={styles.empty}>
      <Icon name="egg" size={72} />
      <h3>{title}</h3>
      {children}
    </div>
  );
}
