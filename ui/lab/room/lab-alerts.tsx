import { fill, type RuleSet } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { changeRoom, closeRoomUnlockNotice } from "../commands/change-room.ts";
import styles from "./lab-alerts.module.css";

const ROOM_TWO = 2;

/**
 * Alerts that stay until they are used or closed: the arrow to room 2 (`CON-26`) and the low-TCorvax alert
 * (`CON-88`).
 */
export function LabAlerts() {
  const game = useGame();
  const { rules } = useLoaded();
  const hasUnlockNotice = useGameState((state) => state.roomUnlockNotice);
  const isLow = useGameState((state) => state.lowTcorvaxAlert);
  return (
    <>
      {hasUnlockNotice ? (
        <RoomUnlockNotice
          onGo={() => changeRoom(game, ROOM_TWO)}
          onDismiss={() => closeRoomUnlockNotice(game)}
        />
      ) : null}
      {isLow ? (
        <LowTcorvaxAlert rules={rules} onClose={() => game.store.setState({ lowTcorvaxAlert: false })} />
      ) : null}
    </>
  );
}

/**
 * Warns that the player can no longer afford a Cat's Lair; shown once each time the balance falls below the threshold
 * (`LAB-176`, `CON-88`).
 */
export function LowTcorvaxAlert({ rules, onClose }: { rules: RuleSet; onClose: () => void }) {
  return (
    <div className={styles.alert} role="alert">
      <Icon name="tcorvax" size={26} />
      <p>{fill(rules.texts.lab.notices.lowTcorvax, { cost: rules.alerts.lowTcorvax })}</p>
      <IconButton icon="close" label={rules.texts.words.close} plain onClick={onClose} />
    </div>
  );
}

/** Notice with an arrow to room 2, shown after 'Stay in Room 1' (`LAB-051`, `CON-26`). */
export function RoomUnlockNotice({ onGo, onDismiss }: { onGo: () => void; onDismiss: () => void }) {
  const texts = useTexts();
  return (
    <div className={styles.notice} role="status">
      <span className={layoutStyles.heading}>{texts.lab.rooms.room2Unlocked}</span>
      <Button size="small" tone="teal" icon="arrow_right" onClick={onGo}>
        {texts.lab.rooms.goToRoom2}
      </Button>
      <IconButton icon="close" label={texts.lab.rooms.dismiss} plain onClick={onDismiss} />
    </div>
  );
}
