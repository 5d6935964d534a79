import { type CreatureView, fill, type RuleSet } from "../../../rules/index.ts";

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
export function statusWords({ texts: { battleScreen } }: RuleSet, creature: CreatureView): string[] {
  const words = battleScreen.creature;
  const statuses: string[] = [];
  if (creature.isStunned) statuses.push(words.stunned);
  if (creature.isCharging) statuses.push(words.charging);
  if (creature.isDefending) statuses.push(words.defending);
  if (creature.barrier > 0) statuses.push(fill(words.barrier, { amount: Math.round(creature.barrier) }));
  if (creature.nextAttackBonus > 0)
    statuses.push(fill(words.nextAttack, { amount: Math.round(creature.nextAttackBonus) }));
  for (const { name, turnsLeft } of creature.activeEffects)
    statuses.push(
      turnsLeft > 1
        ? fill(words.effect, { effect: name, turns: turnsLeft })
        : fill(words.lastTurn, { effect: name }),
    );
  return statuses;
}
