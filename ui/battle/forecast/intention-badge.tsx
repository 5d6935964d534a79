import { Icon } from "../../components/icon.tsx";
import { SCREEN_ACTIONS } from "../action-panel/screen-actions.ts";
import type { ShownIntention } from "./enemy-intention.ts";
import styles from "./intention-badge.module.css";

/** What an enemy would do next, above it: an icon and a few words. Screen readers get it in its description. */
export function IntentionBadge({ type, text }: Pick<ShownIntention, "type" | "text">) {
  return (
    <span className={styles.badge} data-intention={type}>
      <Icon name={SCREEN_ACTIONS[type].icon} size={14} /> <span className={styles.words}>{text}</span>
    </span>
  );
}
