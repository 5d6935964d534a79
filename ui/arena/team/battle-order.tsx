import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useId } from "react";
import type { Creature } from "../../../rules/index.ts";
import { useArena } from "../arena-context.tsx";
import styles from "./battle-order.module.css";
import { OrderRow } from "./order-row.tsx";
import { swapPicks } from "./pick-team.ts";

const HOW =
  "Press Space or Enter to take the creature, the arrow keys to choose another one, Space or Enter again to swap the two, Escape to leave it where it was.";

/** The drawing order; a creature dragged onto another one swaps places with it (`BAT-017`). */
export function BattleOrder({ team }: { team: readonly Creature[] }) {
  const arena = useArena();
  const heading = useId();
  const sensors = useSensors(
    useSensor(PointerSensor),
    // While a list still scrolls smoothly, the next key would miss the next row.
    useSensor(KeyboardSensor, { coordinateGetter: overNeighbour, scrollBehavior: "auto" }),
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
          {team.map((creature, index) => (
            <OrderRow key={creature.id} creature={creature} index={index} last={team.length - 1} />
          ))}
        </ol>
      </DndContext>
    </section>
  );
}

/** What a screen reader says while a creature is moved. */
function announcements(team: readonly Creature[]): Announcements {
  const indexOf = (id: unknown) => team.findIndex((creature) => creature.id === id);
  const name = (id: unknown) => `${team[indexOf(id)]?.species_name ?? ""}, number ${indexOf(id) + 1}`;
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

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** An arrow key moves the taken creature over the next row or the one before. */
const overNeighbour: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  const { active, over, droppableRects, droppableContainers } = context;
  if (step === undefined || !active) return undefined;
  event.preventDefault();
  const rows = droppableContainers.getEnabled().map(({ id }) => id);
  const from = rows.indexOf(over?.id ?? active.id);
  const target = rows[Math.min(rows.length - 1, Math.max(0, from + step))];
  const rect = target === undefined ? undefined : droppableRects.get(target);
  return rect && { x: rect.left, y: rect.top };
};
