import type { Game } from "./game.ts";

const MARK = "#replay=";
const KEY = "replayLink";

/** The address of the game with a replay in its fragment, which no server sees (`CON-92`). */
export function replayAddress(page: Pick<Location, "origin" | "pathname">, data: string): string {
  return `${page.origin}${page.pathname}${MARK}${data}`;
}

/** The data of the replay that the page's fragment holds, or null. */
export function replayInFragment(fragment: string): string | null {
  return fragment.startsWith(MARK) ? fragment.slice(MARK.length) : null;
}

/** Keeps a shared replay in this tab while its reader logs in, which may leave the page. */
export function keepSharedReplay(game: Game, fragment: string): void {
  const data = replayInFragment(fragment);
  if (data !== null) game.tabStorage.write(KEY, data);
}

/** The shared replay that waits in this tab, once. */
export function takeSharedReplay(game: Game): string | null {
  const data = game.tabStorage.read(KEY);
  game.tabStorage.remove(KEY);
  return data;
}
