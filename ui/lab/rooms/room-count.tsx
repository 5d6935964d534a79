import { useGameState, useLoaded } from "../../game/game-context.tsx";
import styles from "./room-count.module.css";

/** Shows the current room and the number of machines in the lab (`LAB-046`). */
export function RoomCount() {
  const { lab } = useLoaded();
  const room = useGameState((state) => state.room);
  const machines = lab.machines.length;
  return (
    <p className={styles.count}>
      Room {room} of {lab.roomsUnlocked} · {machines === 1 ? "1 machine" : `${machines} machines`}
    </p>
  );
}
