import {
  apply,
  DIFFICULTIES,
  legalCommands,
  newLab,
  newRandom,
  type RuleSet,
  roll,
} from "../../../../rules/index.ts";
import type { SimulationPlan } from "../../../../rules/simulation/plan.ts";
import { playPart } from "../../../../rules/simulation/play-part.ts";
import type { Policy } from "../../../../rules/simulation/players.ts";

const HOUR_MS = 3_600_000;
const WEEK_HOURS = 7 * 24;

/** Plays twenty battles, four of each difficulty and four between players; throws what a battle throws. */
export function playTwentyBattles(rules: RuleSet, seed: string): void {
  const plans = (policy: Policy): SimulationPlan[] => [
    ...DIFFICULTIES.map((difficulty) => ({ mode: "ai" as const, difficulty, policy, seed })),
    { mode: "pvp", policy, seed },
  ];
  for (const plan of plans("fast")) playPart(rules, plan, { from: 1, to: 2 }, false);
  for (const plan of plans("random")) playPart(rules, plan, { from: 3, to: 4 }, false);
}

/** A week of a lab in which every hour one command after the other is tried; throws what a command throws. */
export function playLabWeek(rules: RuleSet, seed: string): void {
  const random = newRandom(seed);
  const lab = newLab(rules);
  for (let hour = 1; hour <= WEEK_HOURS; hour++) {
    const now = hour * HOUR_MS;
    const commands = legalCommands(rules, lab, now, `new-${hour}`);
    const chosen = commands[Math.floor(roll(random) * commands.length)];
    for (const command of [
      ...commands.filter(({ type }) => type === "activate"),
      ...(chosen ? [chosen] : []),
    ])
      apply(rules, lab, command, now);
    for (const [name, amount] of Object.entries(lab.resources))
      if (!Number.isSafeInteger(amount) || amount < 0)
        throw new Error(`hour ${hour}: ${name} is ${amount} after ${chosen?.type}`);
  }
}
