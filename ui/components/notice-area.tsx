import { classNames } from "./class-names.ts";
import styles from "./notice-area.module.css";

export interface NoticeEntry {
  id: number;
  text: string;
  tone: "info" | "success" | "error";
}

interface NoticeAreaProps {
  notices: readonly NoticeEntry[];
  /** At most so many are seen, the newest (`GAP-52`). */
  limit: number;
  /** How long an entry lives, in milliseconds: it fades at the end of that time. */
  lifeMs: number;
}

/** The notice area: newest entry last (`LAB-036`, `LAB-037`). Whoever adds entries takes them away. */
export function NoticeArea({ notices, limit, lifeMs }: NoticeAreaProps) {
  return (
    <div className={styles.area} role="status" aria-label="Notices">
      {notices.slice(-limit).map((notice) => (
        <p
          key={notice.id}
          className={classNames(styles.notice, styles[notice.tone])}
          style={{ animationDuration: `${lifeMs}ms` }}
        >
          {notice.text}
        </p>
      ))}
    </div>
  );
}
