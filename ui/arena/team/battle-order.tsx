import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type CSSProperties, useId } from "react";
import { type Creature, fill, formName, type Texts } from "../../../rules/index.ts";
import { IconButton } from "../../components/icon-button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { announce } from "../../game/store/notify.ts";
import { useArena } from "../arena-context.tsx";
import { useTeamNames } from "../practice/practice-teams.ts";
import styles from "./battle-order.module.css";
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
      <p className={layoutStyles.muted}>{texts.text}</p>
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

interface OrderRowProps {
  creature: Creature;
  /** The name that its owner gave it; null without one. */
  nickname: string | null;
  index: number;
  /** The index of the last creature. */
  last: number;
}

/** One creature of the drawing order: dragged by its handle, or moved by one with a button. */
function OrderRow({ creature, nickname, index, last }: OrderRowProps) {
  const arena = useArena();
  const { id, species_name: name, form } = creature;
  const { order: texts } = arena.rules.texts.arena;
  const drag = useDraggable({ id });
  const drop = useDroppable({ id });

  function swapWith(other: number) {
    if (other < 0 || other > last) return;
    swapPicks(arena, index, other);
    announce(arena.game, fill(texts.moved, { creature: name, number: other + 1 }));
  }

  return (
    <li
      ref={drop.setNodeRef}
      className={styles.row}
      data-target={(drop.isOver && !drag.isDragging) || undefined}
      data-dragged={drag.isDragging || undefined}
      style={drag.transform ? moved(drag.transform) : undefined}
    >
      <button
        ref={drag.setNodeRef}
        type="button"
        className={styles.handle}
        {...drag.attributes}
        {...drag.listeners}
        aria-label={fill(texts.move, { creature: name, number: index + 1 })}
        data-keeps-escape={drag.isDragging || undefined}
      >
        <span className={styles.number}>{index + 1}</span>
        <CreaturePicture creature={creature} size={36} />
      </button>
      <span className={styles.words}>
        <bdi>{nickname ?? name}</bdi>{" "}
        <span className={layoutStyles.mutedAside}>{formName(arena.rules, form)}</span>
      </span>
      <IconButton
        icon="arrow_up"
        label={fill(texts.earlier, { creature: name })}
        aria-disabled={index === 0 || undefined}
        onClick={() => swapWith(index - 1)}
      />
      <IconButton
        icon="arrow_down"
        label={fill(texts.later, { creature: name })}
        aria-disabled={index === last || undefined}
        onClick={() => swapWith(index + 1)}
      />
    </li>
  );
}

function moved({ x, y }: { x: number; y: number }): CSSProperties {
  return { transform: `translate(${x}px, ${y}px)` };
}
