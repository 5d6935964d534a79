import type { KeyboardCoordinateGetter } from "@dnd-kit/core";

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** With the arrow keys a taken creature goes over the next or the one before it, place by place. */
export const toNextPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  const { active, over, droppableRects, droppableContainers } = context;
  if (step === undefined || !active) return undefined;
  event.preventDefault();
  const places = droppableContainers.getEnabled().map(({ id }) => id);
  const from = places.indexOf(over?.id ?? active.id);
  const target = places[Math.min(places.length - 1, Math.max(0, from + step))];
  const rect = target === undefined ? undefined : droppableRects.get(target);
  return rect && { x: rect.left, y: rect.top };
};
