import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Bot } from "../../bots/bot.ts";
import type { NamedBot } from "../../bots/bot-seat.ts";
import { described, errorText } from "../../bots/error-text.ts";
import type { SideIndex } from "../../index.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Bots, Player } from "../../simulation/players.ts";
import { type BadInput, badInput } from "../input/bad-input.ts";
import {
  BEFORE_THE_FIRST,
  type DecisionTimes,
  type DecisionWatch,
  noTimes,
  noteBegin,
  noteEnd,
  watchedBot,
} from "./decisions.ts";

/** The decision times of the bots on both sides; null where none plays. */
export type SideTimes = [DecisionTimes | null, DecisionTimes | null];

/** Whether a bot plays on one of the sides of a plan. */
export function hasBots({ player, opponent }: SimulationPlan): boolean {
  return player?.kind === "bot" || opponent?.kind === "bot";
}

/** Loads the bots of a plan from their files, each for its own side; the watch sees one that never ends loading. */
export async function botsOf({ player, opponent }: SimulationPlan, watch: DecisionWatch): Promise<Bots> {
  return [await botOf(player, 0, watch), await botOf(opponent, 1, watch)];
}

async function botOf(
  player: Player | undefined,
  side: SideIndex,
  watch: DecisionWatch,
): Promise<NamedBot | null> {
  if (player?.kind !== "bot") return null;
  noteBegin(watch, side, BEFORE_THE_FIRST);
  try {
    return { name: player.name, bot: await loadBot(resolve(player.name), player.name) };
  } finally {
    noteEnd(watch);
  }
}

/** The same bots, whose decisions are timed, and noted on the watch. */
export function timedBots([first, second]: Bots, watch: DecisionWatch): { bots: Bots; times: SideTimes } {
  const times: SideTimes = [first && noTimes(), second && noTimes()];
  const timed = (named: NamedBot | null, side: SideIndex) => {
    const own = times[side];
    return named && own && { ...named, bot: watchedBot(named.bot, side, watch, own) };
  };
  return { bots: [timed(first, 0), timed(second, 1)], times };
}

/**
 * Loads the bot in a file: its default export. Refuses with a sentence that begins with `name` a file that cannot be
 * loaded or has none.
 */
async function loadBot(file: string, name: string): Promise<Bot> {
  let loaded: { default?: unknown };
  try {
    loaded = await import(pathToFileURL(file).href);
  } catch (error) {
    throw notABot(name, `${errorText(error, name)} while it was loaded`);
  }
  const { default: bot } = loaded;
  if (bot === undefined) {
    const names = Object.keys(loaded);
    throw notABot(name, names.length === 0 ? "no export" : `no default export but ${names.join(", ")}`);
  }
  if (typeof bot !== "function") throw notABot(name, `${described(bot)} as its default export`);
  if (bot.constructor.name === "AsyncFunction") throw notABot(name, "an asynchronous function");
  return bot as Bot;
}

function notABot(name: string, found: string): BadInput {
  return badInput(
    name,
    found,
    "is a module whose default export is a function (view, random) => action, not asynchronous",
  );
}
