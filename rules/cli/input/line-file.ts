import { appendFileSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { badInput } from "./bad-input.ts";

/** A file of JSON values, one each line (NDJSON), behind a first line about the run that writes it. */
export interface LineFile {
  append(value: unknown): void;
}

/** What a run wrote before it ended. */
export interface ReadLines {
  head: unknown;
  lines: readonly unknown[];
  file: LineFile;
}

/** Begins a file with its first line. */
export function newLineFile(file: string, head: unknown): LineFile {
  writeFileSync(file, `${JSON.stringify(head)}\n`);
  return lineFile(file);
}

/**
 * Reads a file to go on with it; a last line that was being written when the run ended is cut off. `flag` and `allowed`
 * are for the sentence that refuses a file that cannot be read, and a line that is no JSON.
 */
export function readLineFile(flag: string, file: string, allowed: string): ReadLines {
  const text = readText(flag, file, allowed);
  const end = text.lastIndexOf("\n") + 1;
  const values = text
    .slice(0, end)
    .trimEnd()
    .split("\n")
    .map((line, index) => parsed(`${flag} ${file}`, line, index + 1, allowed));
  if (end < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, end)));
  const [head, ...lines] = values;
  return { head, lines, file: lineFile(file) };
}

function lineFile(file: string): LineFile {
  return { append: (value) => appendFileSync(file, `${JSON.stringify(value)}\n`) };
}

function readText(flag: string, file: string, allowed: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw badInput(flag, file, allowed);
  }
}

function parsed(where: string, line: string, number: number, allowed: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw badInput(where, `no JSON in line ${number}`, allowed);
  }
}
