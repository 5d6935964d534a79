import { evaluatePosition, totalOf } from "../battle/ai/evaluate-position.ts";
import type { Battle, Difficulty, SideIndex } from "../battle/state/battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** Points for being the player in a battle against an enemy of a difficulty, which makes mistakes. */
const PLAYER: Readonly<Record<Difficulty, number>> = { easy: 4.5, medium: 2.9, hard: 1, expert: 0 };

/** Estimates the chance, from 0 to 1, that a side wins from this position; after the battle, whether it has won. */
export function positionChance(rules: RuleSet, battle: Battle, side: SideIndex): number {
  if (battle.winner !== null) return battle.winner === "draw" ? 0.5 : battle.winner === side ? 1 : 0;
  const lead = battle.difficulty === null ? 0 : PLAYER[battle.difficulty];
  return chanceOf(totalOf(evaluatePosition(rules, battle, side)) + (side === 0 ? lead : -lead));
}

const STEPS = 16;

/** The logistic curve from exact arithmetic: e^x as (1 + x/16)^16, which makes it a little flatter far out. */
function chanceOf(logit: number): number {
  const root = 1 + Math.abs(logit) / STEPS;
  const fourth = root * root * root * root;
  const odds = fourth * fourth * fourth * fourth;
  const chance = odds / (1 + odds);
  return logit < 0 ? 1 - chance : chance;
}
