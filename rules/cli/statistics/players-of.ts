import type { SimulationPlan } from "../../simulation/plan.ts";
import { summaryOf } from "../bots/decision-times.ts";
import type { SideTimes } from "../bots/seat-bots.ts";
import type { SimulationResult } from "./simulation-result.ts";

/** Who played both sides of a run, and how long bots took. */
export function playersOf(
  plan: SimulationPlan,
  [first, second]: SideTimes,
): Pick<SimulationResult, "player" | "opponent" | "decisions"> {
  const decisions = {
    ...(first ? { player: summaryOf(first) } : {}),
    ...(second ? { opponent: summaryOf(second) } : {}),
  };
  return {
    player: plan.player?.name ?? plan.policy,
    opponent: plan.opponent?.name ?? usualOpponent(plan),
    ...(first || second ? { decisions } : {}),
  };
}

/** Against the AI the enemy plays as its difficulty does, by policy with or without lookahead. */
function usualOpponent(plan: SimulationPlan): string {
  if (plan.mode === "pvp" || plan.policy === "random") return plan.policy;
  return plan.policy === "full" ? plan.difficulty : `${plan.difficulty} (${plan.policy})`;
}
