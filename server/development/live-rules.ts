import { readFileSync } from "node:fs";
import {
  type LoadedRules,
  loadRules,
  loadRulesText,
  mergedOverlay,
  readJsonSource,
} from "../../rules/validation.ts";
import { startErrorText } from "../app/startup-errors.ts";
import { loadLanguages, type StartupConfig } from "../configuration/startup-config.ts";

type Overlay = Record<string, unknown>;

/** Where live rules come from, and how they are put into use. */
interface LiveRulesOptions {
  start: StartupConfig;
  /** The overlay file; null without one. */
  file: string | null;
  /** Holds a folder for each language. */
  textsFolder: string;
  /** Restarts the server with other rules. */
  restart(start: StartupConfig): Promise<void>;
  /** Prints a sentence for the designer. */
  tell(sentence: string): void;
}

/**
 * The rules of a development server, which follow their overlay file and the numbers that the development panel
 * tries. A mistake leaves the rules as they are.
 */
export class LiveRules {
  /** The rules in use. */
  start: StartupConfig;
  /** The mistakes in the overlay file as saved; empty if it has none. */
  problems: readonly string[] = [];
  readonly file: string | null;
  #tried: Overlay = {};
  #running: Promise<void> = Promise.resolve();
  #hasFailed = false;
  #hasEnded = false;
  readonly #options: LiveRulesOptions;

  constructor(options: LiveRulesOptions) {
    this.start = options.start;
    this.file = options.file;
    this.#options = options;
  }

  /** Reads the overlay file again and discards the numbers tried in the panel, as the file is newer. */
  async reload(): Promise<void> {
    this.#tried = {};
    await this.#use(this.#loaded({}));
  }

  /** Tries numbers on top of those in use: puts them into use, or returns their mistakes. */
  try(numbers: Overlay): readonly string[] {
    const tried = mergedOverlay(this.#tried, numbers);
    const loaded = this.#loaded(tried);
    if (!loaded.ok) return loaded.problems;
    this.#tried = tried;
    // The call that tries them is answered before the server restarts.
    setImmediate(() => void this.#use(loaded));
    return [];
  }

  #loaded(tried: Overlay): LoadedRules {
    if (this.file === null) return loadRules(tried, "the numbers that were tried");
    const text = textOf(this.file);
    if (text === null) return { ok: false, problems: [`${this.file}: found no file that can be read.`] };
    const loaded = loadRulesText(text, this.file);
    const read = readJsonSource(this.file, text);
    if (!loaded.ok || !read.ok || Object.keys(tried).length === 0) return loaded;
    return loadRules(mergedOverlay(read.source.content as Overlay, tried), this.file);
  }

  /** Waits for a running change and allows no further one. */
  end(): Promise<void> {
    this.#hasEnded = true;
    return this.#running;
  }

  async #use(loaded: LoadedRules): Promise<void> {
    if (!loaded.ok) {
      this.problems = loaded.problems;
      for (const problem of loaded.problems) this.#options.tell(`The rules stay as they were. ${problem}`);
      return;
    }
    this.problems = [];
    this.#running = this.#running.then(() => this.#begin(loaded));
    await this.#running;
  }

  async #begin({ rules, hash, earlierHashes }: LoadedRules & { ok: true }): Promise<void> {
    const isInUse = hash === this.start.rulesHash && isSame(rules.texts, this.start.rules.texts);
    if (this.#hasEnded || (isInUse && !this.#hasFailed)) return;
    const read = loadLanguages(this.#options.textsFolder, rules.texts);
    const languages = read.ok ? read.languages : this.start.languages;
    this.start = { ...this.start, rules, rulesHash: hash, earlierHashes, languages };
    try {
      await this.#options.restart(this.start);
      this.#hasFailed = false;
      this.#options.tell(`New rules are in use, hash ${hash}.`);
    } catch (error) {
      this.#hasFailed = true;
      this.#options.tell(`${startErrorText(error)}\nNo rules are in use: save them again, or start anew.`);
    }
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
