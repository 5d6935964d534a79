import type { Game } from "./game.ts";

/** What a shared link carries in its fragment. Browsers do not send the fragment to the server. */
interface EntryLink {
  /** `replay`: the data of a replay (`CON-92`). `watch`: the id of a live battle to watch (`GAP-43`). */
  kind: "replay" | "watch";
  data: string;
}

const MARKS: Record<EntryLink["kind"], string> = { replay: "#replay=", watch: "#watch=" };
const KEY = "entryLink";

/** Returns the game's address with this link in its fragment. */
export function entryAddress(page: Pick<Location, "origin" | "pathname">, { kind, data }: EntryLink): string {
  return `${page.origin}${page.pathname}${MARKS[kind]}${data}`;
}

/** Returns the link in the page's fragment, or null. */
export function linkInFragment(fragment: string): EntryLink | null {
  for (const kind of ["replay", "watch"] as const)
    if (fragment.startsWith(MARKS[kind])) return { kind, data: fragment.slice(MARKS[kind].length) };
  return null;
}

/** Stores a shared link for this tab while the player logs in, which may leave the page. */
export function keepEntryLink(game: Game, fragment: string): void {
  if (linkInFragment(fragment)) game.tabStorage.write(KEY, fragment);
}

/**
 * Returns the data of a replay link from the address or from this tab's storage, where it stays; null otherwise. A
 * watch link is opened only after the login.
 */
export function keptReplay(game: Game, fragment: string): string | null {
  keepEntryLink(game, fragment);
  const link = linkInFragment(fragment) ?? linkInFragment(game.tabStorage.read(KEY) ?? "");
  return link?.kind === "replay" ? link.data : null;
}

/** Forgets the stored link after it was opened. */
export function forgetEntryLink(game: Game): void {
  game.tabStorage.remove(KEY);
}

/** Returns the link stored for this tab and removes it; null without one. */
export function takeEntryLink(game: Game): EntryLink | null {
  const fragment = game.tabStorage.read(KEY);
  game.tabStorage.remove(KEY);
  return fragment === null ? null : linkInFragment(fragment);
}
