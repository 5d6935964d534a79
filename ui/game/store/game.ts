import type { StoreApi } from "zustand/vanilla";
import type { RoomCanvas, RoomEffect } from "../../../engine/index.ts";
import type { Api } from "../api/client.ts";
import type { SoundName } from "../sound/sounds.ts";
import type { Wallet } from "../wallet-port.ts";
import type { GameState, PlayerSlices } from "./game-state.ts";
import type { Listeners } from "./listeners.ts";
import type { SafeStorage } from "./safe-storage.ts";
import type { WriteQueue } from "./write-queue.ts";

/** What a game needs from the browser; tests hand in their own. */
export interface GameDeps {
  api: Api;
  /** Kept for good (`localStorage`). */
  storage: SafeStorage;
  /** Kept for the tab (`sessionStorage`). */
  tabStorage: SafeStorage;
  /** The browser's clock in milliseconds. */
  now(): number;
  /** A fresh random id. */
  newId(): string;
  /** Calls back after some milliseconds. */
  after(ms: number, callback: () => void): void;
  /** Waits before trying the same call again. */
  pause(ms: number): Promise<void>;
  /** Writes down what went wrong without the player being told; absent: nowhere. */
  log?: (text: string) => void;
  /** Makes the wallet of one game; it shows itself as the `wallet` of the game's state. */
  createWallet(game: Game): Wallet;
}

/**
 * What the rooms above this one add to a game. A room declares its part by widening this interface beside the code it
 * is about; `app` puts the parts together.
 */
export interface Features {
  /** What the rooms keep of a player, as it is before anything was loaded. */
  playerSlices: PlayerSlices;
  /** What of it changes when a battle fills the screen (`LAB-135`). */
  putAwayForBattle: Partial<PlayerSlices>;
}

/** The game's state: `setState` takes a recipe over a draft or the fields to replace, and keeps frozen snapshots. */
export interface GameStore extends Omit<StoreApi<GameState>, "setState"> {
  setState(change: Partial<GameState> | ((draft: GameState) => void)): void;
}

/** One running game in one tab. */
export interface Game extends GameDeps, Features {
  store: GameStore;
  wallet: Wallet;
  effects: Listeners<RoomEffect>;
  sounds: Listeners<SoundName>;
  writes: WriteQueue;
  /** The canvas while one is shown. */
  canvas: { current: RoomCanvas | null };
  /** Draws numbers for notices and announcements. */
  nextNumber(): number;
}
