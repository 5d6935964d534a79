import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useId } from "react";
import type { Creature } from "../../../rules/index.ts";
import { swapPicks } from "../actions/pick-team.ts";
import { useArena } from "../arena-context.tsx";
import styles from "./battle-order.module.css";
import { toNextPlace } from "./order-keys.ts";
import { OrderRow } from "./order-row.tsx";

const HOW =
  "Press Space or Enter to take the creature, the arrow keys to choose another one, Space or Enter again to swap the two, Escape to leave it where it was.";

/** The drawing order; a creature dragged onto another one swaps places with it (`BAT-017`). */
export function BattleOrder({ team }: { team: readonly Creature[] }) {
  const arena = useArena();
  const heading = useId();
  const sensors = useSensors(
    useSensor(PointerSensor),
    // A list that still scrolls would keep the next key from the next place.
    useSensor(KeyboardSensor, { coordinateGetter: toNextPlace, scrollBehavior: "auto" }),
  );
  if (team.length === 0) return null;
  const ids = team.map(({ id }) => id);

  function swap({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id)
      swapPicks(arena, ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }

  return (
    <section aria-labelledby={heading}>
      <h4 id={heading}>Battle order</h4>
      <p className={styles.hint}>Creatures will be drawn in this order</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: announcements(team),
          screenReaderInstructions: { draggable: HOW },
        }}
        onDragEnd={swap}
      >
        <ol className={styles.list}>
          {team.map((creature, place) => (
            <OrderRow key={creature.id} creature={creature} place={place} last={team.length - 1} />
          ))}
        </ol>
      </DndContext>
    </section>
  );
}

/** What is said while a creature is moved. */
function announcements(team: readonly Creature[]): Announcements {
  const place = (id: unknown) => team.findIndex((creature) => creature.id === id);
  const name = (id: unknown) => `${team[place(id)]?.species_name ?? ""}, number ${place(id) + 1}`;
  return {
    onDragStart: ({ active }) => `${name(active.id)}, taken`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `Would swap with ${name(over.id)}` : `At its own place`,
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? `Swapped with ${name(over.id)}`
        : `${name(active.id)}, left where it was`,
    onDragCancel: ({ active }) => `${name(active.id)}, left where it was`,
  };
}
