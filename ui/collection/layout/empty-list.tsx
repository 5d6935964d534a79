import type { ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import styles from "./empty-list.module.css";

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
