import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { checkReplay, shippedRules } from "../../index.ts";
import { loadRules } from "../../validation.ts";
import { NAMED_POLICIES, policyOf, SIMPLE } from "../economy/policy.ts";
import { BadInput } from "../input/bad-input.ts";
import { type Answer, bodyOf, RequestError } from "./answer.ts";
import type { Asked } from "./asked.ts";
import type { AskedRun, DraftDeck, PlayerReply, ReplayReply, Tree } from "./browser/contract.ts";
import { isTree } from "./browser/overlay.ts";
import { writeWhole } from "./draft-file.ts";
import { MOST_DAYS } from "./lab-game.ts";
import { isOwnName, PLAYERS, REPLAYS } from "./run-room.ts";

/** What each tab asks. */
export async function listCommands({ workbench: { runs } }: Asked): Promise<Answer> {
  return { json: await runs.forms() };
}

export function listRuns({ workbench: { runs } }: Asked): Answer {
  return { json: runs.list() };
}

/** Starts a command `{ command, flags, files, overlay, decks }`, or lets a stopped one go on: `{ goOn: id }`. */
export async function startRun({ workbench: { runs, trials }, request }: Asked): Promise<Answer> {
  const { command, flags, files, overlay, decks = [], goOn } = await bodyOf(request);
  if (trials.isBusy()) throw new RequestError("The tab Battles is playing: stop it first.", 409);
  if (typeof goOn === "string") return { json: await runs.goOn(goOn) };
  if (typeof command !== "string" || !isTexts(flags) || !Array.isArray(files) || !isTexts({ ...files }))
    throw new RequestError("A run has a command, flags and files, all of them texts.");
  const loaded = loadRules(overlay, "draft");
  if (!loaded.ok) throw new RequestError(loaded.problems[0] ?? "The draft has a mistake.");
  if (!isDecks(decks)) throw new RequestError("The decks must be those of a draft.");
  const asked: AskedRun = { command, flags, files: files as string[] };
  return { json: await runs.start(asked, { overlay: overlay as Tree, hash: loaded.hash, decks }) };
}

/** `POST /api/lab` `{ overlay, day, player }`: begins a lab. */
export async function beginLab({ workbench: { labGame }, request }: Asked): Promise<Answer> {
  const { overlay, day, player } = await bodyOf(request);
  const loaded = loadRules(overlay, "draft");
  if (!loaded.ok) throw new RequestError(loaded.problems[0] ?? "The draft has a mistake.");
  if (typeof day !== "number" || !Number.isInteger(day) || day < 1 || day > MOST_DAYS)
    throw new RequestError(`The day must be a whole number from 1 to ${MOST_DAYS}.`);
  if (typeof player !== "string" || !Object.hasOwn(NAMED_POLICIES, player))
    throw new RequestError(`The player must be one of ${Object.keys(NAMED_POLICIES).join(", ")}.`);
  return { json: labGame.begin({ overlay: overlay as Tree, hash: loaded.hash, day, player }) };
}

export function stopRun({ workbench: { runs } }: Asked): Answer {
  runs.stop();
  return { json: { ok: true } };
}

/** A file of a result: `sections.html` to show, the others also to save. */
export function readRun({ workbench: { runs }, query }: Asked): Answer {
  const [id, file] = [query.get("id") ?? "", query.get("file") ?? ""];
  const text = runs.read(id, file);
  if (text === null) throw new RequestError("There is no such result.");
  if (file === "sections.html" || file === "result.txt") return { json: { text } };
  if (file === "result.html") return { html: text };
  return { text, download: `${id}-${file}` };
}

/** The names of the replays that are kept, the latest first. */
export function listReplays({ workbench: { folder } }: Asked): Answer {
  const kept = join(folder, REPLAYS);
  const names = existsSync(kept) ? readdirSync(kept) : [];
  const writtenAt = (name: string) => statSync(join(kept, name)).mtimeMs;
  return { json: names.sort((one, other) => writtenAt(other) - writtenAt(one)) };
}

/** Keeps a replay `{ name, content }` under a name that nothing else has; refuses what is none with one sentence. */
export async function keepReplay({ workbench: { folder }, request }: Asked): Promise<Answer> {
  const { name, content } = await bodyOf(request);
  const problem = checkReplay(shippedRules, content);
  if (problem !== null) throw new RequestError(`${name}: ${problem}`);
  const base = String(name)
    .replace(/\.json$/, "")
    .replace(/[^\p{L}\d_ -]/gu, "-")
    .slice(0, LONGEST_NAME);
  const kept = keepIn(join(folder, REPLAYS), base, `${JSON.stringify(content)}\n`);
  return { json: { name: kept } satisfies ReplayReply };
}

/** The players of the game that `economy` plays, then those that are kept, each with its file as text. */
export function listPlayers({ workbench: { folder } }: Asked): Answer {
  const shipped = Object.entries(NAMED_POLICIES).map(([name, content]) => ({
    name,
    text: playerText(content),
  }));
  const place = join(folder, PLAYERS);
  const files = existsSync(place) ? readdirSync(place).filter((file) => file.endsWith(".json")) : [];
  const names = files.map((file) => file.replace(/\.json$/, "")).sort();
  const kept = names.map((name) => ({ name, text: readFileSync(join(place, `${name}.json`), "utf8") }));
  return { json: [...shipped, ...kept] satisfies PlayerReply[] };
}

/** Keeps a player `{ name, text }`, under a name that no other has; refuses what `economy` would with one sentence. */
export async function keepPlayer({ workbench: { folder }, request }: Asked): Promise<Answer> {
  const { name: given, text } = await bodyOf(request);
  const name = typeof given === "string" ? given.trim() : "";
  if (!isOwnName(name) || name.length > LONGEST_NAME)
    throw new RequestError(
      `A player has a name of at most ${LONGEST_NAME} letters, digits, spaces, - and _.`,
    );
  if (Object.hasOwn(NAMED_POLICIES, name) || name === SIMPLE || name === "all")
    throw new RequestError(`${name} is a player of the game: choose another name.`);
  if (typeof text !== "string") throw new RequestError("A player is a text in JSON.");
  const written = `${playerText(readPlayer(name, text))}\n`;
  const kept = keepIn(join(folder, PLAYERS), name, written).replace(/\.json$/, "");
  return { json: { name: kept, text: written } satisfies PlayerReply };
}

function readPlayer(name: string, text: string): unknown {
  try {
    const content: unknown = JSON.parse(text);
    policyOf(name, name, content);
    return content;
  } catch (error) {
    if (error instanceof SyntaxError) throw new RequestError(`${name} is not JSON: ${error.message}.`);
    throw error instanceof BadInput ? new RequestError(error.message) : error;
  }
}

/** Days and times on one line; without the address of the schema, which is another one in each folder. */
function playerText(content: unknown): string {
  const { $schema: _, ...rest } = content as Tree;
  const text = JSON.stringify(rest, null, 2);
  return text.replace(
    /\[\n\s+([^[\]{}]{1,400}?)\n\s+\]/g,
    (_whole, items: string) => `[${items.replace(/\n\s+/g, " ")}]`,
  );
}

/** Writes a file under a name that no other content has, and returns the name. */
function keepIn(folder: string, base: string, text: string): string {
  for (let number = 1; ; number++) {
    const free = number === 1 ? `${base}.json` : `${base}-${number}.json`;
    const file = join(folder, free);
    if (existsSync(file) && readFileSync(file, "utf8") !== text) continue;
    writeWhole(file, text);
    return free;
  }
}

const LONGEST_NAME = 40;

function isDecks(value: unknown): value is DraftDeck[] {
  return Array.isArray(value) && value.every((deck) => isTree(deck) && typeof deck.name === "string");
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((one) => typeof one === "string")
  );
}
