import { badInput } from "../input/bad-input.ts";
import { checkOutputFile, STANDARD_OUTPUT } from "../input/output-file.ts";
import type { CommandLine } from "./flags.ts";
import type { FlagTable } from "./usage.ts";

/** The files that a tool writes its results to, `-` for standard output. */
export interface OutputFlags {
  json: string | undefined;
  csv: string | undefined;
  html: string | undefined;
}

/** Flags of every tool that writes its results to files. */
export const OUTPUT_FLAGS = {
  json: { value: "FILE", what: "write all figures as JSON; - writes them to standard output" },
  csv: { value: "FILE", what: "write the figures as a table, one line each; - for standard output" },
  html: { value: "FILE", what: "write a page with charts" },
} as const satisfies FlagTable;

export function readOutputFlags({ flags }: CommandLine): OutputFlags {
  const names = Object.keys(OUTPUT_FLAGS) as (keyof OutputFlags)[];
  for (const name of names) checkOutputFile(`--${name}`, flags.get(name));
  const piped = names.filter((name) => flags.get(name) === STANDARD_OUTPUT);
  if (piped.length > 1)
    throw badInput(`--${piped[1]}`, `standard output, which --${piped[0]} writes to`, "is one of them");
  return { json: flags.get("json"), csv: flags.get("csv"), html: flags.get("html") };
}
