import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Figure, median } from "./figure.ts";

/** In turns, so that whatever else the machine does meets both. */
const ROUNDS = 3;
const PROJECT = join(import.meta.dirname, "..", "..");

/** One figure of this project beside the same one of another revision: `ratio` is ours / theirs. */
export interface Compared {
  name: string;
  unit: string;
  value: number;
  theirs: number;
  ratio: number;
}

/**
 * Measures the same at another revision, checked out beside, in turns with this one. Figures that have a reference in
 * the same run are compared by their ratio to it, the others as they are; figures of one side alone are left out.
 */
export function measureAgainst(revision: string, benches: readonly string[]): Compared[] {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const git = (...words: string[]) => execFileSync("git", words, { cwd: PROJECT, stdio: "pipe" });
  git("worktree", "add", "--detach", folder, revision);
  try {
    // What the other revision needs besides is said by its own failure.
    symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
    const own: Figure[][] = [];
    const theirs: Figure[][] = [];
    for (let round = 0; round < ROUNDS; round++) {
      theirs.push(measuredIn(folder, benches));
      own.push(measuredIn(PROJECT, benches));
    }
    return compared(own, theirs);
  } finally {
    git("worktree", "remove", "--force", folder);
  }
}

function measuredIn(folder: string, benches: readonly string[]): Figure[] {
  const json = join(mkdtempSync(join(tmpdir(), "figures-")), "figures.json");
  const words = ["--import", "tsx", "test/bench/bench.ts", "--only", benches.join(), "--json", json];
  const { stderr } = spawnSync(process.execPath, words, {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  try {
    return JSON.parse(readFileSync(json, "utf8"));
  } catch {
    throw new Error(`The bench in ${folder} measured nothing:\n${stderr.slice(-2_000)}`);
  } finally {
    rmSync(join(json, ".."), { recursive: true });
  }
}

/** The medians of both sides, figure by figure. */
export function compared(
  own: readonly (readonly Figure[])[],
  theirs: readonly (readonly Figure[])[],
): Compared[] {
  const medianOf = (runs: readonly (readonly Figure[])[], name: string) =>
    median(runs.flatMap((run) => run.filter((figure) => figure.name === name).map(comparable)));
  return (own[0] ?? []).flatMap(({ name, unit, bound }) => {
    const value = medianOf(own, name);
    const other = medianOf(theirs, name);
    if (Number.isNaN(other) || other === 0) return [];
    const measuredIn = bound === null ? unit : "of its reference";
    return [{ name, unit: measuredIn, value, theirs: other, ratio: value / other }];
  });
}

function comparable({ value, ratio, bound }: Figure): number {
  return bound === null || ratio === null ? value : ratio;
}
