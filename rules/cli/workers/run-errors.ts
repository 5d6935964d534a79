import type { SimulationPlan } from "../../simulation/plan.ts";
import { BEFORE_THE_FIRST, type StuckDecision } from "../bots/decision-watch.ts";
import type { PartOrder } from "./job.ts";
import { FailedBot } from "./replay-files.ts";

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
