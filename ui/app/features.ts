import { type CollectionSlice, emptyCollection } from "../collection/collection.ts";
import type { Features } from "../game/store/game.ts";
import { emptyLabSlice, type LabSlice, labInBattle } from "../lab/state/lab-state.ts";
import { emptyProfileSlice, type ProfileSlice } from "../profile/profile-state.ts";
import type { TransactionsSlice } from "../transactions/transaction-handler.ts";

const playerSlices: LabSlice & CollectionSlice & ProfileSlice & TransactionsSlice = {
  ...emptyLabSlice,
  ...emptyProfileSlice,
  collection: emptyCollection,
  hatching: false,
  transactions: {},
};

/** The features of all rooms. TypeScript reports a missing one. */
export const features = {
  playerSlices,
  stateInBattle: labInBattle,
} satisfies Features;
