import { useDraggable, useDroppable } from "@dnd-kit/core";
import type { CSSProperties } from "react";
import { type Creature, fill, formName } from "../../../rules/index.ts";
import { IconButton } from "../../components/icon-button.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { announce } from "../../game/store/notify.ts";
import { useArena } from "../arena-context.tsx";
import styles from "./battle-order.module.css";
import { swapPicks } from "./pick-team.ts";

interface OrderRowProps {
  creature: Creature;
  /** The name that its owner gave it; null without one. */
  nickname: string | null;
  index: number;
  /** The index of the last creature. */
  last: number;
}

/** One creature of the drawing order: dragged by its handle, or moved by one with a button. */
export function OrderRow({ creature, nickname, index, last }: OrderRowProps) {
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
        <bdi>{nickname ?? name}</bdi> <span className={styles.form}>{formName(arena.rules, form)}</span>
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
