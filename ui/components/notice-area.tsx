import { classNames } from "./class-names.ts";
import styles from "./notice-area.module.css";
import tones from "./tones.module.css";
import { useWords } from "./words.ts";

export interface NoticeEntry {
  id: number;
  text: string;
  tone: "info" | "success" | "error";
}

interface NoticeAreaProps {
  notices: readonly NoticeEntry[];
  /** The most notices shown at once; the newest are kept (`GAP-52`). */
  limit: number;
  /** How long a notice is shown before it has faded, in milliseconds. */
  lifeMs: number;
}

/** Shows the notices, newest last (`LAB-036`, `LAB-037`). It only fades them; the caller removes them from the list. */
export function NoticeArea({ notices, limit, lifeMs }: NoticeAreaProps) {
  const words = useWords();
  return (
    // No live region: the log of the page says each notice, and it would be heard twice.
    <section className={styles.area} aria-label={words.notices}>
      {notices.slice(-limit).map((notice) => (
        <p
          key={notice.id}
          className={classNames(styles.notice, tones[notice.tone])}
          style={{ animationDuration: `${lifeMs}ms` }}
        >
          {notice.text}
        </p>
      ))}
    </section>
  );
}
