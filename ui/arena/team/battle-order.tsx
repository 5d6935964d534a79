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
import { type Creature, fill, type Texts } from "../../../rules/index.ts";
import { useArena } from "../arena-context.tsx";
import { useTeamNames } from "../practice/practice-teams.ts";
import styles from "./battle-order.module.css";
import { OrderRow } from "./order-row.tsx";
import { swapPicks } from "./pick-team.ts";

/** The drawing order; a creature dragged onto another one swaps places with it (`BAT-017`). */
export function BattleOrder({ team }: { team: readonly Creature[] }) {
  const arena = useArena();
  const heading = useId();
  const nicknames = useTeamNames();
  const sensors = useSensors(
    useSensor(PointerSensor),
    // While a list still scrolls smoothly, the next key would miss the next row.
    useSensor(KeyboardSensor, { coordinateGetter: overNeighbour, scrollBehavior: "auto" }),
  );
  const { order: texts } = arena.rules.texts.arena;
  if (team.length === 0) return null;
  const ids = team.map(({ id }) => id);

  function swap({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id)
      swapPicks(arena, ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }

  return (
    <section aria-labelledby={heading}>
      <h4 id={heading}>{texts.title}</h4>
      <p className={styles.hint}>{texts.text}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: announcements(texts, team),
          screenReaderInstructions: { draggable: texts.help },
        }}
        onDragEnd={swap}
      >
        <ol className={styles.list}>
          {team.map((creature, index) => (
            <OrderRow
              key={creature.id}
              creature={creature}
              nickname={nicknames[creature.id] ?? null}
              index={index}
              last={team.length - 1}
            />
          ))}
        </ol>
      </DndContext>
    </section>
  );
}

/** What a screen reader says while a creature is moved. */
function announcements(texts: Texts["arena"]["order"], team: readonly Creature[]): Announcements {
  const placeOf = (id: unknown) => {
    const index = team.findIndex((creature) => creature.id === id);
    return { place: fill(texts.place, { creature: team[index]?.species_name ?? "", number: index + 1 }) };
  };
  return {
    onDragStart: ({ active }) => fill(texts.taken, placeOf(active.id)),
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? fill(texts.wouldSwap, placeOf(over.id)) : texts.ownPlace,
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? fill(texts.swapped, placeOf(over.id))
        : fill(texts.left, placeOf(active.id)),
    onDragCancel: ({ active }) => fill(texts.left, placeOf(active.id)),
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
