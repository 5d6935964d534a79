import { RARITIES, type Rarity } from "../battle/state/creature.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** How likely an egg has a rarity, in percent with at most two decimals (`GAP-21`). */
export function rarityPercent(rules: RuleSet, rarity: Rarity): number {
  const weights = rules.mint.rarity;
  const total = RARITIES.reduce((sum, one) => sum + weights[one], 0);
  return Math.round((weights[rarity] / total) * 10_000) / 100;
}
