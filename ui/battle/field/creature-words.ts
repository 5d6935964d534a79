import { type CreatureView, fill, nameText, type RuleSet } from "../../../rules/index.ts";

/** Returns a form in words; form 0 is an egg. */
export function formWords({ texts: { battleScreen } }: RuleSet, form: number): string {
  const { creature } = battleScreen;
  return form === 0 ? creature.egg : fill(creature.form, { form });
}

export function healthWords(
  { texts: { battleScreen } }: RuleSet,
  { currentHealth, maxHealth }: Pick<CreatureView, "currentHealth" | "maxHealth">,
): string {
  const health = Math.ceil(Math.max(0, currentHealth));
  return fill(battleScreen.creature.health, { health, maxHealth: Math.round(maxHealth) });
}

/** Returns all statuses and effects of a creature in words, most urgent first. */
export function statusWords({ texts }: RuleSet, creature: CreatureView): string[] {
  const words = texts.battleScreen.creature;
  const statuses: string[] = [];
  if (creature.isStunned) statuses.push(words.stunned);
  if (creature.isCharging) statuses.push(words.charging);
  const isStance = ({ type }: CreatureView["activeEffects"][number]) => type === "defense";
  if (creature.isDefending && !creature.activeEffects.some(isStance)) statuses.push(words.defending);
  if (creature.barrier > 0) statuses.push(fill(words.barrier, { amount: Math.round(creature.barrier) }));
  if (creature.nextAttackBonus > 0)
    statuses.push(fill(words.nextAttack, { amount: Math.round(creature.nextAttackBonus) }));
  for (const one of creature.activeEffects) {
    const { name, turnsLeft: turns } = one;
    // The stance has one name, in the reader's language, instead of that and its effect's.
    const effect = isStance(one) ? words.defending : nameText(texts, name);
    statuses.push(turns > 1 ? fill(words.effect, { effect, turns }) : fill(words.lastTurn, { effect }));
  }
  return statuses;
}
