import { availableParallelism } from "node:os";
import { readCommandLine, wholeNumber } from "../arguments/flags.ts";
import type { Usage } from "../arguments/usage.ts";
import { badInput } from "../input/bad-input.ts";
import { checkOutputFile } from "../input/output-file.ts";

const MOST_POSITIONS = 10_000;
const MOST_WORKERS = 64;
const USUAL_SEED = "1";

/** The file that ships, in the folder of the project. */
const SHIPPED_POSITIONS = "rules/puzzles/data/positions.json";

export const PUZZLES_USAGE: Usage = {
  command: "npm run puzzles -- --make N | --check yes [flags]",
  what: "Finds battle positions in which one turn is clearly best, adding to those of the file, or checks the ones in it.",
  flags: {
    make: { value: "N", what: "how many positions the file is to have" },
    check: { value: "yes", what: "solution, plain plays, and a blind check with other dice" },
    sample: { value: "N", what: "of --check: only so many, spread over the file (all)" },
    seed: { value: "SEED", what: `battle i has the seed SEED:i; of --check: other dice (${USUAL_SEED})` },
    workers: { value: "N", what: "threads that search (one for each core); results do not depend on it" },
    out: { value: "FILE", what: `the file (${SHIPPED_POSITIONS})` },
  },
};

/** The parsed command line of `puzzles`. */
export interface PuzzlesOrder {
  /** How many positions are wanted; null: those of the file are checked. */
  make: number | null;
  /** How many are checked; null: all. */
  sample: number | null;
  seed: string;
  workers: number;
  out: string;
}

/** Reads the command line of `puzzles`; refuses errors with a sentence. */
export function readPuzzlesFlags(argv: readonly string[]): PuzzlesOrder {
  const line = readCommandLine(withValue(argv), Object.keys(PUZZLES_USAGE.flags), 0);
  const { flags } = line;
  if (flags.has("make") === flags.has("check"))
    throw badInput(
      "puzzles",
      flags.has("make") ? "--make and --check" : "neither",
      "is one of --make N, --check",
    );
  if (flags.has("check") && flags.get("check") !== "yes")
    throw badInput("--check", JSON.stringify(flags.get("check")), "is yes");
  if (flags.has("make") && flags.has("sample")) throw badInput("--sample", "it with --make", "is --check");
  const out = flags.get("out") ?? SHIPPED_POSITIONS;
  checkOutputFile("--out", out);
  const range = { min: 1, max: MOST_POSITIONS };
  return {
    make: flags.has("make") ? wholeNumber(line, "make", range, 1) : null,
    sample: flags.has("sample") ? wholeNumber(line, "sample", range, 1) : null,
    seed: flags.get("seed") ?? USUAL_SEED,
    workers: wholeNumber(line, "workers", { min: 1, max: MOST_WORKERS }, availableParallelism()),
    out,
  };
}

/** `--check` alone means `--check yes`. */
function withValue(argv: readonly string[]): string[] {
  return argv.flatMap((word, index) => {
    const next = argv[index + 1];
    return word === "--check" && (next === undefined || next.startsWith("--")) ? [word, "yes"] : [word];
  });
}
