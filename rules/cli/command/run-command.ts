import { openSync, writeFileSync, writeSync } from "node:fs";
import { noteRun } from "../history/history.ts";
import { BadInput } from "../input/bad-input.ts";
import { STANDARD_OUTPUT } from "../input/output-file.ts";
import { progressBar } from "../terminal/progress-bar.ts";
import {
  type AnyCommand,
  type End,
  EXIT,
  FILE_FORMS,
  flagsOf,
  noteOf,
  playOrder,
  type ReadOrder,
  readOrder,
  shown,
} from "./command.ts";

/**
 * Runs a command on the terminal and returns the exit code: its own, 2 with a sentence for bad input, 1 for an
 * unexpected error, 130 after Ctrl-C. With `--help` it prints how the command is called instead.
 */
export async function runCommand(command: AnyCommand, argv: readonly string[]): Promise<number> {
  if (argv.includes("--help") || argv.includes("-h")) {
    console.log(helpText(command));
    return EXIT.done;
  }
  try {
    return await played(command, argv);
  } catch (error) {
    const isExpected = error instanceof BadInput;
    console.error(isExpected ? error.message : error);
    return isExpected ? EXIT.badInput : EXIT.bug;
  }
}

/** The text that `--help` prints. */
export function helpText(command: AnyCommand): string {
  const { name, what, files } = command;
  const flags = Object.entries(flagsOf(command)).map(([flag, { value, what, usual, isNeeded }]) => ({
    flag: `--${flag} ${value}`,
    what: usual === undefined ? what : `${what} (${usual})`,
    isNeeded,
  }));
  const rows = [...flags, { flag: "--help", what: "print this" }];
  const width = Math.max(...rows.map(({ flag }) => flag.length));
  const needed = flags.filter(({ isNeeded }) => isNeeded).map(({ flag }) => flag);
  const words = [files?.value ?? "", ...needed, flags.length > 0 ? "[flags]" : ""].filter(Boolean);
  return [
    `Usage: npm run ${name} -- ${words.join(" ")}`,
    "",
    what,
    "",
    ...rows.map(({ flag, what }) => `  ${flag.padEnd(width)}  ${what}`),
  ].join("\n");
}

async function played(command: AnyCommand, argv: readonly string[]): Promise<number> {
  const read = readOrder(command, argv, (sentence) => console.error(sentence));
  const { order, files, history } = read;
  const lines = lineWriter(files.json ?? STANDARD_OUTPUT);
  const { result, isInterrupted } = await followed(command, read, lines.write);
  if (!lines.areWritten()) {
    const note = noteOf(command, order, argv, result, isInterrupted);
    if (note && history !== null) noteRun(history, note);
    const text = await shown(command, "text", result, order);
    if (text.trim() !== "" && !Object.values(files).includes(STANDARD_OUTPUT)) process.stdout.write(text);
    for (const form of FILE_FORMS) {
      const file = files[form];
      if (file !== undefined) write(file, await shown(command, form, result, order));
    }
  }
  const { code, sentence } = endOf(command, result, order, isInterrupted);
  if (sentence !== undefined) console.error(sentence);
  return code;
}

/** Plays with a bar on the terminal. The first Ctrl-C stops the run, a second one ends the process at once. */
async function followed(command: AnyCommand, read: ReadOrder<unknown>, line: (value: unknown) => void) {
  const controller = new AbortController();
  const onInterrupt = () => controller.abort();
  process.once("SIGINT", onInterrupt);
  const bar = progressBar(command.name);
  try {
    const result = await playOrder(command, read, { signal: controller.signal, line, onProgress: bar.show });
    return { result, isInterrupted: controller.signal.aborted };
  } finally {
    bar.clear();
    process.off("SIGINT", onInterrupt);
  }
}

function endOf(command: AnyCommand, result: unknown, order: unknown, isInterrupted: boolean): End {
  const { interrupted = () => "what was played so far is above." } = command;
  const rest = isInterrupted ? interrupted(result, order) : null;
  if (rest !== null) return { code: EXIT.interrupted, sentence: `Interrupted: ${rest}` };
  return command.end?.(result, order) ?? { code: EXIT.done };
}

/** Writes lines of JSON as soon as they come; the file is begun with the first. */
function lineWriter(file: string) {
  let handle: number | null = null;
  return {
    write(value: unknown) {
      handle ??= file === STANDARD_OUTPUT ? STANDARD_OUTPUT_HANDLE : openSync(file, "w");
      writeSync(handle, `${JSON.stringify(value)}\n`);
    },
    areWritten: () => handle !== null,
  };
}

const STANDARD_OUTPUT_HANDLE = 1;

function write(file: string, text: string): void {
  if (file === STANDARD_OUTPUT) process.stdout.write(text);
  else writeFileSync(file, text);
}
