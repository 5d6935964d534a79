import type { Game } from "../../game/store/game.ts";
import type { EndedBattle } from "../store/pvp-state.ts";

/** Where this tab keeps the result that is shown, and the battle that is fought. */
const RESULT = "pvpResult";
const BATTLE = "pvpBattle";

type Keeping = Pick<Game, "tabStorage" | "store">;

/** Keeps the result that is shown, so that a reload of the page comes back to it. */
export function keepResult({ tabStorage, store }: Keeping, ended: EndedBattle): void {
  tabStorage.write(RESULT, JSON.stringify({ owner: store.getState().owner, ended }));
}

/** Returns the result that this player looked at when the page was reloaded; null without one. */
export function keptResult({ tabStorage, store }: Keeping): EndedBattle | null {
  try {
    const kept: { owner: string; ended: EndedBattle } | null = JSON.parse(tabStorage.read(RESULT) ?? "null");
    return kept !== null && kept.owner === store.getState().owner ? kept.ended : null;
  } catch {
    return null;
  }
}

/** Forgets the result once it was left. */
export function forgetResult({ tabStorage }: Keeping): void {
  tabStorage.remove(RESULT);
}

/**
 * Keeps the id of the player's battle: after a reload the player is told how it ended meanwhile.
 * @param battleId null once there is none
 */
export function keepBattle({ tabStorage }: Keeping, battleId: string | null): void {
  if (battleId === null) tabStorage.remove(BATTLE);
  else tabStorage.write(BATTLE, battleId);
}

/** Returns the id of the battle that the player was in when the page was reloaded; null without one. */
export function keptBattle({ tabStorage }: Keeping): string | null {
  return tabStorage.read(BATTLE);
}
