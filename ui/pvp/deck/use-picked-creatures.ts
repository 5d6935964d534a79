import { useMemo } from "react";
import type { Creature } from "../../../rules/index.ts";
import { cardsOf } from "../../battle/team/selection.ts";
import { usePvpState } from "../pvp-context.tsx";

/** The creatures of the deck, in drawing order. */
export function usePickedCreatures(): Creature[] {
  const owned = usePvpState((state) => state.collection.creatures);
  const picked = usePvpState((state) => state.selection.creatures);
  return useMemo(() => cardsOf(owned, picked), [owned, picked]);
}
