import { pick, rollRarity } from "../battle/enemy/generate-enemy.ts";
import type { Difficulty } from "../battle/state/battle.ts";
import type { Rarity } from "../battle/state/creature.ts";
import { happens, newRandom, type RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { BattleResult } from "./battle-result.ts";
import { HUNDREDTHS, inHundredths, performanceInHundredths } from "./performance.ts";

export interface RewardItem {
  type: "tool" | "spell" | "enhancement";
  name: string;
  rarity: Rarity;
}

/** The rewards of a victory (`BAT-066`); they are stored on the player's device, not on the ledger. */
export interface Rewards {
  experience: number;
  currency: number;
  items: RewardItem[];
}

/** The rewards of a victory, the same for the same result (`BAT-168` to `BAT-176`, `GAP-35`); null for a defeat. */
export function rewardsOf(rules: RuleSet, result: BattleResult): Rewards | null {
  if (!result.victory) return null;
  const { experience, currency, difficultyMultiplier } = rules.rewards;
  const multiplier = performanceInHundredths(rules, result);
  const factor = inHundredths(difficultyMultiplier[result.difficulty]) * multiplier;
  const random = newRandom(rewardSeed(result));
  return {
    experience: scaled(experience, factor),
    currency: scaled(currency, factor),
    items: drops(rules, random, result.difficulty, multiplier),
  };
}

/** The text whose FNV-1a hash seeds the rolls (`GAP-35`). */
export function rewardSeed(result: BattleResult): string {
  const { difficulty, turns, remainingCreatures, enemiesDefeated, creaturesLost } = result;
  return `${difficulty}|${turns}|${remainingCreatures}|${enemiesDefeated}|${creaturesLost}`;
}

/** `base` times a factor in ten-thousandths, rounded half up. */
function scaled(base: number, factor: number): number {
  return Math.floor((base * factor) / (HUNDREDTHS * HUNDREDTHS) + 0.5);
}

/** Chance of a tool: the difficulty's times performance, at most 95% (`BAT-172`). */
export function dropChance(rules: RuleSet, difficulty: Difficulty, multiplier: number): number {
  const { dropChance: chances, dropChanceCap } = rules.rewards;
  return Math.min((chances[difficulty] * multiplier) / HUNDREDTHS, dropChanceCap);
}

/** One roll for a tool, one for a spell on hard and expert, one for the crystal on expert. */
function drops(
  rules: RuleSet,
  random: RandomState,
  difficulty: Difficulty,
  multiplier: number,
): RewardItem[] {
  const { spellShare, crystalChance, crystal } = rules.rewards;
  const chance = dropChance(rules, difficulty, multiplier);
  const items: RewardItem[] = [];
  if (happens(random, chance)) items.push(drop(rules, random, difficulty, "tool"));
  if (spellShare[difficulty] > 0 && happens(random, chance * spellShare[difficulty]))
    items.push(drop(rules, random, difficulty, "spell"));
  if (crystalChance[difficulty] > 0 && happens(random, crystalChance[difficulty]))
    items.push({ type: "enhancement", ...crystal });
  return items;
}

function drop(
  rules: RuleSet,
  random: RandomState,
  difficulty: Difficulty,
  type: "tool" | "spell",
): RewardItem {
  const name = pick(random, Object.keys(type === "tool" ? rules.tools : rules.spells));
  return { type, name, rarity: rollRarity(random, rules.rewards.itemRarity[difficulty]) };
}
