import { PLAIN_SCRIPTS } from "../../../../rules/bots/plain-scripts.ts";
import { wilson } from "../../../../rules/cli/statistics/interval.ts";
import { playPart } from "../../../../rules/simulation/play-part.ts";
import { rules } from "../support/scene.ts";
/** The share of battles against expert that a script wins with the requirement team, and its 95% range. */
export function winsOfScript(name: string, battles: number, seed: string) {
  const player = { kind: "bot", name } as const;
  const bot = PLAIN_SCRIPTS[name];
  if (!bot) throw new Error(`No script ${name}`);
  const plan = { mode: "ai", difficulty: "expert", policy: "full", seed, player } as const;
  const { tally } = playPart(rules, plan, { from: 1, to: battles }, false, [{ name, bot }, null]);
  return wilson(tally.wins, battles);
}
