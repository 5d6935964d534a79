import { memoizeByRuleset } from "../../ruleset/memoize-by-ruleset.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleSide, Fighter } from "../state/battle.ts";
import { LAST_FORM, STAT_NAMES, type StatName } from "../state/creature.ts";
import { bitCount } from "../stats/card-values.ts";

/** The living creatures of a side. */
export type Roster = Pick<BattleSide, "field" | "hand" | "deck">;

/** The sum of a field's synergies. */
export interface SynergyTotals {
  /** Fraction added to attack, defence, health and initiative of every creature on the field. */
  bonus: number;
  /** Initiative added to every creature on the field. */
  initiative: number;
  /** Share of damage prevented for young creatures, in rules without a bonus for a form. */
  protection: number;
  /** The form whose creatures get `defenses`; 0: none (`GAP-59`). */
  form: number;
  /** Fraction added to both defences of these creatures. */
  defenses: number;
}

/** The sum of no synergies, to be filled in. */
export function noSynergies(): SynergyTotals {
  return { bonus: 0, initiative: 0, protection: 0, form: 0, defenses: 0 };
}

/** Sum of all synergies on a field, capped (`BAT-143` to `BAT-148`, `CON-56`, `GAP-32`). Allocates nothing. */
export function synergyTotals(
  rules: RuleSet,
  field: readonly Fighter[],
  rosterSize: number,
  totals: SynergyTotals,
): void {
  const { synergy } = rules;
  let bonus = speciesBonus(rules, field) + pairBonus(rules, field);
  let specialties = 0;
  let legendary = false;
  for (const fighter of field) {
    specialties |= fighter.specialtyMask;
    if (fighter.isLegendary) legendary = true;
  }
  if (legendary) bonus += synergy.legendary.bonus;
  if (
    field.length >= synergy.balanced.minCreatures &&
    bitCount(specialties) >= synergy.balanced.minSpecialties
  )
    bonus += synergy.balanced.bonus;
  const forceSize = synergy.fullForce.scope === "roster" ? rosterSize : field.length;
  const fullForce = field.length > 0 && forceSize >= synergy.fullForce.minCreatures;
  if (fullForce) bonus += synergy.fullForce.bonus;
  totals.bonus = Math.min(bonus, synergy.cap);
  totals.initiative = fullForce ? synergy.fullForce.initiative : 0;
  totals.protection = hasGuards(rules, field) ? (synergy.formProtection.damageReduction ?? 0) : 0;
  totals.form = protectedForm(rules, field);
  const { bonus: defenses } = synergy.formProtection;
  totals.defenses = totals.form === 0 ? 0 : Math.min(defenses, synergy.cap - totals.bonus);
}

/**
 * The form whose creatures Form Protection strengthens: the one with most creatures on the field, of equals the higher
 * one; 0 if there are too few, or if the rules have no bonus for it (`GAP-59`).
 */
export function protectedForm(rules: RuleSet, field: readonly Fighter[]): number {
  const { enabled, bonus, minCreatures } = rules.synergy.formProtection;
  if (!enabled || bonus === 0 || field.length < minCreatures) return 0;
  let most = minCreatures - 1;
  let best = 0;
  for (let form = LAST_FORM; form > 0; form--) {
    let creatures = 0;
    for (const fighter of field) if (fighter.form === form) creatures++;
    if (creatures <= most) continue;
    most = creatures;
    best = form;
  }
  return best;
}

/** Whether enough old creatures protect young ones, in rules of earlier releases that have this on (`CON-57`). */
export function hasGuards(rules: RuleSet, field: readonly Fighter[]): boolean {
  const { enabled, bonus, guardForm, minCreatures } = rules.synergy.formProtection;
  if (!enabled || bonus > 0 || guardForm === undefined) return false;
  let guards = 0;
  for (const fighter of field) if (fighter.form >= guardForm) guards++;
  return guards >= minCreatures;
}

function speciesBonus(rules: RuleSet, field: readonly Fighter[]): number {
  const { perExtraCopy, maxExtraCopies } = rules.synergy.species;
  let best = 1;
  for (const { speciesIndex } of field) {
    if (speciesIndex < 0) continue;
    let copies = 0;
    for (const other of field) if (other.speciesIndex === speciesIndex) copies++;
    if (copies > best) best = copies;
  }
  return perExtraCopy * Math.min(best - 1, maxExtraCopies);
}

function pairBonus(rules: RuleSet, field: readonly Fighter[]): number {
  return activePairs(rules, field) * rules.synergy.pair.bonus;
}

/** How many stat pairs are active on a field (`BAT-145`, `GAP-32`). */
export function activePairs(rules: RuleSet, field: readonly Fighter[]): number {
  const { pairs } = rules.synergy.pair;
  let active = 0;
  for (let pair = 0; pair < pairs.length; pair++) if (isPairActive(rules, field, pair)) active++;
  return active;
}

/** Whether enough creatures share a pair of stats, and one that is specialised in both where the rules ask for it. */
export function isPairActive(rules: RuleSet, field: readonly Fighter[], pair: number): boolean {
  const { minCreatures, who } = rules.synergy.pair;
  const needed = pairStats(rules)[pair] as number;
  let creatures = 0;
  let isLed = who !== "led";
  for (const { pairMask, specialtyMask } of field) {
    if (!(pairMask & (1 << pair))) continue;
    creatures++;
    if ((specialtyMask & needed) === needed) isLed = true;
  }
  return isLed && creatures >= minCreatures;
}

/** The stats of each pair, one bit for each in the order of `STAT_NAMES`. */
export const pairStats = memoizeByRuleset(({ synergy }) =>
  synergy.pair.pairs.map(({ stats }) => maskOf(stats)),
);

function maskOf(names: readonly StatName[]): number {
  let mask = 0;
  for (const name of names) mask |= 1 << STAT_NAMES.indexOf(name);
  return mask;
}

/** How many creatures of a side are alive: field, hand and deck. */
export function livingCount(side: Roster): number {
  return side.field.length + side.hand.length + side.deck.length;
}
