import type { ReactNode } from "react";
import styles from "./badge.module.css";
import tones from "./tones.module.css";

export type BadgeTone = "neutral" | "success" | "error" | "warning" | "info";

/** A small label with a few words, such as 'OFFLINE' or 'Connection Issues'. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${tones[tone]}`}>{children}</span>;
}
