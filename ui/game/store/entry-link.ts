import type { Game } from "./game.ts";

/** What an address of the game may carry in its fragment, which no server sees. */
export interface EntryLink {
  /** A whole replay (`CON-92`), or the id by which a live battle is watched (`GAP-43`). */
  kind: "replay" | "watch";
  data: string;
}

const MARKS: Record<EntryLink["kind"], string> = { replay: "#replay=", watch: "#watch=" };
const KEY = "entryLink";

/** The address of the game that carries this. */
export function entryAddress(page: Pick<Location, "origin" | "pathname">, { kind, data }: EntryLink): string {
  return `${page.origin}${page.pathname}${MARKS[kind]}${data}`;
}

/** What the page's fragment carries, or null. */
export function linkInFragment(fragment: string): EntryLink | null {
  for (const kind of ["replay", "watch"] as const)
    if (fragment.startsWith(MARKS[kind])) return { kind, data: fragment.slice(MARKS[kind].length) };
  return null;
}

/** Keeps a shared link in this tab while its reader logs in, which may leave the page. */
export function keepEntryLink(game: Game, fragment: string): void {
  if (linkInFragment(fragment)) game.tabStorage.write(KEY, fragment);
}

/** The replay of a link in the address or kept in this tab, where it stays; a watch link waits for the login. */
export function keptReplay(game: Game, fragment: string): string | null {
  keepEntryLink(game, fragment);
  const link = linkInFragment(fragment) ?? linkInFragment(game.tabStorage.read(KEY) ?? "");
  return link?.kind === "replay" ? link.data : null;
}

/** What the link led to was seen. */
export function forgetEntryLink(game: Game): void {
  game.tabStorage.remove(KEY);
}

/** The shared link that waits in this tab, once. */
export function takeEntryLink(game: Game): EntryLink | null {
  const fragment = game.tabStorage.read(KEY);
  game.tabStorage.remove(KEY);
  return fragment === null ? null : linkInFragment(fragment);
}
