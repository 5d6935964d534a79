import { newFighter } from "../battle/setup/fighter.ts";
import type { Creature } from "../battle/state/creature.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";
import { fillNumbers } from "../texts/fill-numbers.ts";

/** A creature that casts spells. */
export interface Caster {
  name: string;
  /** Factor on the damage of its spells (`BAT-159`). */
  factor: number;
}

/** The creature of a team that makes most of a spell; null without a team. */
export function strongestCaster(rules: RuleSet, team: readonly Creature[]): Caster | null {
  let strongest: Caster | null = null;
  for (const creature of team) {
    const { name, casterFactor } = newFighter(rules, creature, 0);
    if (strongest === null || casterFactor > strongest.factor) strongest = { name, factor: casterFactor };
  }
  return strongest;
}

/** Whose numbers the cards of spells show, as a sentence: this caster's, or those at default magic (`GAP-58`). */
export function casterText({ battle, texts }: RuleSet, caster: Caster | null): string {
  const { ofCaster, ofDefault } = texts.battleScreen.team.spellNumbers;
  if (caster) return fill(ofCaster, { creature: caster.name });
  return fillNumbers(texts, ofDefault, { magic: battle.missing.magic });
}
