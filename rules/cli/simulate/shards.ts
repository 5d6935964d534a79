import type { SimulationPlan } from "../../simulation/plan.ts";
import { BadInput, badInput } from "../input/bad-input.ts";
import { answerOf, digestOf, type KeptPart, keyOf, readBattles } from "../workers/kept-battles.ts";
import { type MeasuredRun, measured } from "../workers/measured-run.ts";
import { isInShard, newSchedule, type Shard, shardOf } from "../workers/schedule.ts";

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

/** First line of a shard's stream: which shard of which run it is, such as `2/8`. */
export interface ShardHead {
  shard: string;
  run: SharedRun;
}

interface ReadShard {
  file: string;
  shard: Shard;
  run: SharedRun;
  parts: KeptPart[];
}

/** A run, or all shards of one, added up. */
export interface MergedRun {
  run: Pick<SharedRun, "isList" | "hasOwnDecks" | "plans">;
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
  const { run, shard } = first;
  const battles = run.plans.map(() => run.battles);
  const played = new Map(shards.flatMap(({ parts }) => parts.map((part) => [keyOf(part), part] as const)));
  const digests = run.plans.map((plan) => digestOf(run.rulesHash, plan));
  const schedule = newSchedule(battles);
  const orders = schedule.parts().map(({ place, run: index, part }) => ({
    place,
    part: played.get(keyOf({ run: digests[index] ?? "", ...part })),
  }));
  refuseIncomplete(shards, shard.of, orders);

  for (const { place, part } of orders) if (part) schedule.finish(place, answerOf(part));
  const elapsedMs = Math.max(0, ...[...played.values()].map((part) => part.elapsedMs ?? 0));
  const runs = schedule.results().flatMap((result, index) => {
    const plan = run.plans[index];
    return plan ? [measured(result, { hash: run.rulesHash, plan, elapsedMs, isInterrupted: false })] : [];
  });
  return { run, runs };
}

const ALLOWED = "is what `npm run simulate -- --shard I/N` wrote";

/** Reads the file of a shard. A last line that was not written to its end is no part. */
function readShard(file: string): ReadShard {
  const { head, parts } = readBattles(file, file, ALLOWED);
  if (!isHead(head)) throw badInput(file, "no head of a shard in line 1", ALLOWED);
  const shard = shardOf(head.shard);
  if (!shard) throw badInput(file, "no shard in line 1", ALLOWED);
  return { file, shard, run: head.run, parts };
}

function isHead(head: object): head is ShardHead {
  const { shard, run } = head as Partial<ShardHead>;
  return typeof shard === "string" && run?.version === 1 && Array.isArray(run.plans);
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
    if (new Set(parts.map(keyOf)).size < parts.length)
      throw badInput(file, "a part twice", "is each part once");
  }
}

function refuseIncomplete(
  shards: readonly ReadShard[],
  of: number,
  orders: readonly { place: number; part: KeptPart | undefined }[],
): void {
  const missing = Array.from({ length: of }, (_, index) => index + 1).flatMap((index) => {
    const own = orders.filter(({ place }) => isInShard({ index, of }, place));
    const left = own.filter(({ part }) => part === undefined).length;
    const isThere = shards.some(({ shard }) => shard.index === index);
    if (left === 0 && isThere) return [];
    return [isThere ? `${index}/${of} (${left} of its ${own.length} parts)` : `${index}/${of}`];
  });
  const [verb, them] = missing.length === 1 ? ["is shard", "it"] : ["are shards", "them"];
  if (missing.length > 0)
    throw new BadInput(`--merge: missing ${verb} ${missing.join(", ")}; play ${them} with --shard`);
}
