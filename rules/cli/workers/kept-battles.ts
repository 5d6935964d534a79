import { createHash } from "node:crypto";
import { appendFileSync, truncateSync, writeFileSync } from "node:fs";
import { hashRules, type RuleSet } from "../../index.ts";
import { isTree } from "../../ruleset/overlay.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Part } from "../../simulation/play-part.ts";
import { newTally, type Tally } from "../../simulation/tally.ts";
import type { SideTimes } from "../bots/seat-bots.ts";
import { badInput } from "../input/bad-input.ts";
import { readText } from "../input/read-json.ts";
import type { PartAnswer } from "./job.ts";
import type { Run, WorkerPool } from "./worker-pool.ts";

/** A part of a run that was played: a line of a file, behind a first line about who writes it. */
export interface KeptPart extends Part {
  /** A digest of the rules, the decks, the players and the seed. */
  run: string;
  /** Counts; those that the command does not need are left out. */
  tally: Partial<Tally>;
  /** How long bots took to decide. */
  times?: SideTimes;
  /** Milliseconds from the beginning of the command. */
  elapsedMs?: number;
}

/** Battles that a file keeps. */
export interface KeptBattles {
  /** A pool that writes each part of its runs to the file when it is played, and plays no part that stands there. */
  with(pool: WorkerPool): WorkerPool;
}

/** Which counts of a part a command needs. */
export type Pack = (tally: Tally) => Partial<Tally>;

/** Begins a file with its first line. */
export function newKeptBattles(path: string, head: object, pack: Pack): KeptBattles {
  writeFileSync(path, `${JSON.stringify(head)}\n`);
  return keptBattles(path, [], pack);
}

/**
 * Goes on with a file that was read; a last line that was being written when its run ended is cut off. What a part gives
 * follows from its rules, decks, players and seed alone, so the file serves any command that plays the same battles.
 */
export function goOnWith(path: string, { parts, bytes }: ReadBattles, pack: Pack): KeptBattles {
  truncateSync(path, bytes);
  return keptBattles(path, parts, pack);
}

function keptBattles(path: string, parts: readonly KeptPart[], pack: Pack): KeptBattles {
  const known = new Map(parts.map((part) => [keyOf(part), part]));
  const hashes = new WeakMap<RuleSet, string>();

  function kept(run: Run): Run {
    const hash = hashes.get(run.rules) ?? hashRules(run.rules);
    hashes.set(run.rules, hash);
    const name = digestOf(hash, run.plan);
    return {
      ...run,
      playedBefore(order) {
        const part = known.get(keyOf({ run: name, ...order.part }));
        if (!part) return undefined;
        const answer = answerOf(part);
        run.onPart?.(answer, order);
        return answer;
      },
      onPart(answer, order) {
        const line: KeptPart = { run: name, ...order.part, tally: pack(answer.tally) };
        appendFileSync(path, `${JSON.stringify(line)}\n`);
        run.onPart?.(answer, order);
      },
    };
  }

  return { with: (pool) => ({ ...pool, play: (runs, shard) => pool.play(runs.map(kept), shard) }) };
}

/** What a part of a file gave. */
export function answerOf({ tally, times = [null, null] }: KeptPart): PartAnswer {
  return { tally: { ...newTally(), ...tally }, outcomes: [], times, replays: [] };
}

/** Tells parts of a file apart. */
export function keyOf({ run, from, to }: Pick<KeptPart, "run" | "from" | "to">): string {
  return `${run} ${from} ${to}`;
}

const DIGITS = 16;

/** A digest of what decides the battles of a run. */
export function digestOf(rulesHash: string, plan: SimulationPlan): string {
  const text = `${rulesHash} ${JSON.stringify(plan)}`;
  return createHash("sha256").update(text).digest("hex").slice(0, DIGITS);
}

/** What a run wrote before it ended. */
export interface ReadBattles {
  head: Record<string, unknown>;
  parts: KeptPart[];
  /** Length of all lines that were written to their end. */
  bytes: number;
}

/** Reads a file of battles. `where` and `allowed` are for the sentence that refuses what is none. */
export function readBattles(where: string, path: string, allowed: string): ReadBattles {
  const text = readText(path);
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const [head, ...parts] = whole
    .split("\n")
    .map((line, index) => ({ line, number: index + 1 }))
    // What npm prints about the command it starts, and empty lines.
    .filter(({ line }) => line !== "" && !line.startsWith("> "))
    .map(({ line, number }) => ({ number, value: parsed(where, line, number, allowed) }));
  if (!isTree(head?.value)) throw badInput(where, "no JSON in line 1", allowed);
  return {
    head: head.value,
    parts: parts.map(({ value, number }) => {
      if (!isPart(value)) throw badInput(where, `no battles in line ${number}`, allowed);
      return value;
    }),
    bytes: Buffer.byteLength(whole),
  };
}

function parsed(where: string, line: string, number: number, allowed: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw badInput(where, `no JSON in line ${number}`, allowed);
  }
}

function isPart(value: unknown): value is KeptPart {
  return (
    isTree(value) &&
    typeof value.run === "string" &&
    Number.isInteger(value.from) &&
    Number.isInteger(value.to) &&
    isTree(value.tally)
  );
}
