import type { Game } from "./game.ts";

/**
 * What this browser keeps of each of its players, by name (`GAP-80`). The player's public id follows in the key: another
 * player of the same browser neither finds nor replaces it, and a logout finds all of it.
 */
const NAMES = [
  "arena_battle",
  "arena_lesson",
  "arena_rewards",
  "arena_second_lesson",
  "arena_team",
  "battleForLater",
  "callbackOffers",
  "handed",
  "languageToTell",
  "lastResources",
  "lastSeen",
  "positions",
  "pvp_deck",
  "sceneTold",
  "seenForms",
  "training",
  "transactions",
  "welcomeSeen",
] as const;
type KeptName = (typeof NAMES)[number];

/** Belongs to whoever uses the browser: settings, a visitor's positions and training, the development wallet, and that a logout is still to reach the server. */
const OF_THE_BROWSER = /^(?:settings|positions|training|logoutDue|dev.*)$/;
/** What a visitor made of positions (`GAP-73`); a login takes it along. */
export const VISITOR_POSITIONS = "positions";
/** What a visitor has trained (`GAP-74`); it stays the visitor's. */
export const VISITOR_TRAINING = "training";
/** That a logout is still to reach the server; it says nothing of the player. */
export const LOGOUT_DUE = "logoutDue";
/** Several players are in one entry, whose own code sorts them out. */
const OF_SEVERAL = "battles_to_hand_in";
/** Where earlier releases kept a battle, with its player inside. */
const BATTLE_BEFORE = "arena_battle";

/** The key of what this browser keeps of a player. */
export function playerKey(name: KeptName, owner: string): string {
  return `${name}_${owner}`;
}

/** The keys under which a thing is kept of any player. */
export function keysOfAll({ storage }: Pick<Game, "storage">, name: KeptName): string[] {
  return storage.keys().filter((key) => key.startsWith(`${name}_`));
}

/**
 * Forgets everything that this browser keeps of a player and all that does not say whose it is, such as the caches of
 * accounts and the state of the wallet's toolkit (`GAP-80`, `ABU-118`). What other players left here stays.
 */
export function forgetInBrowser(
  { storage, tabStorage }: Pick<Game, "storage" | "tabStorage">,
  owner: string,
) {
  for (const key of storage.keys()) {
    const isOthers = NAMES.some((name) => key.startsWith(`${name}_`) && key !== playerKey(name, owner));
    const isOthersBattle = key === BATTLE_BEFORE && !storage.read(key)?.includes(owner);
    if (!isOthers && !isOthersBattle && key !== OF_SEVERAL && !OF_THE_BROWSER.test(key)) storage.remove(key);
  }
  for (const key of tabStorage.keys()) tabStorage.remove(key);
}

/** Returns whether a player has logged out of this browser, and the server does not know it yet. */
export function isLogoutDue({ storage }: Pick<Game, "storage">): boolean {
  return storage.read(LOGOUT_DUE) !== null;
}
