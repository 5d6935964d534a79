import styles from "./loading-note.module.css";

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
