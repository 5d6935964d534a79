import type { Bot } from "../bot.ts";
import fullFieldFirst from "./full-field-first.ts";
import greedyDamage from "./greedy-damage.ts";
import hideThenStrike from "./hide-then-strike.ts";
import neverCast from "./never-cast.ts";
import saveThenStrike from "./save-then-strike.ts";
import strongestDeployed from "./strongest-deployed.ts";
import toolsAtOnce from "./tools-at-once.ts";
import weakestFirst from "./weakest-first.ts";

/** Plain plans that players may try, by the names of their files. */
export const PLAIN_SCRIPTS: Readonly<Record<string, Bot>> = {
  "full-field-first": fullFieldFirst,
  "greedy-damage": greedyDamage,
  "hide-then-strike": hideThenStrike,
  "never-cast": neverCast,
  "save-then-strike": saveThenStrike,
  "strongest-deployed": strongestDeployed,
  "tools-at-once": toolsAtOnce,
  "weakest-first": weakestFirst,
};
