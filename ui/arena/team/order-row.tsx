import { useDraggable, useDroppable } from "@dnd-kit/core";
import type { CSSProperties } from "react";
import { type Creature, formName } from "../../../rules/index.ts";
import { CreaturePicture } from "../../components/creature-picture.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { announce } from "../../game/store/notify.ts";
import { swapPicks } from "../actions/pick-team.ts";
import { useArena } from "../arena-context.tsx";
import styles from "./battle-order.module.css";

interface OrderRowProps {
  creature: Creature;
  /** Its place from 0. */
  place: number;
  last: number;
}

/** One creature of the drawing order: dragged by its handle, or moved by one place with a press. */
export function OrderRow({ creature, place, last }: OrderRowProps) {
  const arena = useArena();
  const { id, species_name: name, form } = creature;
  const drag = useDraggable({ id });
  const drop = useDroppable({ id });

  function swapWith(other: number) {
    if (other < 0 || other > last) return;
    swapPicks(arena, place, other);
    announce(arena.game, `${name} is now drawn as number ${other + 1}`);
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
        aria-label={`Move ${name}, number ${place + 1}`}
        data-keeps-escape={drag.isDragging || undefined}
      >
        <span className={styles.place}>{place + 1}</span>
        <CreaturePicture creature={creature} size={36} />
      </button>
      <span className={styles.words}>
        {name} <span className={styles.form}>{formName(arena.rules, form)}</span>
      </span>
      <IconButton
        icon="arrow_up"
        label={`Draw ${name} earlier`}
        aria-disabled={place === 0 || undefined}
        onClick={() => swapWith(place - 1)}
      />
      <IconButton
        icon="arrow_down"
        label={`Draw ${name} later`}
        aria-disabled={place === last || undefined}
        onClick={() => swapWith(place + 1)}
      />
    </li>
  );
}

function moved({ x, y }: { x: number; y: number }): CSSProperties {
  return { transform: `translate(${x}px, ${y}px)` };
}
