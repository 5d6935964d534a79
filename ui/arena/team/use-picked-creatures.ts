import type { Creature } from "../../../rules/index.ts";
import { useArenaState } from "../arena-context.tsx";

/** The picked creatures in drawing order. */
export function usePickedCreatures(): Creature[] {
  const creatures = useArenaState((state) => state.collection.creatures);
  const picked = useArenaState((state) => state.selection.creatures);
  return picked.flatMap((id) => creatures.filter((creature) => creature.id === id));
}
