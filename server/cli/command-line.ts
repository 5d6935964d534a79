import { type ParseArgsConfig, parseArgs } from "node:util";
import { OperatorError } from "../process/operator-error.ts";

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
  const read = parsed(words, flags, usage);
  if (read.positionals.length === files) return { flags: read.values, files: read.positionals };
  const found = read.positionals.length === 0 ? "no file" : `${read.positionals.length} files`;
  const wanted = files === 0 ? "takes none" : "takes one";
  throw new OperatorError(`The command was given ${found} and ${wanted}: ${usage}`);
}

function parsed(words: readonly string[], options: Flags, usage: string) {
  try {
    return parseArgs({ args: [...words], options, strict: true, allowPositionals: true });
  } catch (error) {
    // Node's first sentence names the flag; what follows is advice for whoever wrote the program.
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new OperatorError(`${reason}: ${usage}`);
  }
}
