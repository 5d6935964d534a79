import { Button } from "../../components/button.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import styles from "./room-unlock-notice.module.css";

interface RoomUnlockNoticeProps {
  onGo: () => void;
  onDismiss: () => void;
}

/** Notice with an arrow to room 2, shown after 'Stay in Room 1' (`LAB-051`, `CON-26`). */
export function RoomUnlockNotice({ onGo, onDismiss }: RoomUnlockNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <span className={styles.words}>Room 2 unlocked!</span>
      <Button size="small" tone="teal" icon="arrow_right" onClick={onGo}>
        Go to Room 2
      </Button>
      <IconButton icon="close" label="Dismiss" plain onClick={onDismiss} />
    </div>
  );
}
