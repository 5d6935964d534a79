import type { RuleSet } from "../../index.ts";
import type { BattleOutcome } from "../../simulation/battle-record.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Part } from "../../simulation/play-part.ts";
import type { Tally } from "../../simulation/tally.ts";
import type { DecisionWatch } from "../bots/decisions.ts";
import type { SideTimes } from "../bots/seat-bots.ts";

/** What a worker must know about a run. */
export interface RunOrder {
  rules: RuleSet;
  plan: SimulationPlan;
  /** Hash of the rules for the replay files, or null without them. */
  replayHash: string | null;
  keepOutcomes: boolean;
}

/**
 * The runs that a worker takes part in, sent once and in one message: rules that several runs share stay one
 * object, so that the worker calculates its tables from them once.
 */
export interface RunsOrder {
  kind: "runs";
  runs: RunOrder[];
  /** Where the worker notes the decisions of bots. */
  watch: DecisionWatch;
}

/** A part to play next: of the run with this place in the list of runs, and with this place in the schedule. */
export interface PartOrder {
  kind: "part";
  place: number;
  run: number;
  part: Part;
}

/** A message to a worker. */
export type Order = RunsOrder | PartOrder;

/** A worker's reply for each part. */
export interface PartAnswer {
  tally: Tally;
  /** Winner and turns of each battle in order; empty if the run does not keep them. */
  outcomes: BattleOutcome[];
  /** How long its bots took to decide. */
  times: SideTimes;
  replays: ReplayText[];
}

/** What a bot did wrong, in one sentence; with the battle up to then if it failed in one. */
export interface BotReport {
  sentence: string;
  replay: ReplayText | null;
}

/** A message from a worker: a part that is played, a bot that failed in it, or the error that ended it. */
export type Answer = { place: number } & (
  | { played: PartAnswer }
  | { failedBot: BotReport }
  | { error: unknown }
);

/** A replay as the text of its file. */
export interface ReplayText {
  seed: string;
  json: string;
}
