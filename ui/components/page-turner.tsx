import { Button } from "./button.tsx";
import styles from "./page-turner.module.css";

interface PageTurnerProps {
  /** From 1 on. */
  page: number;
  pages: number;
  /** `page`: which of how many. */
  words: { page: string; previous: string; next: string };
  /** Another page is on its way. */
  busy?: boolean;
  onTurn: (page: number) => void;
}

/** Previous and Next around the number of the page; nothing where there is only one. */
export function PageTurner({ page, pages, words, busy = false, onTurn }: PageTurnerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} data-wide="" aria-label={words.page}>
      <Button
        size="small"
        busy={busy}
        reason={page <= 1 ? words.page : null}
        reasonShown="caption"
        onClick={() => onTurn(page - 1)}
      >
        {words.previous}
      </Button>
      <span className={styles.page}>{words.page}</span>
      <Button
        size="small"
        busy={busy}
        reason={page >= pages ? words.page : null}
        reasonShown="caption"
        onClick={() => onTurn(page + 1)}
      >
        {words.next}
      </Button>
    </nav>
  );
}
