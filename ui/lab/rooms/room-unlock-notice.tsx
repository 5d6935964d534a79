import { Button } from "../../components/button.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "./room-unlock-notice.module.css";

interface RoomUnlockNoticeProps {
  onGo: () => void;
  onDismiss: () => void;
}

/** Notice with an arrow to room 2, shown after 'Stay in Room 1' (`LAB-051`, `CON-26`). */
export function RoomUnlockNotice({ onGo, onDismiss }: RoomUnlockNoticeProps) {
  const texts = useTexts();
  return (
    <div className={styles.notice} role="status">
      <span className={styles.words}>{texts.lab.rooms.room2Unlocked}</span>
      <Button size="small" tone="teal" icon="arrow_right" onClick={onGo}>
        {texts.lab.rooms.goToRoom2}
      </Button>
      <IconButton icon="close" label={texts.lab.rooms.dismiss} plain onClick={onDismiss} />
    </div>
  );
}
