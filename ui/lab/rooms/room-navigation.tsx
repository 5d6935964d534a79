import { IconButton } from "../../components/icon-button.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { changeRoom } from "./change-room.ts";
import styles from "./room-navigation.module.css";

/** Buttons to change rooms, shown once room 2 is unlocked (`LAB-047`, `LAB-048`). */
export function RoomNavigation() {
  const game = useGame();
  const { lab } = useLoaded();
  const room = useGameState((state) => state.room);
  if (lab.roomsUnlocked <= 1) return null;
  return (
    <nav className={styles.rooms} aria-label="Rooms">
      {room > 1 ? (
        <IconButton icon="arrow_left" label="Previous room" onClick={() => changeRoom(game, room - 1)} />
      ) : null}
      <span className={styles.count}>
        {room}/{lab.roomsUnlocked}
      </span>
      {room < lab.roomsUnlocked ? (
        <IconButton icon="arrow_right" label="Next room" onClick={() => changeRoom(game, room + 1)} />
      ) : null}
    </nav>
  );
}
