import type { OwnedCreature } from "../../rules/index.ts";
import type { SpellReply, ToolReply } from "../../server/contract/index.ts";

/** One list of the collection and its loading state. */
export interface LoadableList<Content> {
  /** The list; null before it was first loaded. */
  content: Content | null;
  /** Time by the browser's clock, in milliseconds, at which the content was loaded from the server. */
  contentAt: number;
  /** Time at which the latest load began, by the browser's clock, in milliseconds. */
  loadBegunAt: number;
  loading: boolean;
  /** A load is running or has just ended; no other may begin (`LED-191`). */
  locked: boolean;
  /** Why loading failed when there is no content (`ERR-025`); null otherwise. */
  error: string | null;
  /** Time of the last notice about a failed load beside existing content, by the browser's clock (`LED-194`). */
  failureToldAt: number;
}

/** The tools and spells of an account. */
export interface Items {
  tools: ToolReply[];
  spells: SpellReply[];
}

/** The game's tokens in a ledger account (`LED-004`). */
export interface Collection {
  /** Address of the account; another account starts empty. */
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
    /** Dialogs about one creature; null when none is selected (`LED-156`, `LED-167`). */
    creatureStats: { creatureId: string | null };
    upgradeStats: { creatureId: string | null };
    evolve: { creatureId: string | null };
  }
}
