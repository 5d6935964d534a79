import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fillNumbers } from "../../texts/fill-numbers.ts";
import type { Fighter } from "../state/battle.ts";
import { bitCount } from "../stats/card-values.ts";
import { hasGuards, isPairActive, livingCount, protectedForm, type Roster } from "./synergies.ts";

export type SynergyType =
  | "species"
  | "stat_synergy"
  | "legendary_presence"
  | "form_protection"
  | "balanced_team"
  | "full_field";

/** An active synergy, as a screen shows it (`BAT-063`). */
export interface Synergy {
  type: SynergyType;
  name: string;
  /** A sentence with its numbers. */
  description: string;
  /**
   * Fraction added to attack, defence, health and initiative of every creature on the field; of Form Protection only to
   * both defences of its creatures.
   */
  bonus: number;
  /** Ids of the creatures that form it. */
  affectedCreatures: string[];
  icon: string;
  color: string;
  statBonus?: { initiative: number };
}

/** Name, description, icon and colour. */
interface Shown extends Pick<RuleSet["synergy"]["species"], "icon" | "color"> {
  name: string;
  description: string;
}

const PERCENT = 100;

/** The active synergies of a side's field; the sum of their bonuses is capped (`GAP-32`). */
export function activeSynergies(rules: RuleSet, side: Roster): Synergy[] {
  return [
    ...speciesPack(rules, side.field),
    ...statPairs(rules, side.field),
    ...legendaryPresence(rules, side.field),
    ...balancedFormation(rules, side.field),
    ...fullForce(rules, side),
    ...formProtection(rules, side.field),
  ];
}

function synergyOf(
  rules: RuleSet,
  type: SynergyType,
  shown: Shown,
  bonus: number,
  makers: readonly Fighter[],
  values: Record<string, string | number>,
): Synergy {
  const percent = percentOf(bonus);
  return {
    type,
    name: shown.name,
    description: fillNumbers(rules.texts, shown.description, { percent, ...values }),
    bonus,
    affectedCreatures: makers.map(({ id }) => id),
    icon: shown.icon,
    color: shown.color,
  };
}

/** Only the species with most copies counts (`BAT-143`). */
function speciesPack(rules: RuleSet, field: readonly Fighter[]): Synergy[] {
  const { species } = rules.synergy;
  let pack: Fighter[] = [];
  for (const { speciesIndex } of field) {
    const copies = field.filter((other) => other.speciesIndex === speciesIndex);
    if (speciesIndex >= 0 && copies.length > pack.length) pack = copies;
  }
  if (pack.length < 2) return [];
  const bonus = species.perExtraCopy * Math.min(pack.length - 1, species.maxExtraCopies);
  return [
    synergyOf(rules, "species", { ...species, ...rules.texts.synergy.species }, bonus, pack, {
      copies: pack.length,
    }),
  ];
}

/** The pairs of stats that several creatures share (`BAT-145`). */
function statPairs(rules: RuleSet, field: readonly Fighter[]): Synergy[] {
  const { pair } = rules.synergy;
  const { pair: texts } = rules.texts.synergy;
  const { statNamesInText: inText } = rules.texts.creatures;
  return pair.pairs.flatMap((row, index) => {
    if (!isPairActive(rules, field, index)) return [];
    const makers = field.filter((fighter) => fighter.pairMask & (1 << index));
    const [first = "", second = ""] = row.stats.map((stat) => inText[stat]);
    const description = { any: texts.description, specialists: texts.specialists, led: texts.led }[pair.who];
    const shown = { ...row, name: texts.names[index] ?? "", description };
    const values = { creatures: makers.length, first, second, statAtLeast: pair.statAtLeast };
    return [synergyOf(rules, "stat_synergy", shown, pair.bonus, makers, values)];
  });
}

/** A Legendary on the field (`BAT-144`). */
function legendaryPresence(rules: RuleSet, field: readonly Fighter[]): Synergy[] {
  const { legendary } = rules.synergy;
  const makers = field.filter((fighter) => fighter.isLegendary);
  return makers.length > 0
    ? [
        synergyOf(
          rules,
          "legendary_presence",
          { ...legendary, ...rules.texts.synergy.legendary },
          legendary.bonus,
          makers,
          {},
        ),
      ]
    : [];
}

/** Creatures of many specialties (`BAT-146`). */
function balancedFormation(rules: RuleSet, field: readonly Fighter[]): Synergy[] {
  const { balanced } = rules.synergy;
  const specialties = bitCount(field.reduce((mask, fighter) => mask | fighter.specialtyMask, 0));
  if (field.length < balanced.minCreatures || specialties < balanced.minSpecialties) return [];
  const values = { creatures: field.length, specialties };
  return [
    synergyOf(
      rules,
      "balanced_team",
      { ...balanced, ...rules.texts.synergy.balanced },
      balanced.bonus,
      field,
      values,
    ),
  ];
}

/** Many creatures, of the roster or on the field (`BAT-147`, `CON-56`). */
function fullForce(rules: RuleSet, side: Roster): Synergy[] {
  const { fullForce: force } = rules.synergy;
  const creatures = force.scope === "roster" ? livingCount(side) : side.field.length;
  if (side.field.length === 0 || creatures < force.minCreatures) return [];
  const { initiative } = force;
  const synergy = synergyOf(
    rules,
    "full_field",
    { ...force, ...rules.texts.synergy.fullForce },
    force.bonus,
    side.field,
    { creatures, initiative },
  );
  return [{ ...synergy, statBonus: { initiative } }];
}

/** Creatures of one form strengthen their defences (`GAP-59`). */
function formProtection(rules: RuleSet, field: readonly Fighter[]): Synergy[] {
  const { formProtection: row } = rules.synergy;
  const { formProtection: texts } = rules.texts.synergy;
  const form = protectedForm(rules, field);
  if (form === 0) return protectionByGuards(rules, field);
  const makers = field.filter((fighter) => fighter.form === form);
  const values = { creatures: makers.length, form };
  return [synergyOf(rules, "form_protection", { ...row, ...texts }, row.bonus, makers, values)];
}

/** The protection of young creatures, in rules of earlier releases that have it on (`CON-57`). */
function protectionByGuards(rules: RuleSet, field: readonly Fighter[]): Synergy[] {
  const { formProtection: row } = rules.synergy;
  if (!hasGuards(rules, field)) return [];
  const { guardForm = 0, protectedUpToForm = -1, damageReduction = 0, minCreatures } = row;
  const { name, guarded } = rules.texts.synergy.formProtection;
  const young = field.filter(({ form }) => form <= protectedUpToForm);
  const values = { percent: percentOf(damageReduction), creatures: minCreatures, guardForm };
  return [synergyOf(rules, "form_protection", { ...row, name, description: guarded }, 0, young, values)];
}

/** A share in percent, to one decimal. */
function percentOf(share: number): number {
  return Math.round(share * PERCENT * 10) / 10;
}
