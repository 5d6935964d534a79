import { parseArgs } from "node:util";
import { BadInput, badInput } from "../input/bad-input.ts";

/** The command line of a tool: flags with their values, and file arguments. */
export interface CommandLine {
  flags: ReadonlyMap<string, string>;
  files: readonly string[];
}

/**
 * Reads a command line. Refuses with a sentence an unknown flag, a flag without its value or given twice, and
 * too many files.
 */
export function readCommandLine(
  argv: readonly string[],
  known: readonly string[],
  mostFiles: number,
): CommandLine {
  const options = Object.fromEntries(known.map((name) => [name, { type: "string" as const }]));
  const { tokens } = parseArgs({
    args: [...argv],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags = new Map<string, string>();
  const files: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") files.push(token.value);
    if (token.kind !== "option") continue;
    if (!known.includes(token.name))
      throw badInput(token.rawName, "an unknown flag", `are ${known.map((name) => `--${name}`).join(", ")}`);
    if (token.value === undefined || token.value === "" || isFlag(token.value, token.inlineValue))
      throw badInput(token.rawName, "no value", "is one value after it");
    if (flags.has(token.name)) throw badInput(token.rawName, "the flag twice", "is once");
    flags.set(token.name, token.value);
  }
  if (files.length > mostFiles)
    throw badInput(
      files[mostFiles] ?? "",
      "one argument too many",
      mostFiles === 0 ? "are flags only" : "is one file",
    );
  return { flags, files };
}

/** In `--json --html x` the value of --json is missing; in `--json=--x` it is "--x". */
function isFlag(value: string, isInline: boolean | undefined): boolean {
  return !isInline && value.startsWith("--");
}

/** The value of a flag that allows only certain words; `usual` is the default. */
export function choice<Word extends string>(
  line: CommandLine,
  flag: string,
  words: readonly Word[],
  usual: Word,
): Word {
  const found = line.flags.get(flag);
  if (found === undefined) return usual;
  const word = words.find((one) => one === found);
  if (word === undefined) throw badInput(`--${flag}`, JSON.stringify(found), `are ${words.join(", ")}`);
  return word;
}

/** The value of a flag for a whole number within a range; `usual` is the default. */
export function wholeNumber(
  line: CommandLine,
  flag: string,
  range: { min: number; max: number },
  usual: number,
): number {
  const found = line.flags.get(flag);
  if (found === undefined) return usual;
  const value = /^\d+$/.test(found) ? Number(found) : Number.NaN;
  if (!(value >= range.min && value <= range.max))
    throw badInput(`--${flag}`, JSON.stringify(found), `is a whole number from ${range.min} to ${range.max}`);
  return value;
}

/** The value of a required flag. */
export function needed(line: CommandLine, flag: string, allowed: string): string {
  const found = line.flags.get(flag);
  if (found === undefined) throw new BadInput(`--${flag}: found nothing, allowed ${allowed}`);
  return found;
}
