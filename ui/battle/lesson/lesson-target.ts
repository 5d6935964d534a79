import { actionNeeds, idsOf, type LessonAdvice } from "../../../rules/index.ts";
import type { Chosen } from "../store/battle-state.ts";

const SHOWN = {
  field: null,
  energy: 'header [data-energy="player"]',
  synergies: 'header [data-synergies="player"]',
} as const;

/**
 * Returns a selector of what the learner has to look at or press next: first the creature that acts, then its target,
 * then the button, which also opens the list of items; null where nothing is pointed at.
 */
export function lessonTarget({ shows, move, isFree }: LessonAdvice, chosen: Chosen): string | null {
  if (shows) return SHOWN[shows];
  if (move === null || isFree) return null;
  const { actor, target } = idsOf(move);
  const { takenBy, items } = actionNeeds(move.type);
  if (takenBy !== "side" && actor !== chosen.actorId) return ofCreature(actor);
  const isAimed = items === null ? target !== null : chosen.aimed !== null;
  if (isAimed && target !== chosen.targetId) return ofCreature(target);
  return `[data-action="${move.type}"]`;
}

function ofCreature(id: string | null): string {
  return `[data-creature="${CSS.escape(id ?? "")}"]`;
}
