import { useDraggable } from "@dnd-kit/core";
import type { Dragged } from "./dragged.ts";

/**
 * Makes an element draggable by pointer and finger. Its role, names and keys stay those of a button.
 * @param isOff whether it cannot be dragged now
 */
export function useDragged(dragged: Dragged, isOff: boolean) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    // A tool and a spell may have the same id.
    id: `${dragged.kind === "item" ? dragged.type : dragged.kind} ${dragged.id}`,
    data: dragged,
    disabled: isOff,
  });
  return { setNodeRef, dragged: { ...listeners, "data-dragged": isDragging || undefined } };
}
