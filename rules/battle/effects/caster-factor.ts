import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleSide, Fighter } from "../state/battle.ts";
import type { Creature } from "../state/creature.ts";
import { statOf } from "../stats/card-values.ts";

/** Factor of a rested caster on what its spells do, from its magic (`BAT-159`). */
export function restedCasterFactor(
  { battle: { spellcasting, missing } }: RuleSet,
  creature: Creature,
): number {
  const magic = statOf(creature, "magic") ?? missing.magic;
  return spellcasting.factorBase + magic * spellcasting.factorPerMagic;
}

/** Each spell of a side takes strength from its later ones, whoever of its creatures casts them (`GAP-67`). */
export function tireCasters(rules: RuleSet, side: BattleSide): void {
  side.spellStrength = (side.spellStrength ?? 1) * rules.battle.spellcasting.repeatFactor;
  for (const fighter of side.field) tireCaster(rules, side, fighter);
}

/** Gives a creature on the field what earlier spells of its side have left to it. */
export function tireCaster(rules: RuleSet, { spellStrength = 1 }: BattleSide, fighter: Fighter): void {
  if (spellStrength < 1) fighter.casterFactor = restedCasterFactor(rules, fighter.creature) * spellStrength;
}
