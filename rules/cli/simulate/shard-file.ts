import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Tally } from "../../simulation/tally.ts";
import type { SideTimes } from "../bots/seat-bots.ts";
import { badInput } from "../input/bad-input.ts";
import { readText } from "../input/read-json.ts";
import { type Shard, shardOf } from "../workers/shard.ts";

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
