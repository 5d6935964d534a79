import type { Creature } from "../battle/state/creature.ts";
import { rarityOf } from "../battle/stats/card-values.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

export interface TokenCost {
  amount: number;
  /** Symbol of the token. */
  token: string;
}

const FALLBACK_TOKEN = "XRD";

/** The token that a species prefers (`GAP-22`); XRD for an unknown species. */
export function preferredToken(rules: RuleSet, speciesId: string): string {
  return rules.species[speciesId]?.token ?? FALLBACK_TOKEN;
}

/**
 * The cost of a stat upgrade, 5 x (form + 1) x tier, or of a level-up in the last form, 25 x tier (`GAP-22`).
 */
export function upgradeCostOf(rules: RuleSet, creature: Creature): TokenCost {
  const { upgradePerForm, finalFormUpgrade } = rules.tokenCosts;
  const last = creature.form >= rules.creatures.finalForm;
  return costOf(rules, creature, last ? finalFormUpgrade : upgradePerForm * (creature.form + 1));
}

/** The cost of the next evolution: 25, 50, 100 x tier (`GAP-22`); null in the last form. */
export function evolveCostOf(rules: RuleSet, creature: Creature): TokenCost | null {
  const base = rules.tokenCosts.evolve[creature.form];
  return base === undefined ? null : costOf(rules, creature, base);
}

function costOf(rules: RuleSet, creature: Creature, base: number): TokenCost {
  return {
    amount: base * rules.tokenCosts.tier[rarityOf(creature)],
    token: preferredToken(rules, creature.species_id),
  };
}
