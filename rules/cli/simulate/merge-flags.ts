import { readCommandLine } from "../arguments/flags.ts";
import { OUTPUT_FLAGS, type OutputFlags, readOutputFlags } from "../arguments/shared-flags.ts";
import { badInput } from "../input/bad-input.ts";
import { SIMULATE_USAGE } from "./simulate-flags.ts";

/** The parsed command line of `simulate --merge`. */
export interface MergeOrder extends OutputFlags {
  files: readonly string[];
}

/** Reads `--merge FILES` with its output flags; null if the command line has no `--merge`. */
export function readMergeFlags(argv: readonly string[]): MergeOrder | null {
  if (!argv.some((word) => word === "--merge" || word.startsWith("--merge="))) return null;
  const line = readCommandLine(argv, Object.keys(SIMULATE_USAGE.flags), Number.POSITIVE_INFINITY);
  const allowed = ["merge", ...Object.keys(OUTPUT_FLAGS)];
  for (const name of line.flags.keys())
    if (!allowed.includes(name))
      throw badInput(
        `--${name}`,
        "it with --merge, whose files say what was played",
        `are ${Object.keys(OUTPUT_FLAGS)
          .map((flag) => `--${flag}`)
          .join(", ")}`,
      );
  return { ...readOutputFlags(line), files: [line.flags.get("merge") ?? "", ...line.files] };
}
