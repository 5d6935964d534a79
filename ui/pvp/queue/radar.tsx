import { Icon } from "../../components/icon.tsx";
import styles from "./radar.module.css";

/** Decoration of the wait. */
export function Radar() {
  return (
    <div className={styles.radar} aria-hidden="true">
      <span className={styles.wave} />
      <span className={styles.wave} />
      <span className={styles.heart}>
        <Icon name="attack" size={44} />
      </span>
    </div>
  );
}
