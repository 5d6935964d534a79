import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SimulationPlan } from "../../simulation/plan.ts";
import { BEFORE_THE_FIRST, type StuckDecision } from "../bots/decisions.ts";
import { BadInput } from "../input/bad-input.ts";
import type { BotReport, PartOrder, ReplayText } from "./job.ts";

const UNSAFE = /[^A-Za-z0-9._-]/g;

/** Writes each battle to its file: `easy-1-17.json` is battle 17 of the run with seed 1. */
export function writeReplays(folder: string, label: string, replays: readonly ReplayText[]): void {
  for (const { seed, json } of replays) writeFileSync(join(folder, replayName(label, seed)), `${json}\n`);
}

/** The file name of the battle with that seed. */
export function replayName(label: string, seed: string): string {
  return `${label}-${seed.replaceAll(":", "-").replace(UNSAFE, "_")}.json`;
}

/** A bot that could not be loaded, or did something wrong in a battle: bad input like a wrong file. */
export class FailedBot extends BadInput {
  readonly replay: ReplayText | null;

  constructor({ sentence, replay }: BotReport) {
    super(sentence);
    this.replay = replay;
  }
}

/** Writes the battle that a bot failed in to `folder`, or to a new temporary one, and adds the file to the sentence. */
export function withReplayFile(error: unknown, folder: string | undefined): unknown {
  if (!(error instanceof FailedBot) || error.replay === null) return error;
  const place = folder ?? mkdtempSync(join(tmpdir(), "corvax-lab-replay-"));
  const file = join(place, replayName("failed", error.replay.seed));
  writeFileSync(file, `${error.replay.json}\n`);
  return new BadInput(`${error.message}; its replay: ${file}`);
}

const MS_PER_SECOND = 1000;

/** A bot that does not return. */
export function neverDecided(
  { player, opponent, seed }: SimulationPlan,
  { part: { from, to } }: PartOrder,
  { side, turn }: StuckDecision,
  patienceMs: number,
): FailedBot {
  const name = (side === 0 ? player : opponent)?.name;
  const owner = side === 0 ? "player" : "opponent";
  const battle =
    from === to
      ? `the battle with the seed ${seed}:${from}`
      : `a battle with a seed from ${seed}:${from} to ${seed}:${to}`;
  const patience = `within ${patienceMs / MS_PER_SECOND} s`;
  const sentence =
    turn === BEFORE_THE_FIRST
      ? `${name}: has not been loaded ${patience}`
      : `${name}: has not decided ${patience}, as the ${owner} in turn ${turn} of ${battle}`;
  return new FailedBot({ sentence, replay: null });
}

/** A part that several workers died with: a mistake of ours, unless a bot played in it, which may end its thread. */
export function diedTooOften(
  plan: SimulationPlan | undefined,
  { part: { from, to } }: PartOrder,
  deaths: number,
  cause: unknown,
): Error {
  const battles = from === to ? `battle ${from}` : `battles ${from} to ${to}`;
  const sentence = `${deaths} workers ended while they played ${battles}.`;
  const bots = [plan?.player, plan?.opponent].flatMap((player) =>
    player?.kind === "bot" ? [player.name] : [],
  );
  if (bots.length === 0) return new Error(sentence, { cause });
  const reason = cause instanceof Error ? ` The last one: ${cause.name}: ${cause.message}` : "";
  return new FailedBot({ sentence: `${bots.join(", ")}: ${sentence}${reason}`, replay: null });
}
