import type { StoreApi } from "zustand/vanilla";
import type { RoomCanvas, RoomEffect } from "../../../engine/index.ts";
import type { Wallet } from "../../wallet/wallet.ts";
import type { Api } from "../api/client.ts";
import type { SoundName } from "../sound/sounds.ts";
import type { GameState } from "./game-state.ts";
import type { Listeners } from "./listeners.ts";
import type { SafeStorage } from "./safe-storage.ts";
import type { WriteQueue } from "./write-queue.ts";

/** What the game needs from outside; tests hand in their own. */
export interface GameParts {
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

/** The store as the actions change it: recipes over drafts, frozen snapshots out. */
export type GameStore = StoreApi<GameState> & { change(recipe: (state: GameState) => void): void };

/** One running game in one tab. */
export interface Game extends GameParts {
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
