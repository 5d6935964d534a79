import type { Game } from "./game.ts";
import type { PositionEntry } from "./game-state.ts";
import type { SafeStorage } from "./safe-storage.ts";

const KINDS = [
  "replay",
  "watch",
  "challenge",
  "friend",
  "tournament",
  "lab",
  "rules",
  "position",
  "training",
] as const;

/**
 * What a shared link carries: in its fragment, which browsers do not send to the server, or in its query, which the
 * server reads for the preview alone.
 */
export interface EntryLink {
  /**
   * `replay`: the data of a replay (`CON-92`). `watch`: the id of a live battle to watch (`GAP-43`). `challenge`: that of
   * a challenge (`GAP-61`). `friend`: a friend link. `tournament`: the id of a tournament. `lab`: a link
   * to a lab. `rules`: an overlay to practise by (`GAP-83`). `position`: the number of a position (`GAP-73`). `training`: nothing (`GAP-74`).
   */
  kind: (typeof KINDS)[number];
  data: string;
}

/** How a link of a kind begins in the address: the server reads the query, for the preview, and never the fragment. */
function markOf(kind: EntryLink["kind"]): string {
  if (kind === "training") return "?training";
  return `${kind === "position" ? "?" : "#"}${kind}=`;
}

const KEY = "entryLink";

/** Returns whether what a link of this kind opens needs no session. */
function needsNoSession({ kind }: EntryLink): boolean {
  return kind !== "watch" && kind !== "challenge" && kind !== "friend";
}

/** The challenge that the visitor saw before logging in. */
const ACCEPTED = "acceptedChallenge";

/** Returns the game's address with this link. */
export function entryAddress(page: Pick<Location, "origin" | "pathname">, { kind, data }: EntryLink): string {
  return `${page.origin}${page.pathname}${markOf(kind)}${data}`;
}

/** Returns the part of an address that may carry a link: its fragment, or the position or training in its query. */
export function linkPart({ hash, search }: Pick<Location, "hash" | "search">): string {
  const query = new URLSearchParams(search);
  const position = query.get("position");
  if (linkInFragment(hash) !== null) return hash;
  if (position !== null) return `${markOf("position")}${position}`;
  return query.has("training") ? markOf("training") : hash;
}

/** Returns the link in that part of an address, or null. */
export function linkInFragment(fragment: string): EntryLink | null {
  for (const kind of KINDS) {
    const mark = markOf(kind);
    if (fragment.startsWith(mark)) return { kind, data: dataIn(fragment.slice(mark.length)) };
  }
  return null;
}

/** Returns whether a link, in that part of an address or kept by this tab, opens neither the room nor the login. */
export function leadsElsewhere(tabStorage: SafeStorage, part: string): boolean {
  const link = linkInFragment(part) ?? linkInFragment(tabStorage.read(KEY) ?? "");
  return link !== null && link.kind !== "lab" && needsNoSession(link);
}

/** The letters of ids and replays; a link in a text may have taken in what follows it there (`ABU-122`). */
const LETTERS = /^[\w-]*/;

function dataIn(text: string): string {
  return LETTERS.exec(text)?.[0] ?? "";
}

/** Up to the position of a day far ahead. */
const NUMBER = /^[1-9]\d{0,5}$/;

/** Returns what the data of a position's link opens; without a number it is today's. */
export function positionEntry(data: string): PositionEntry {
  return { kind: "position", number: NUMBER.test(data) ? Number(data) : null };
}

/** Stores a shared link for this tab while the player logs in, which may leave the page. */
export function keepEntryLink(game: Game, fragment: string): void {
  if (linkInFragment(fragment)) game.tabStorage.write(KEY, fragment);
}

/**
 * Returns a link to what needs no login, a replay, a tournament, a lab, rules, a position or the training, from the address or from this tab's storage, where
 * it stays; null otherwise. A watch link is opened only after the login.
 */
export function keptShow(game: Game, fragment: string): EntryLink | null {
  const link = keptLink(game, fragment);
  return link !== null && needsNoSession(link) ? link : null;
}

/** Returns an invitation, a challenge or friend link, from the address or from this tab's storage, where it stays. */
export function keptInvitation(game: Game, fragment: string): EntryLink | null {
  const link = keptLink(game, fragment);
  return link?.kind === "challenge" || link?.kind === "friend" ? link : null;
}

function keptLink(game: Game, fragment: string): EntryLink | null {
  keepEntryLink(game, fragment);
  return linkInFragment(fragment) ?? linkInFragment(game.tabStorage.read(KEY) ?? "");
}

/** Remembers that the player logs in to accept this challenge. */
export function acceptAfterLogin(game: Game, challengeId: string): void {
  game.tabStorage.write(ACCEPTED, challengeId);
}

/** Returns whether the player logged in to accept this challenge, once. */
export function takeAcceptance(game: Game, challengeId: string): boolean {
  const accepted = game.tabStorage.read(ACCEPTED);
  game.tabStorage.remove(ACCEPTED);
  return accepted === challengeId;
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
