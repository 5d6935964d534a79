import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Environment } from "../configuration/variables.ts";
import { OperatorError } from "../process/program.ts";
import { isDiskFull, isForbidden } from "../store/database/errors.ts";
import { isDown, isNotLetIn, UNREACHABLE } from "../store/postgres/errors.ts";
import { isBusy } from "../store/sqlite/group-commit.ts";

const EXIT = { badInput: 2, failed: 1 } as const;

/** A command for operators. It gets the words after its name and returns what it has done, as text. */
export type Tool = (words: readonly string[], environment: Environment) => Promise<string>;

/**
 * Runs a command: exit code 0 when it is done, 2 with a sentence for bad input, 1 when it failed. With `--help` it prints
 * that text instead, unless the command has a help of its own (null).
 */
export async function runTool(help: string | null, tool: Tool): Promise<void> {
  const words = process.argv.slice(2);
  try {
    console.log(help !== null && words.includes("--help") ? help : await tool(words, process.env));
  } catch (error) {
    process.exitCode = error instanceof OperatorError ? EXIT.badInput : EXIT.failed;
    console.error(failureText(error));
  }
}

function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof OperatorError) return error.message;
  const code = "code" in error ? String(error.code) : "";
  if (code === UNREACHABLE) return `${error.message}. Check DATABASE_URL.`;
  if (isNotLetIn(error)) return `PostgreSQL refuses the connection: ${error.message}. Check DATABASE_URL.`;
  if (isDown(error)) return `The database takes no work at the moment (${error.message}): try again.`;
  if (isDiskFull(error)) return `The disk is full (${error.message}): make room and try again.`;
  if (isForbidden(error))
    return `A file or folder cannot be used (${error.message}): run this as the user of the server.`;
  if (isBusy(error)) return "Another program is writing to the database in DATA_DIR: try again in a moment.";
  return error.stack ?? error.message;
}

type Flags = NonNullable<ParseArgsConfig["options"]>;

/** Flags and files of a command. */
export interface CommandLine {
  flags: Readonly<Record<string, unknown>>;
  files: readonly string[];
}

/** Reads a command line with exactly `files` files. Refuses others with what is wrong and how to call it. */
export function readCommandLine(
  words: readonly string[],
  { usage, flags, files }: { usage: string; flags: Flags; files: number },
): CommandLine {
  const read = readWords(words, flags, usage);
  if (read.positionals.length === files) return { flags: read.values, files: read.positionals };
  const found = read.positionals.length === 0 ? "no file" : `${read.positionals.length} files`;
  const wanted = files === 0 ? "takes none" : "takes one";
  throw new OperatorError(`The command was given ${found} and ${wanted}: ${usage}`);
}

/** Reads flags and words as Node does. Refuses what is no flag, with one sentence that ends with how to call the command. */
export function readWords(words: readonly string[], options: Flags, usage: string) {
  try {
    return parseArgs({ args: withDashes(words, options), options, strict: true, allowPositionals: true });
  } catch (error) {
    // Node's first sentence names the flag; what follows is advice for whoever wrote the program.
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new OperatorError(`${reason}: ${usage}`);
  }
}

const AMOUNT = /^-[\d.]/;
const PUBLIC_ID = /^[\w-]{22}$/;

/** Amounts and public ids may begin with a dash, and Node would take them for flags: a flag's value is joined to it, an id goes last. */
function withDashes(words: readonly string[], options: Flags): string[] {
  if (words.includes("--")) return [...words];
  const told: string[] = [];
  const ids: string[] = [];
  for (const word of words) {
    const flag = /^--([^=]+)$/.exec(told.at(-1) ?? "")?.[1] ?? "";
    const isValue = word.startsWith("-") && (AMOUNT.test(word) || PUBLIC_ID.test(word));
    if (!isValue) told.push(word);
    else if (options[flag]?.type === "string") told[told.length - 1] = `--${flag}=${word}`;
    else if (PUBLIC_ID.test(word)) ids.push(word);
    else told.push(word);
  }
  return ids.length === 0 ? told : [...told, "--", ...ids];
}
