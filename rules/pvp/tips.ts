import type { RuleSet } from "../ruleset/rule-set.ts";
import { fillNumbers } from "../texts/fill-numbers.ts";

/** The seven tips shown in turn while waiting, with the numbers of the rules (`GAP-46`, `PVP-013`). */
export function pvpTips(rules: RuleSet): string[] {
  const { energy, costs, combo } = rules.battle;
  const { numberWords, tips } = rules.texts.pvp;
  const values = {
    regenBase: energy.regenBase,
    attack: costs.attack,
    defend: costs.defend,
    deployBase: costs.deployBase,
    spell: costs.spell,
    decayAbove: energy.decay.above,
    decayPercent: Math.round(energy.decay.share * 100),
    ComboActions: numberWords[combo.actions] ?? combo.actions,
  };
  return tips.map((tip) => fillNumbers(rules.texts, tip, values));
}
