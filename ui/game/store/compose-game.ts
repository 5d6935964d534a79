import { ownCalls } from "../api/own-calls.ts";
import { withTranslatedErrors } from "../api/translated-errors.ts";
import { walletDisconnected } from "../wallet-port.ts";
import type { Features, Game, GameDeps } from "./game.ts";
import type { GameState } from "./game-state.ts";
import { createCommandReceivers, createLateListeners, createListeners } from "./listeners.ts";
import { createQueries } from "./queries.ts";
import { createRecipeStore } from "./recipe-store.ts";
import { readSettings } from "./settings.ts";
import { createWriteQueue } from "./write-queue.ts";

/**
 * Creates a game from the browser's services and the rooms' features. There is no module state, so several games can
 * exist.
 */
export function composeGame(deps: GameDeps, features: Features): Game {
  let numbers = 0;
  const own = ownCalls(deps.api, {
    player: () => game.store.getState().owner,
    onOtherPlayer: () => deps.reload?.(),
  });
  const game: Game = {
    ...deps,
    api: { ...own, call: withTranslatedErrors(own.call, () => game.store.getState().rules?.texts) },
    ...features,
    get wallet() {
      return wallet;
    },
    store: createRecipeStore<GameState>({
      ...stateOfPage,
      ...stateWithoutPlayer,
      ...features.playerSlices,
      firstTexts: deps.firstTexts,
      settings: readSettings(deps.storage),
    }),
    queries: createQueries(),
    effects: createListeners(),
    intents: createLateListeners(),
    sounds: createListeners(),
    drops: createListeners(),
    cries: createListeners(),
    commands: createCommandReceivers(),
    writes: createWriteQueue(),
    canvas: { current: null },
    nextNumber: () => {
      numbers += 1;
      return numbers;
    },
  };
  const wallet = deps.createWallet(game);
  return game;
}

/** Returns the part of the state that belongs to a player, with nothing loaded yet. */
export function stateBeforePlayer({ playerSlices }: Features): Partial<GameState> {
  return { ...stateWithoutPlayer, ...playerSlices };
}

const stateWithoutPlayer = {
  owner: null,
  lab: null,
  labSeenAt: null,
  accountAddress: null,
  room: 1,
  dialogs: [],
  notices: [],
  inBattle: false,
  aiBattle: false,
  arena: null,
  pvpBattle: null,
  pvpCourse: null,
  pending: {},
  callbackOffer: null,
} satisfies Partial<GameState>;

const stateOfPage = {
  session: { kind: "unknown" },
  rules: null,
  rulesHash: null,
  earlierHashes: [],
  languages: [],
  ledger: null,
  wallet: walletDisconnected,
  clockOffset: 0,
  announcements: [],
  connection: "reached",
  newVersion: false,
  graphicsLost: false,
  controlFocused: false,
  padInUse: null,
} satisfies Partial<GameState>;
