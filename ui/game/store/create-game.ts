import { produce } from "immer";
import { createStore } from "zustand/vanilla";
import { emptyCollection } from "../../collection/collection.ts";
import { walletDisconnected } from "../../wallet/wallet.ts";
import type { Game, GameParts, GameStore } from "./game.ts";
import type { GameState } from "./game-state.ts";
import { createListeners } from "./listeners.ts";
import { readSettings } from "./settings.ts";
import { createWriteQueue } from "./write-queue.ts";

/** Makes one game: nothing of it lives at module level, so there can be many. */
export function createGame(parts: GameParts): Game {
  const store = createStore<GameState>(() => ({ ...emptyState, settings: readSettings(parts.storage) }));
  let numbers = 0;
  const game: Game = {
    ...parts,
    get wallet() {
      return wallet;
    },
    store: withRecipes(store),
    effects: createListeners(),
    sounds: createListeners(),
    writes: createWriteQueue(),
    canvas: { current: null },
    nextNumber: () => {
      numbers += 1;
      return numbers;
    },
  };
  const wallet = parts.createWallet(game);
  return game;
}

function withRecipes(store: Omit<GameStore, "change">): GameStore {
  return { ...store, change: (recipe) => store.setState((state) => produce(state, recipe)) };
}

/** What belongs to the player, as it is before anything was loaded. */
export const emptyPlayerState = {
  owner: null,
  lab: null,
  accountAddress: null,
  collection: emptyCollection,
  transactions: {},
  room: 1,
  moveMode: null,
  dialogs: [],
  notices: [],
  roomUnlockNotice: false,
  lowTcorvaxAlert: false,
  section: null,
  panelOpen: false,
  inBattle: false,
  aiBattle: false,
  arena: null,
  pvpBattle: null,
  pvpCourse: null,
  pending: {},
} satisfies Partial<GameState>;

const emptyState: Omit<GameState, "settings"> = {
  ...emptyPlayerState,
  session: { kind: "unknown" },
  rules: null,
  rulesHash: null,
  ledger: null,
  wallet: walletDisconnected,
  clockOffset: 0,
  announcements: [],
  connection: "reached",
  newVersion: false,
  graphicsLost: false,
  controlFocused: false,
};
