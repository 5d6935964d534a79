import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Interval } from "../statistics/interval.ts";
import { nameOf, type SimulationResult } from "../statistics/simulation-result.ts";

/** The figures of one place by one rule set. */
export interface NotedFigures {
  /** The difficulty, or `pvp`. */
  place: string;
  rulesHash: string;
  battles: number;
  winRate: Interval;
  firstMover: Interval;
  turns: number;
}

/** A run of a tool, one line of the history. */
export interface NotedRun {
  version: 1;
  /** When it ended, ISO 8601 in UTC. */
  at: string;
  /** The command with its flags, to run it again. */
  command: string;
  seed: string;
  policy: string;
  /** The rules by the name of their file, in the order of the comparison. */
  rules: { name: string; hash: string }[];
  figures: NotedFigures[];
  interrupted?: true;
}

export function figuresOf(result: SimulationResult): NotedFigures {
  const { rulesHash, battles, winRate, firstMover, turns } = result;
  return { place: nameOf(result), rulesHash, battles, winRate, firstMover, turns: turns.median };
}

/** Appends a run to a history file. One write for each line, so several tools may share the file. */
export function noteRun(file: string | null, run: NotedRun): void {
  if (file === null) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(run)}\n`);
}

/** The runs in a history file, the latest first; none without a file. Lines that cannot be read are left out. */
export function readHistory(file: string): NotedRun[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      const run = parsed(line);
      return run ? [run] : [];
    })
    .reverse();
}

/** Writes a command line so that a shell reads it as it was. */
export function commandText(tool: string, argv: readonly string[]): string {
  const words = argv.map((word) =>
    /^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`,
  );
  return ["npm run", tool, ...(words.length > 0 ? ["--"] : []), ...words].join(" ");
}

function parsed(line: string): NotedRun | null {
  try {
    const run = JSON.parse(line) as NotedRun;
    return run.version === 1 && Array.isArray(run.figures) ? run : null;
  } catch {
    return null;
  }
}
