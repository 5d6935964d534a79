import type { CollectionBookReply } from "../../../server/contract/index.ts";
import type { Game } from "../../game/store/game.ts";
import { playerKey } from "../../game/store/player-storage.ts";
import { whenPollingResumes } from "../../game/store/polling-paused.ts";
import { updateConnection } from "../../game/store/session.ts";

type SeenForm = CollectionBookReply["seen"][number];

/** The most forms in one request. */
const MOST_FORMS = 100;

/** A form of a species as a key. */
export function formKey(speciesId: string, form: number): string {
  return `${speciesId} ${form}`;
}

interface Noted {
  owner: string;
  /** Keys noted since the page was loaded, and those that wait for the server. */
  keys: Set<string>;
  /** A request is under way or planned. */
  sending: boolean;
}

/** What was noted on this page, so that a battle does not read the browser's storage with each action. */
const noted = new WeakMap<Game, Noted>();

/** The keys of the forms that the player has met on this page, and those that the server could not be told before. */
export function seenForms(game: Game): ReadonlySet<string> {
  const { owner } = game.store.getState();
  return owner === null ? new Set() : notedBy(game, owner).keys;
}

/**
 * Notes the forms that the player meets in a battle, for the collection book. The server is told at once, or after a
 * battle against the AI (`BAT-004`); until it knows them they are kept in the browser.
 */
export function noteSeenForms(game: Game, creatures: readonly { species_id: string; form: number }[]): void {
  const { owner } = game.store.getState();
  if (owner === null) return;
  const { keys } = notedBy(game, owner);
  const news = creatures
    .map(({ species_id, form }) => formKey(species_id, form))
    .filter((key) => !keys.has(key));
  if (news.length === 0) return;
  for (const key of news) keys.add(key);
  store(game, owner, [...storedKeys(game, owner), ...news]);
  sendLater(game, owner);
}

/** Tells the server which forms wait in this browser. What it could not be told waits for the next time. */
export async function sendSeenForms(game: Game): Promise<void> {
  const { owner } = game.store.getState();
  const waiting = owner === null ? [] : storedKeys(game, owner).slice(0, MOST_FORMS);
  if (owner === null || waiting.length === 0) return;
  const forms = waiting.map(formOf);
  const answer = updateConnection(game, await game.api.call("POST /api/noteSeenForms", { body: { forms } }));
  if (!answer.ok) return;
  store(
    game,
    owner,
    storedKeys(game, owner).filter((key) => !waiting.includes(key)),
  );
}

function sendLater(game: Game, owner: string): void {
  const mine = notedBy(game, owner);
  if (mine.sending) return;
  mine.sending = true;
  whenPollingResumes(game, () => {
    mine.sending = false;
    if (game.store.getState().owner === owner) void sendSeenForms(game);
  });
}

function notedBy(game: Game, owner: string): Noted {
  const last = noted.get(game);
  if (last?.owner === owner) return last;
  const mine = { owner, keys: new Set(storedKeys(game, owner)), sending: false };
  noted.set(game, mine);
  return mine;
}

function formOf(key: string): SeenForm {
  const [speciesId = "", form] = key.split(" ");
  return { speciesId, form: Number(form) };
}

const KEY = /^\w{1,60} \d$/;

function storedKeys(game: Game, owner: string): string[] {
  try {
    const keys: unknown = JSON.parse(game.storage.read(playerKey("seenForms", owner)) ?? "[]");
    return Array.isArray(keys) ? keys.filter((key) => typeof key === "string" && KEY.test(key)) : [];
  } catch {
    return [];
  }
}

function store(game: Game, owner: string, keys: readonly string[]): void {
  if (keys.length === 0) game.storage.remove(playerKey("seenForms", owner));
  else game.storage.write(playerKey("seenForms", owner), JSON.stringify(keys));
}
