import type { QueryClient } from "@tanstack/react-query";
import type { Intent, RoomCanvas, RoomEffect } from "../../../engine/index.ts";
import type { FirstTexts } from "../../../rules/index.ts";
import type { Api } from "../api/client.ts";
import type { BrowserPush } from "../callbacks/browser-push.ts";
import type { KeptRules } from "../offline/kept-rules.ts";
import type { HeardCry } from "../sound/cries.ts";
import type { SoundName } from "../sound/sounds.ts";
import type { Wallet } from "../wallet-port.ts";
import type { GameState, PlayerSlices } from "./game-state.ts";
import type { CommandReceivers, Listeners } from "./listeners.ts";
import type { RecipeStore } from "./recipe-store.ts";
import type { SafeStorage } from "./safe-storage.ts";
import type { WriteQueue } from "./write-queue.ts";

/** What a game needs from the browser; tests pass in their own. */
export interface GameDeps {
  api: Api;
  /** What the page says before the rules are loaded. */
  firstTexts: FirstTexts;
  /** Keeps the player's language where the server sees it before the login; absent: nowhere. */
  keepLanguage?: (language: string) => void;
  /** Permanent storage (`localStorage`). */
  storage: SafeStorage;
  /** Storage of this tab (`sessionStorage`). */
  tabStorage: SafeStorage;
  /** Returns the browser's time in milliseconds. */
  now(): number;
  /** Returns a new random id. */
  newId(): string;
  /** Calls back after a delay in milliseconds. */
  after(ms: number, callback: () => void): void;
  /** Waits before a call is tried again. */
  pause(ms: number): Promise<void>;
  /** Loads the page anew, as the player it shows is not logged in in this browser any more; absent: the login shows. */
  reload?: () => void;
  /** Logs an error that the player does not see; absent: errors are not logged. */
  log?: (text: string) => void;
  /** The browser's push messages; absent: it has none. */
  push?: BrowserPush;
  /** Names the build of the client; null or absent while the game is developed. */
  build?: string | null;
  /** Keeps the rules for a start without network; absent: they are not kept. */
  keptRules?: KeptRules;
  /** Creates the wallet of a game; the wallet keeps the state's `wallet` field up to date. */
  createWallet(game: Game): Wallet;
}

/**
 * What the feature rooms add to a game. A room declares its part by widening this interface beside its own code;
 * `app` puts the parts together.
 */
export interface Features {
  /** The rooms' slices of a player's state, with nothing loaded yet. */
  playerSlices: PlayerSlices;
  /** The slices' values that are set when a battle fills the screen (`LAB-135`). */
  stateInBattle: Partial<PlayerSlices>;
}

/** A running game in one tab. */
export interface Game extends GameDeps, Features {
  store: RecipeStore<GameState>;
  /** Cache of the server data that only the server changes; state that the rules change here is in the store. */
  queries: QueryClient;
  wallet: Wallet;
  effects: Listeners<RoomEffect>;
  /** What the player wants who presses something on the canvas. */
  intents: Listeners<Intent>;
  sounds: Listeners<SoundName>;
  /** Drops that land: each by how many times the pitch of its sound it is heard. */
  drops: Listeners<number>;
  cries: Listeners<HeardCry>;
  /** Who does what keys and gamepads ask for, beside the room's canvas. */
  commands: CommandReceivers;
  writes: WriteQueue;
  /** The canvas while one is mounted. */
  canvas: { current: RoomCanvas | null };
  /** Returns a new number, for example as the id of a notice. */
  nextNumber(): number;
}

/** Returns the estimated server time in milliseconds. Cooldowns are measured by it. */
export function serverNow(game: Game): number {
  return game.now() + game.store.getState().clockOffset;
}
