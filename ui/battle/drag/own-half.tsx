import { useDndContext, useDroppable } from "@dnd-kit/core";
import styles from "./battle-drag.module.css";
import { type Dragged, OWN_HALF } from "./dragged.ts";

/** The player's half of the field, where a dragged card is let go to deploy it. */
export function OwnHalf() {
  const { active } = useDndContext();
  const { setNodeRef, isOver } = useDroppable({ id: OWN_HALF });
  const isAwaiting = (active?.data.current as Dragged | undefined)?.kind === "card";
  return (
    <div
      ref={setNodeRef}
      className={styles.place}
      data-awaits={isAwaiting || undefined}
      data-over={isOver || undefined}
      aria-hidden="true"
    />
  );
}
