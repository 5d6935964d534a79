import { wilson } from "../../../../rules/cli/statistics/interval.ts";
import type { Bot } from "../../../../rules/index.ts";
import { playPart } from "../../../../rules/simulation/play-part.ts";
import { rules } from "../support/scene.ts";
import fullFieldFirst from "./bots/full-field-first.ts";
import greedyDamage from "./bots/greedy-damage.ts";
import hideThenStrike from "./bots/hide-then-strike.ts";
import neverCast from "./bots/never-cast.ts";
import saveThenStrike from "./bots/save-then-strike.ts";
import strongestDeployed from "./bots/strongest-deployed.ts";
import toolsAtOnce from "./bots/tools-at-once.ts";
import weakestFirst from "./bots/weakest-first.ts";

/** Plain plans that players may try against the AI, by the names of their files. */
export const SCRIPTS: Readonly<Record<string, Bot>> = {
  "full-field-first": fullFieldFirst,
  "greedy-damage": greedyDamage,
  "hide-then-strike": hideThenStrike,
  "never-cast": neverCast,
  "save-then-strike": saveThenStrike,
  "strongest-deployed": strongestDeployed,
  "tools-at-once": toolsAtOnce,
  "weakest-first": weakestFirst,
};

/** The share of battles against expert that a script wins with the requirement team, and its 95% range. */
export function winsOfScript(name: string, battles: number, seed: string) {
  const player = { kind: "bot", name } as const;
  const bot = SCRIPTS[name];
  if (!bot) throw new Error(`No script ${name}`);
  const plan = { mode: "ai", difficulty: "expert", policy: "full", seed, player } as const;
  const { tally } = playPart(rules, plan, { from: 1, to: battles }, false, [{ name, bot }, null]);
  return wilson(tally.wins, battles);
}
