import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { BadInput, badInput } from "../input/bad-input.ts";
import { checkOutputFile, checkOutputFolder } from "../input/output-file.ts";
import { type TitledRules, titledRules } from "../input/read-rules.ts";

/** A flag: all that a command line, the help and a form need to know about it. */
export interface Flag<Value> {
  /** What a form offers: a list of words, a number, text, a file to read, a file or folder to write. */
  kind: "choice" | "number" | "text" | "rules" | "player" | "policy" | "deck" | "file" | "output" | "folder";
  /** What follows it on the command line, such as `N`. */
  value: string;
  /** What it does, in a sentence without its full stop. */
  what: string;
  /** Of a choice all there are; of a text what may be in it. */
  words?: readonly string[];
  /** Of a number. */
  range?: Range;
  /** What holds without the flag, as one would write it. */
  usual?: string;
  /** Whether the command needs it. */
  isNeeded?: boolean;
  /** What the flag means with nothing behind it; without this that is refused. */
  alone?: string;
  /** The value of what was written, or of the missing flag. Refuses with a sentence; `notice` takes hints. */
  read(text: string | undefined, flag: string, notice: (sentence: string) => void): Value;
}

/** The least and the most. */
export interface Range {
  min: number;
  max: number;
}

export type FlagTable = Readonly<Record<string, Flag<unknown>>>;

/** The values of a table's flags by name. */
export type FlagValues<Table extends FlagTable> = {
  readonly [Name in keyof Table]: Table[Name] extends Flag<infer Value> ? Value : never;
};

/** One of some words. */
export function choice<const Word extends string, const Usual extends Word | undefined = undefined>(
  words: readonly Word[],
  what: string,
  usual?: Usual,
): Flag<Word | Usual> {
  return {
    ...{ kind: "choice", value: words.join("|"), what, words },
    ...(usual === undefined ? {} : { usual }),
    read(text = usual, flag) {
      if (text === undefined) return usual as Usual;
      const word = words.find((one) => one === text);
      if (word === undefined) throw badInput(flag, JSON.stringify(text), `are ${words.join(", ")}`);
      return word;
    },
  };
}

/** Yes or no, as true or false. */
export function yesNo(what: string, usual: "yes" | "no" = "yes"): Flag<boolean> {
  const words = choice(["yes", "no"], what, usual);
  return { ...words, read: (...asked) => words.read(...asked) === "yes" };
}

/** A whole number within a range. */
export function wholeNumber<const Usual extends number | undefined = undefined>(
  range: Range,
  what: string,
  usual?: Usual,
): Flag<number | Usual> {
  const { min, max } = range;
  return {
    ...{ kind: "number", value: "N", what, range },
    ...(usual === undefined ? {} : { usual: String(usual) }),
    read(text, flag) {
      if (text === undefined) return usual as Usual;
      const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
      if (!(value >= min && value <= max))
        throw badInput(flag, JSON.stringify(text), `is a whole number from ${min} to ${max}`);
      return value;
    },
  };
}

/** Any text, or the name of a file or a player, which the command reads itself. */
export function text<const Usual extends string | undefined = undefined>(
  value: string,
  what: string,
  usual?: Usual,
  kind: "text" | "file" | "player" | "policy" | "deck" = "text",
): Flag<string | Usual> {
  return {
    ...{ kind, value, what },
    ...(usual === undefined ? {} : { usual }),
    read: (found) => found ?? (usual as Usual),
  };
}

/** The shipped rules, or those under the overlay in a file. */
export function rulesFile(what: string, isNeeded = false): Flag<TitledRules> {
  return {
    ...{ kind: "rules", value: "FILE", what, isNeeded },
    read(file, flag, notice) {
      if (file === undefined && isNeeded)
        throw new BadInput(`${flag}: found nothing, allowed is the file of a rule overlay`);
      return titledRules(file, notice);
    },
  };
}

/** A file that a command writes. */
export function outputFile(what: string): Flag<string | undefined> {
  return {
    ...{ kind: "output", value: "FILE", what },
    read(file, flag) {
      checkOutputFile(flag, file);
      return file;
    },
  };
}

/** A folder that a command writes to, made when it is missing. */
export function outputFolder<const Usual extends string | undefined = undefined>(
  what: string,
  usual?: Usual,
): Flag<string | Usual> {
  return {
    ...{ kind: "folder", value: "FOLDER", what },
    ...(usual === undefined ? {} : { usual }),
    read(folder = usual, flag) {
      checkOutputFolder(flag, folder);
      return folder as string | Usual;
    },
  };
}

const THREADS = { min: 1, max: 64 };

/** The threads of every command that plays battles. */
export const WORKERS: Flag<number> = {
  ...wholeNumber(THREADS, "threads that play (one for each core); results do not depend on it"),
  read: (text, ...asked) => wholeNumber(THREADS, "", availableParallelism()).read(text, ...asked),
};

/** Beside the project it is about, and ignored by git: it names files of one designer's machine. */
export const USUAL_HISTORY = ".corvax/runs.ndjson";

/** The file that runs are noted in; null for none. */
export const HISTORY: Flag<string | null> = {
  ...{ kind: "output", value: "FILE|off", what: "append the figures to a file", usual: USUAL_HISTORY },
  read(file = USUAL_HISTORY, flag) {
    if (file === "off") return null;
    if (file !== USUAL_HISTORY) checkOutputFile(flag, file);
    return file;
  },
};

/** A command line: the values of flags, each read when it is asked for, and what stands between them. */
export interface CommandLine<Table extends FlagTable = FlagTable> {
  flags: FlagValues<Table>;
  /** Whether a flag was written. */
  has(flag: string): boolean;
  files: readonly string[];
  /** Hints about what was read, such as a key of an earlier release. */
  notice(sentence: string): void;
}

/**
 * Reads a command line. Refuses with a sentence an unknown flag, a flag without its value or given twice, and
 * too many files; the values of flags when they are asked for.
 */
export function readCommandLine<Table extends FlagTable>(
  argv: readonly string[],
  table: Table,
  mostFiles: number,
  notice: (sentence: string) => void,
): CommandLine<Table> {
  const known = Object.keys(table);
  const options = Object.fromEntries(known.map((name) => [name, { type: "string" as const }]));
  const args = argv.flatMap((word, index) => withValue(table, word, argv[index + 1]));
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const written = new Map<string, string>();
  const files: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") files.push(token.value);
    if (token.kind !== "option") continue;
    if (!known.includes(token.name))
      throw badInput(token.rawName, "an unknown flag", `are ${namesOf(known)}`);
    if (token.value === undefined || token.value === "" || isFlag(token.value, token.inlineValue))
      throw badInput(token.rawName, "no value", "is one value after it");
    if (written.has(token.name)) throw badInput(token.rawName, "the flag twice", "is once");
    written.set(token.name, token.value);
  }
  if (files.length > mostFiles)
    throw badInput(
      files[mostFiles] ?? "",
      "one argument too many",
      mostFiles === 0 ? "are flags only" : "is one file",
    );
  const flags = {};
  for (const [name, flag] of Object.entries(table)) {
    let read: { value: unknown } | null = null;
    Object.defineProperty(flags, name, {
      enumerable: true,
      get() {
        read ??= { value: flag.read(written.get(name), `--${name}`, notice) };
        return read.value;
      },
    });
  }
  return { flags: flags as FlagValues<Table>, has: (flag) => written.has(flag), files, notice };
}

function namesOf(known: readonly string[]): string {
  return known.length === 0 ? "files and --help" : known.map((name) => `--${name}`).join(", ");
}

function withValue(table: FlagTable, word: string, next: string | undefined): string[] {
  const alone = word.startsWith("--") ? table[word.slice(2)]?.alone : undefined;
  return alone !== undefined && (next === undefined || next.startsWith("--")) ? [word, alone] : [word];
}

/** In `--json --html x` the value of --json is missing; in `--json=--x` it is "--x". */
function isFlag(value: string, isInline: boolean | undefined): boolean {
  return !isInline && value.startsWith("--");
}
