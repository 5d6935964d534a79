import { fill, fillPlural } from "../../../rules/index.ts";
import { useGameState, useLoaded } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "./room-count.module.css";

/** Shows the current room and the number of machines in the lab (`LAB-046`). */
export function RoomCount() {
  const { lab } = useLoaded();
  const texts = useTexts();
  const room = useGameState((state) => state.room);
  const machines = fillPlural(texts, texts.lab.rooms.machines, { number: lab.machines.length });
  return (
    <p className={styles.count}>
      {fill(texts.lab.rooms.place, { room, rooms: lab.roomsUnlocked, machines })}
    </p>
  );
}
