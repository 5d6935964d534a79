import { writeFileSync } from "node:fs";
import { csvFormat } from "d3-dsv";
import type { OutputFlags } from "./arguments/run-flags.ts";
import { STANDARD_OUTPUT } from "./input/output-file.ts";

/** What a tool found, in each of its forms; they are made only if a flag asks for them. */
export interface Results {
  /** For a terminal. */
  text(): string;
  json(): unknown;
  /** The lines of the table, with equal keys. */
  csv(): Record<string, string | number | boolean | null>[];
  html(): string | Promise<string>;
}

/** Prints the text, and writes the files. Standard output holds nothing else if a file is written there. */
export async function writeResults(files: OutputFlags, results: Results): Promise<void> {
  if (!Object.values(files).includes(STANDARD_OUTPUT)) console.log(results.text());
  if (files.json !== undefined) write(files.json, `${JSON.stringify(results.json(), null, 2)}\n`);
  if (files.csv !== undefined) write(files.csv, `${csvFormat(results.csv())}\n`);
  if (files.html !== undefined) write(files.html, await results.html());
}

function write(file: string, text: string): void {
  if (file === STANDARD_OUTPUT) process.stdout.write(text);
  else writeFileSync(file, text);
}
