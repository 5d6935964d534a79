import { STAT_NAMES } from "../battle/state/creature.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";
import { fillNumbers } from "../texts/fill-numbers.ts";
import { listText } from "../texts/list-text.ts";
import type { OwnedCreature } from "./creature.ts";
import { isFinal, upgradesLeft, whyNotUpgrade } from "./upgrade-stats.ts";

const WHOLE = 100;

/** The name of a form, such as 'Egg'. */
export function formName(rules: RuleSet, form: number): string {
  const { formNames, otherForm } = rules.texts.creatures;
  return formNames[form] ?? fill(otherForm, { form });
}

/** What the next evolution brings, line by line (`LED-164`, `LED-176` to `LED-178`, `CON-33`); none in the last form. */
export function evolutionBenefits(rules: RuleSet, creature: OwnedCreature): string[] {
  const gain = rules.evolve.gains[creature.form];
  if (!gain) return [];
  const { finalForm, upgrades } = rules.creatures;
  const { benefits } = rules.texts.creatures;
  const isLastStep = creature.form + 1 >= finalForm;
  return [
    fill(benefits.all, { n: gain.all }),
    ...specialtyBenefit(rules, creature, gain.specialties),
    isLastStep
      ? fill(benefits.levelUps, { n: upgrades.finalForm })
      : fill(benefits.growth, { n: upgrades.perForm }),
  ];
}

/** What is left to do after a stat upgrade (`LED-157`). */
export function whatsNext(rules: RuleSet, creature: OwnedCreature): string {
  const { upgrades } = rules.creatures;
  const { whatsNext: texts } = rules.texts.creatures;
  const n = upgradesLeft(rules, creature);
  if (isFinal(rules, creature))
    return whyNotUpgrade(rules, creature)?.text ?? fill(texts.levelUps, { n, total: upgrades.finalForm });
  return n === 0 ? texts.evolve : fill(texts.upgrades, { n, total: upgrades.perForm });
}

function specialtyBenefit(rules: RuleSet, creature: OwnedCreature, points: number): string[] {
  const names = STAT_NAMES.filter((name) => creature.specialty_stats.includes(name));
  if (points === 0 || names.length === 0) return [];
  const { benefits, statNames } = rules.texts.creatures;
  const values = {
    n: points / names.length,
    percent: Math.round(WHOLE / names.length),
    stats: listText(
      rules.texts,
      names.map((name) => statNames[name]),
    ),
  };
  return [fillNumbers(rules.texts, names.length === 1 ? benefits.single : benefits.shared, values)];
}
