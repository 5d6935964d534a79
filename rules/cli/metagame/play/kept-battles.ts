import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { hashRules, type RuleSet } from "../../../index.ts";
import { isTree } from "../../../ruleset/overlay.ts";
import { newTally, type Tally } from "../../../simulation/tally.ts";
import { badInput } from "../../input/bad-input.ts";
import { newLineFile, readLineFile } from "../../input/line-file.ts";
import type { PartAnswer, PartOrder } from "../../workers/job.ts";
import type { Run, WorkerPool } from "../../workers/worker-pool.ts";

/** The counts that a metagame needs, in the order in which a line has them. */
const COUNTS = [
  "battles",
  "wins",
  "losses",
  "draws",
  "decided",
  "firstWins",
] as const satisfies (keyof Tally)[];
const HEAD = { version: 1, of: "metagame" } as const;
const ALLOWED = "is a new file or one that metagame --state wrote";

/** A part of a run, and its counts. The run is a digest of the rules, the decks, the policy and the seed. */
interface Line {
  run: string;
  from: number;
  to: number;
  counts: number[];
}

/** Battles that a file keeps. */
export interface KeptBattles {
  /** A pool that writes each part of its runs to the file when it is played, and plays no part that stands there. */
  with(pool: WorkerPool): Pick<WorkerPool, "play">;
}

/**
 * Begins a file, or goes on with one. What a part gives follows from its rules, decks, policy and seed alone, so the
 * file serves any command that plays the same battles, such as one that was killed, or one with a sweep more.
 */
export function keptBattles(path: string): KeptBattles {
  const known = new Map<string, number[]>();
  const file = existsSync(path) ? goOn(path, known) : newLineFile(path, HEAD);
  const digestOf = runDigest();

  function kept(run: Run): Run {
    const name = digestOf(run);
    return {
      ...run,
      playedBefore(order) {
        const counts = known.get(keyOf({ run: name, ...order.part }));
        if (!counts) return undefined;
        const answer = answerOf(counts);
        run.onPart?.(answer, order);
        return answer;
      },
      onPart(answer: PartAnswer, order: PartOrder) {
        const counts = COUNTS.map((count) => answer.tally[count]);
        file.append({ run: name, ...order.part, counts } satisfies Line);
        run.onPart?.(answer, order);
      },
    };
  }

  return { with: (pool) => ({ play: (runs) => pool.play(runs.map(kept)) }) };
}

function goOn(path: string, known: Map<string, number[]>) {
  const { head, lines, file } = readLineFile("--state", path, ALLOWED);
  if (!isTree(head) || head.version !== HEAD.version || head.of !== HEAD.of)
    throw badInput(`--state ${path}`, "another file", ALLOWED);
  lines.forEach((line, index) => {
    if (!isLine(line)) throw badInput(`--state ${path}`, `no battles in line ${index + 2}`, ALLOWED);
    known.set(keyOf(line), line.counts);
  });
  return file;
}

function isLine(line: unknown): line is Line {
  if (!isTree(line) || typeof line.run !== "string" || !Array.isArray(line.counts)) return false;
  return line.counts.length === COUNTS.length && [line.from, line.to, ...line.counts].every(Number.isInteger);
}

function keyOf({ run, from, to }: Omit<Line, "counts">): string {
  return `${run} ${from} ${to}`;
}

function answerOf(counts: readonly number[]): PartAnswer {
  const tally = newTally();
  COUNTS.forEach((count, index) => {
    tally[count] = counts[index] ?? 0;
  });
  return { tally, outcomes: [], times: [null, null], replays: [] };
}

const DIGITS = 16;

function runDigest(): (run: Run) => string {
  const hashes = new WeakMap<RuleSet, string>();
  return ({ rules, plan }) => {
    const hash = hashes.get(rules) ?? hashRules(rules);
    hashes.set(rules, hash);
    return createHash("sha256")
      .update(`${hash} ${JSON.stringify(plan)}`)
      .digest("hex")
      .slice(0, DIGITS);
  };
}
