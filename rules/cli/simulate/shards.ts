import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Tally } from "../../simulation/tally.ts";
import type { SideTimes } from "../bots/seat-bots.ts";
import { BadInput, badInput } from "../input/bad-input.ts";
import { readText } from "../input/read-json.ts";
import { type MeasuredRun, measured } from "../workers/measured-run.ts";
import { allParts, isInShard, newSchedule, type Shard, shardOf } from "../workers/schedule.ts";

/** What all shards of a run have in common. */
export interface SharedRun {
  version: 1;
  rulesHash: string;
  battles: number;
  plans: SimulationPlan[];
  /** Whether the result is a list, for all difficulties. */
  isList: boolean;
  hasOwnDecks: boolean;
}

/** First line of a shard's stream: which shard of which run it is. */
export interface ShardHead {
  /** `2/8` */
  shard: string;
  run: SharedRun;
}

/** Each further line: a part that was played. A killed process loses at most the parts it was playing. */
export interface PartLine {
  part: number;
  tally: Tally;
  times: SideTimes;
  /** Milliseconds since the shard began. */
  elapsedMs: number;
}

/** The content of a shard's file. */
export interface ReadShard {
  file: string;
  shard: Shard;
  run: SharedRun;
  parts: PartLine[];
}

const ALLOWED = "is what `npm run simulate -- --shard I/N` wrote";

/** Reads the file of a shard. A last line that was not written to its end is no part. */
export function readShard(file: string): ReadShard {
  const lines = readText(file).split("\n");
  const unfinished = lines.pop() ?? "";
  const values = [...lines, ...(isJson(unfinished) ? [unfinished] : [])]
    .map((text, index) => ({ text, where: `${file}:${index + 1}` }))
    // What npm prints about the command it starts, and empty lines.
    .filter(({ text }) => text !== "" && !text.startsWith("> "))
    .map(({ text, where }) => ({ where, value: parsed(where, text) }));
  const [head, ...parts] = values;
  if (!head) throw badInput(file, "no lines", ALLOWED);
  if (!isHead(head.value)) throw badInput(head.where, "no head of a shard", ALLOWED);
  const shard = shardOf(head.value.shard);
  if (!shard) throw badInput(head.where, "no shard", ALLOWED);
  return { file, shard, run: head.value.run, parts: parts.map(({ value, where }) => partOf(value, where)) };
}

function partOf(value: unknown, where: string): PartLine {
  if (!isPart(value)) throw badInput(where, "no part of a run", ALLOWED);
  return value;
}

function parsed(where: string, text: string): unknown {
  if (!isJson(text)) throw badInput(where, `${text.slice(0, 40)}…`, "is a line of JSON");
  return JSON.parse(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isHead(value: unknown): value is ShardHead {
  if (!isObject(value) || typeof value.shard !== "string" || !isObject(value.run)) return false;
  const { version, plans, battles } = value.run;
  return version === 1 && Array.isArray(plans) && Number.isInteger(battles);
}

function isPart(value: unknown): value is PartLine {
  return (
    isObject(value) && Number.isInteger(value.part) && isObject(value.tally) && Array.isArray(value.times)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** A run, or all shards of one, added up. */
export interface MergedRun {
  run: Pick<SharedRun, "isList" | "hasOwnDecks">;
  runs: MeasuredRun[];
}

/**
 * Adds up the shards in files: the result is that of one machine, apart from `elapsedMs`, which is the time of the
 * slowest shard. Refuses with a sentence shards of different runs, and ones that are missing, incomplete or given twice.
 */
export function mergeShards(files: readonly string[]): MergedRun {
  const [first, ...others] = files.map(readShard);
  if (!first) throw badInput("--merge", "no file", "are the files of all shards of a run");
  const shards = [first, ...others];
  for (const other of others) refuseForeign(first, other);
  refuseTwice(shards);
  const { run } = first;
  const battles = run.plans.map(() => run.battles);
  refuseIncomplete(shards, allParts(battles).length);

  const schedule = newSchedule(battles);
  let elapsedMs = 0;
  for (const part of shards.flatMap(({ parts }) => parts)) {
    schedule.finish(part.part, { ...part, outcomes: [], replays: [] });
    elapsedMs = Math.max(elapsedMs, part.elapsedMs);
  }
  const runs = schedule.results().flatMap((played, index) => {
    const plan = run.plans[index];
    return plan ? [measured(played, { hash: run.rulesHash, plan, elapsedMs, isInterrupted: false })] : [];
  });
  return { run, runs };
}

function refuseForeign(first: ReadShard, other: ReadShard): void {
  const differing = differenceOf(first, other);
  if (differing !== null)
    throw new BadInput(
      `${other.file}: found a shard of another run than ${first.file} (${differing}), allowed are shards of one run`,
    );
}

/** The first key in which two shards belong to different runs, with both values; null for the same run. */
function differenceOf(first: ReadShard, other: ReadShard): string | null {
  const pairs: [string, unknown, unknown][] = [
    ["number of shards", first.shard.of, other.shard.of],
    ...keysOf(first.run, other.run),
    ...first.run.plans.flatMap((plan, index) => keysOf(plan, other.run.plans[index] ?? {})),
  ];
  for (const [key, one, two] of pairs) {
    const [before, after] = [JSON.stringify(one), JSON.stringify(two)];
    if (before !== after) return key === "deck" || key === "enemy" ? key : `${key} ${after}, not ${before}`;
  }
  return null;
}

function keysOf(one: object, two: object): [string, unknown, unknown][] {
  const names = new Set([...Object.keys(one), ...Object.keys(two)]);
  names.delete("plans");
  return [...names].map((name) => [name, Reflect.get(one, name), Reflect.get(two, name)]);
}

function refuseTwice(shards: readonly ReadShard[]): void {
  const files = new Map<number, string>();
  for (const { file, shard, parts } of shards) {
    const before = files.get(shard.index);
    if (before !== undefined)
      throw badInput(
        file,
        `shard ${shard.index}/${shard.of}, which is also in ${before}`,
        "is each shard once",
      );
    files.set(shard.index, file);
    if (new Set(parts.map(({ part }) => part)).size < parts.length)
      throw badInput(file, "a part twice", "is each part once");
  }
}

function refuseIncomplete(shards: readonly ReadShard[], total: number): void {
  const of = shards[0]?.shard.of ?? 1;
  const played = new Set(shards.flatMap(({ parts }) => parts.map(({ part }) => part)));
  const missing = Array.from({ length: of }, (_, index) => index + 1).flatMap((index) => {
    const own = Array.from({ length: total }, (_, place) => place).filter((place) =>
      isInShard({ index, of }, place),
    );
    const left = own.filter((place) => !played.has(place)).length;
    const isThere = shards.some(({ shard }) => shard.index === index);
    if (left === 0 && isThere) return [];
    return [isThere ? `${index}/${of} (${left} of its ${own.length} parts)` : `${index}/${of}`];
  });
  if (missing.length > 0)
    throw new BadInput(
      `--merge: missing ${missing.length === 1 ? "is shard" : "are shards"} ${missing.join(", ")}; play ${missing.length === 1 ? "it" : "them"} with --shard`,
    );
}
