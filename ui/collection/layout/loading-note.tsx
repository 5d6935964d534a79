import styles from "./loading-note.module.css";

/** Says that something is on its way, where there is nothing else to see yet. */
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
