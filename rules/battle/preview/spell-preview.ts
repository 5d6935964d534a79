import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fillNumbers } from "../../texts/fill-numbers.ts";
import { spellAmount } from "../damage/spell-damage.ts";
import { spellDescription } from "../effects/item-description.ts";
import { casterPower, spellName, spellReach, spellTargetTurns } from "../effects/item-effects.ts";
import type { Battle, BattleItem, Fighter, SideIndex } from "../state/battle.ts";
import { fighterOf } from "../state/lookup.ts";
import { roundHalfUp } from "../stats/soft-cap.ts";

/** Damage of the weakest and the strongest hit there can be. */
export interface DamageRange {
  lowest: number;
  highest: number;
}

/** What a spell would do if this creature cast it now. */
export interface SpellPreview {
  /** The sentence of its card, with this caster's numbers. */
  description: string;
  /** Damage to the enemies on the field when it lands; null without damage or without enemies. */
  hit: DamageRange | null;
  /** Damage in each turn after that; null likewise. */
  perTurn: DamageRange | null;
}

/**
 * The preview of a spell cast by a creature on the side's field; null when either is missing. Barriers are not taken
 * into account.
 */
export function spellPreview(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  { spellId, casterId }: { spellId: string; casterId: string },
): SpellPreview | null {
  const caster = fighterOf(battle.sides[side].field, casterId);
  const spell = battle.sides[side].spells.find(({ id }) => id === spellId);
  if (!caster || !spell) return null;
  const foes = spellReach(rules, spell) === "ally" ? [] : battle.sides[side === 0 ? 1 : 0].field;
  const { row, turns } = ruleOf(rules, spell, caster);
  const hit = { base: (row?.damage ?? 0) * caster.casterFactor, ignoresArmor: row?.ignoresArmor === true };
  const wear = { base: turns?.[0]?.damage ?? 0, ignoresArmor: false };
  const { criticalFactor } = rules.battle.damage;
  return {
    description: spellDescription(rules, spell, caster.casterFactor),
    hit: rangeOver(rules, foes, hit, row?.criticalChance ? criticalFactor : 1),
    perTurn: rangeOver(rules, foes, wear, 1),
  };
}

/** The preview as the sentences on the card. */
export function spellPreviewWords({ texts }: RuleSet, { hit, perTurn }: SpellPreview): string[] {
  const { picker } = texts.battleScreen;
  const words = (range: DamageRange | null, from: string, same: string) =>
    range ? [fillNumbers(texts, range.lowest === range.highest ? same : from, { ...range })] : [];
  return [...words(hit, picker.hit, picker.sameHit), ...words(perTurn, picker.perTurn, picker.samePerTurn)];
}

function ruleOf(rules: RuleSet, spell: BattleItem, caster: Fighter) {
  const name = spellName(rules, spell);
  if (name === null) return { row: null, turns: null };
  return {
    row: rules.spells[name] ?? null,
    turns: spellTargetTurns(rules, name, casterPower(rules, caster.casterFactor)),
  };
}

function rangeOver(
  rules: RuleSet,
  foes: readonly Fighter[],
  { base, ignoresArmor }: { base: number; ignoresArmor: boolean },
  mostFactor: number,
): DamageRange | null {
  if (base === 0 || foes.length === 0) return null;
  const amounts = foes.map((foe) => spellAmount(rules, foe, { base, ignoresArmor, critical: false }));
  const total = (amount: number) => Math.max(1, roundHalfUp(amount));
  return { lowest: total(Math.min(...amounts)), highest: total(Math.max(...amounts) * mostFactor) };
}
