import type { Bot } from "./bot.ts";
import fullFieldFirst from "./scripts/full-field-first.ts";
import greedyDamage from "./scripts/greedy-damage.ts";
import hideThenStrike from "./scripts/hide-then-strike.ts";
import neverCast from "./scripts/never-cast.ts";
import saveThenStrike from "./scripts/save-then-strike.ts";
import strongestDeployed from "./scripts/strongest-deployed.ts";
import toolsAtOnce from "./scripts/tools-at-once.ts";
import weakestFirst from "./scripts/weakest-first.ts";

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
