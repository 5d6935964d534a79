import type { OwnedCreature } from "../../rules/index.ts";
import type { SpellReply, ToolReply } from "../../server/contract/index.ts";

/** One list of the collection, and how its loading stands. */
export interface LoadableList<Content> {
  /** null until there is any. */
  content: Content | null;
  /** When the content was the server's, by the browser's clock. */
  contentAt: number;
  /** When the newest load began, by the browser's clock. */
  loadBegunAt: number;
  loading: boolean;
  /** A load runs or has just ended: no other may begin (`LED-191`). */
  locked: boolean;
  /** Why there is no content (`ERR-025`); null while there is some, or none was asked for. */
  error: string | null;
  /** When a failure beside some content was told last, by the browser's clock (`LED-194`). */
  failureToldAt: number;
}

/** The tools and spells of an account. */
export interface Items {
  tools: ToolReply[];
  spells: SpellReply[];
}

/** What a ledger account holds of the game's tokens (`LED-004`). */
export interface Collection {
  /** Whose it is; another account starts from nothing. */
  account: string | null;
  creatures: LoadableList<OwnedCreature[]>;
  items: LoadableList<Items>;
  /** Id of the creature whose details are shown. */
  selectedCreature: string | null;
}

const NEVER = Number.NEGATIVE_INFINITY;

const emptyList = {
  content: null,
  contentAt: NEVER,
  loadBegunAt: NEVER,
  loading: false,
  locked: false,
  error: null,
  failureToldAt: NEVER,
};

export const emptyCollection: Collection = {
  account: null,
  creatures: emptyList,
  items: emptyList,
  selectedCreature: null,
};

export interface CollectionSlice {
  collection: Collection;
}

declare module "../game/store/game-state.ts" {
  interface PlayerSlices extends CollectionSlice {}

  interface Dialogs {
    creatures: object;
    items: object;
    mintEgg: object;
    /** The dialogs about one creature; null: none was selected (`LED-156`, `LED-167`). */
    creatureStats: { creatureId: string | null };
    upgradeStats: { creatureId: string | null };
    evolve: { creatureId: string | null };
  }
}
