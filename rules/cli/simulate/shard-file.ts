import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Tally } from "../../simulation/tally.ts";
import type { SideTimes } from "../bots/seat-bots.ts";

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

/** A line of a stream of JSON values, one each line (NDJSON). */
export function ndjsonLine(value: ShardHead | PartLine): string {
  return `${JSON.stringify(value)}\n`;
}
