import { IconButton } from "../../components/icon-button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { changeRoom } from "../commands/change-room.ts";
import styles from "./machine-list.module.css";

/** Buttons to change rooms, shown once room 2 is unlocked (`LAB-047`, `LAB-048`). */
export function RoomNavigation() {
  const texts = useTexts();
  const game = useGame();
  const { lab } = useLoaded();
  const room = useGameState((state) => state.room);
  if (lab.roomsUnlocked <= 1) return null;
  return (
    <nav className={styles.rooms} aria-label={texts.lab.rooms.rooms}>
      {room > 1 ? (
        <IconButton
          icon="arrow_left"
          label={texts.lab.rooms.previousRoom}
          onClick={() => changeRoom(game, room - 1)}
        />
      ) : null}
      <span className={layoutStyles.pageNumber}>
        {room}/{lab.roomsUnlocked}
      </span>
      {room < lab.roomsUnlocked ? (
        <IconButton
          icon="arrow_right"
          label={texts.lab.rooms.nextRoom}
          onClick={() => changeRoom(game, room + 1)}
        />
      ) : null}
    </nav>
  );
}
