import { Button } from "./button.tsx";
import styles from "./page-turner.module.css";

interface PageTurnerProps {
  /** Number of the shown page, starting at 1. */
  page: number;
  pages: number;
  /** `page` says which page of how many is shown. */
  labels: { page: string; previous: string; next: string };
  /** Another page is loading. */
  busy?: boolean;
  onTurn: (page: number) => void;
}

/** Previous and Next buttons with the page number between them. Renders nothing for a single page. */
export function PageTurner({ page, pages, labels, busy = false, onTurn }: PageTurnerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} data-wide="" aria-label={labels.page}>
      <Button
        size="small"
        busy={busy}
        reason={page <= 1 ? labels.page : null}
        reasonShown="caption"
        onClick={() => onTurn(page - 1)}
      >
        {labels.previous}
      </Button>
      <span className={styles.page}>{labels.page}</span>
      <Button
        size="small"
        busy={busy}
        reason={page >= pages ? labels.page : null}
        reasonShown="caption"
        onClick={() => onTurn(page + 1)}
      >
        {labels.next}
      </Button>
    </nav>
  );
}
