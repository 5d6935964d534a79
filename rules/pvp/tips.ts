import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";

const NUMBER_WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];

/** The seven tips shown in turn while waiting, with the numbers of the rules (`GAP-46`, `PVP-013`). */
export function pvpTips(rules: RuleSet): string[] {
  const { energy, costs, combo } = rules.battle;
  const values = {
    regenBase: energy.regenBase,
    attack: costs.attack,
    defend: costs.defend,
    deployBase: costs.deployBase,
    spell: costs.spell,
    decayAbove: energy.decay.above,
    decayPercent: Math.round(energy.decay.share * 100),
    ComboActions: NUMBER_WORDS[combo.actions] ?? combo.actions,
  };
  return rules.texts.pvp.tips.map((tip) => fill(tip, values));
}
