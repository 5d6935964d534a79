/**
 * What the player looks at in the collection. The creatures and items themselves are in the query cache
 * (`loading/owned-list.ts`).
 */
interface Collection {
  /** Address of the account whose lists are shown; another account starts with nothing loaded (`LED-004`). */
  account: string | null;
  /** Id of the creature whose details are shown. */
  selectedCreature: string | null;
}

export const emptyCollection: Collection = { account: null, selectedCreature: null };

export interface CollectionSlice {
  collection: Collection;
  /** An egg or a creature opens on the screen: other music rests. */
  hatching: boolean;
}

declare module "../game/store/game-state.ts" {
  interface PlayerSlices extends CollectionSlice {}

  interface Dialogs {
    creatures: object;
    items: object;
    book: object;
    mintEgg: object;
    /** One stat upgrade each of several creatures (`GAP-70`). */
    upgradeSeveral: object;
    /** Dialogs about one creature; null when none is selected (`LED-156`, `LED-167`). */
    creatureStats: { creatureId: string | null };
    upgradeStats: { creatureId: string | null };
    evolve: { creatureId: string | null };
  }
}
