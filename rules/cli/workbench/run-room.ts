import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { RequestError } from "./answer.ts";
import type {
  AskedRun,
  CommandForm,
  DraftDeck,
  FlagForm,
  KeptRun,
  RunNews,
  Tree,
} from "./browser/contract.ts";
import { deckFileOf } from "./draft-decks.ts";
import { writeWhole } from "./draft-file.ts";

/** Where the commands of the tabs run, one at a time, each in a process of its own; results are kept in a folder each. */
export interface RunRoom {
  forms(): Promise<CommandForm[]>;
  list(): KeptRun[];
  /**
   * Starts a command; `draft` is what a flag of kind `rules` may name, with the decks that flags and files may name.
   * Refuses what no form asks.
   */
  start(
    asked: AskedRun,
    draft: { overlay: Tree; hash: string; decks: readonly DraftDeck[] },
  ): Promise<KeptRun>;
  goOn(id: string): Promise<KeptRun>;
  /** Stops the run that is played; what there is until then is its result. */
  stop(): void;
  /** A file of a result; null where there is none. */
  read(id: string, file: string): string | null;
  isBusy(): boolean;
  close(): void;
}

const SOURCE = fileURLToPath(new URL("../run-for-page.ts", import.meta.url));
const RUNS = ".runs";
/** In the folder of a run. */
const DECKS = "decks";
/** Beside the runs. */
export const REPLAYS = ".replays";
export const PLAYERS = ".players";
const FILE = "run.json";
const ID = /^\d{8}-\d{6}-[0-9a-f]{4}$/;
const RESULTS = ["sections.html", "result.html", "result.json", "result.csv", "result.txt", "overlay.json"];
const LONGEST_TEXT = 1000;
const BUSY = 409;

/** @param script what runs a command, built or from the source */
export function newRunRoom(folder: string, script = SOURCE): RunRoom {
  const execArgv = script === SOURCE ? ["--import", "tsx"] : [];
  const start = (words: string[]) =>
    fork(script, words, { execArgv, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const place = (id: string) => join(folder, RUNS, id);
  let known: Promise<CommandForm[]> | null = null;
  let playing: { run: KeptRun; child: ChildProcess } | null = null;

  function keep(run: KeptRun): void {
    writeWhole(join(place(run.id), FILE), `${JSON.stringify(run)}\n`);
  }

  function kept(id: string): KeptRun | null {
    if (playing?.run.id === id) return playing.run;
    if (!ID.test(id) || !existsSync(join(place(id), FILE))) return null;
    const run = JSON.parse(readFileSync(join(place(id), FILE), "utf8")) as KeptRun;
    const results = RESULTS.filter((file) => existsSync(join(place(id), file)));
    // The workbench was ended in the middle of it.
    const state = run.state === "playing" ? "stopped" : run.state;
    return { ...run, state, results, canGoOn: state === "stopped" && stateIn(run.id) !== null };
  }

  /**
   * What is kept of a kind under a name, such as a deck of the draft as it was when the run began; else the name itself, of
   * something of the game or a file: a deck may be called as a level, and a player of the lab as a bot.
   */
  function fileOf(id: string, kind: string | undefined, name: string): string {
    const places: Readonly<Record<string, string>> = {
      deck: join(place(id), DECKS, `${name}.json`),
      replay: join(folder, REPLAYS, name),
      policy: join(folder, PLAYERS, `${name}.json`),
    };
    const file = places[kind ?? ""];
    return file !== undefined && isOwnName(name) && existsSync(file) ? file : name;
  }

  function wordsOfAll(run: AskedRun & { id: string }, flags: readonly FlagForm[]): string[] {
    return flags.flatMap((flag) => {
      const text = run.flags[flag.name];
      const words = wordsOf(flag, text, folder, place(run.id));
      if (!text || (flag.kind !== "deck" && flag.kind !== "policy")) return words;
      const names = flag.kind === "deck" ? [text] : text.split(",");
      return [`--${flag.name}=${names.map((name) => fileOf(run.id, flag.kind, name.trim())).join(",")}`];
    });
  }

  function stateIn(id: string): string | null {
    const file = join(place(id), "state.ndjson");
    return existsSync(file) ? file : null;
  }

  async function play(run: KeptRun, argv: readonly string[]): Promise<KeptRun> {
    if (playing) throw new RequestError(`The tab ${playing.run.command} is playing: stop it first.`, BUSY);
    const child = start(["run", place(run.id), run.command, ...argv]);
    const now: KeptRun = { ...run, state: "playing", progress: null, sentences: [], canGoOn: false };
    playing = { run: now, child };
    keep(now);
    let state: KeptRun["state"] = "failed";
    child.on("message", (news: RunNews) => {
      if ("progress" in news) now.progress = news.progress;
      if ("ended" in news) state = news.ended.isStopped ? "stopped" : "done";
      const sentence = sentenceIn(news);
      if (sentence !== null)
        now.sentences.push(
          withoutFolders(sentence, [place(run.id), join(folder, REPLAYS), join(folder, PLAYERS)]),
        );
    });
    child.on("exit", () => {
      if (state === "failed" && now.sentences.length === 0) now.sentences.push("It ended without a result.");
      now.state = state;
      playing = null;
      keep(now);
    });
    return now;
  }

  return {
    forms() {
      known ??= askForms(start).catch((error) => {
        known = null;
        throw error;
      });
      return known;
    },
    list() {
      const ids = existsSync(join(folder, RUNS)) ? readdirSync(join(folder, RUNS)) : [];
      return ids
        .sort()
        .reverse()
        .flatMap((id) => kept(id) ?? []);
    },
    async start(asked, draft) {
      const form = (await this.forms()).find(({ name }) => name === asked.command);
      if (!form) throw new RequestError(`There is no tab ${asked.command}.`);
      const id = newId();
      mkdirSync(place(id), { recursive: true });
      writeFileSync(join(place(id), "draft.json"), `${JSON.stringify(draft.overlay, null, 2)}\n`);
      writeDecks(join(place(id), DECKS), draft.decks);
      const argv = wordsOfAll({ ...asked, id }, form.flags);
      const unknown = Object.keys(asked.flags).find((name) => !form.flags.some((flag) => flag.name === name));
      if (unknown !== undefined) throw new RequestError(`${asked.command} has no ${unknown}.`);
      if (asked.files.length > (form.files?.most ?? 0))
        throw new RequestError(`${asked.command} takes fewer files.`);
      const usesDraft = form.flags.some(
        ({ name, kind }) => kind === "rules" && asked.flags[name] === "draft",
      );
      const run: KeptRun = {
        ...asked,
        id,
        at: new Date().toISOString(),
        state: "playing",
        progress: null,
        sentences: [],
        draftHash: usesDraft ? draft.hash : null,
        results: [],
        canGoOn: false,
      };
      return play(run, [...argv, ...asked.files.map((file) => fileOf(id, form.files?.of, file))]);
    },
    async goOn(id) {
      const run = kept(id);
      const state = stateIn(id);
      const form = (await this.forms()).find(({ name }) => name === run?.command);
      if (!run?.canGoOn || !form || state === null) throw new RequestError("This run cannot go on.");
      const resumes = form.flags.some(({ name }) => name === "resume");
      const flags = form.flags.filter(({ name }) => !resumes || name === "overlay");
      const resume = resumes ? [`--resume=${state}`] : [];
      const files = run.files.map((file) => fileOf(id, form.files?.of, file));
      return play(run, [...wordsOfAll(run, flags), ...resume, ...files]);
    },
    stop: () => void playing?.child.send("stop"),
    read(id, file) {
      const path = join(place(id), file);
      return ID.test(id) && RESULTS.includes(file) && existsSync(path) ? readFileSync(path, "utf8") : null;
    },
    isBusy: () => playing !== null,
    close: () => void playing?.child.kill("SIGKILL"),
  };
}

/** No path: letters, digits, spaces and the like. */
export function isOwnName(name: string): boolean {
  return /^[\p{L}\d_ -][\p{L}\d_. -]{0,60}$/u.test(name);
}

function writeDecks(folder: string, decks: readonly DraftDeck[]): void {
  mkdirSync(folder, { recursive: true });
  for (const deck of decks) {
    if (!isOwnName(deck.name)) throw new RequestError(`No deck can be called ${JSON.stringify(deck.name)}.`);
    writeFileSync(join(folder, `${deck.name}.json`), `${JSON.stringify(deckFileOf(deck), null, 2)}\n`);
  }
}

function withoutFolders(sentence: string, folders: readonly string[]): string {
  return folders.reduce((text, one) => text.replaceAll(`${one}${sep}`, ""), sentence);
}

function sentenceIn(news: RunNews): string | null {
  if ("notice" in news) return news.notice;
  if ("problem" in news) return news.problem;
  return "ended" in news ? news.ended.sentence : null;
}

/** The words of a flag on a command line; none for an empty one, and for what goes to the folder of the run its file there. */
function wordsOf({ name, kind }: FlagForm, text: string | undefined, folder: string, own: string): string[] {
  if (kind === "output" || kind === "folder") {
    const file = { state: "state.ndjson", overlay: "overlay.json", replays: "replays" }[name];
    return file === undefined ? [] : [`--${name}=${join(own, file)}`];
  }
  if (name === "resume" || text === undefined || text === "") return [];
  if (typeof text !== "string" || text.length > LONGEST_TEXT)
    throw new RequestError(`${name} must be a text of at most ${LONGEST_TEXT} letters.`);
  if (kind !== "rules") return [`--${name}=${text}`];
  if (text === "draft") return [`--${name}=${join(own, "draft.json")}`];
  if (!/^[\w-]{1,40}\.json$/.test(text))
    throw new RequestError(`${name} must be the draft or a saved overlay.`);
  return [`--${name}=${join(folder, text)}`];
}

/** What the tabs ask, told by the commands themselves. */
function askForms(start: (words: string[]) => ChildProcess): Promise<CommandForm[]> {
  return new Promise((resolve, reject) => {
    const child = start(["forms"]);
    child.on("message", (news: RunNews) => {
      if ("forms" in news) resolve(news.forms);
      if ("problem" in news) reject(new Error(news.problem));
    });
    child.on("error", reject);
    child.on("exit", () => reject(new Error("The commands did not tell what they ask.")));
  });
}

const RANDOM_BYTES = 2;

/** Sorts by time: `20261130-175912-3fa0`. */
function newId(): string {
  const [day, time = ""] = new Date().toISOString().split("T");
  return `${day?.replaceAll("-", "")}-${time.slice(0, 8).replaceAll(":", "")}-${randomBytes(RANDOM_BYTES).toString("hex")}`;
}
