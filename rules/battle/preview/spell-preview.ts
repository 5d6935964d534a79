import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fillNumbers } from "../../texts/fill-numbers.ts";
import { spellAmount } from "../damage/spell-damage.ts";
import { spellDescription } from "../effects/item-description.ts";
import { casterPower, spellName, spellReach, spellTargetTurns } from "../effects/item-effects.ts";
import type { Battle, BattleItem, Fighter, SideIndex } from "../state/battle.ts";
import { fighterOf } from "../state/lookup.ts";
import { roundHalfUp } from "../stats/soft-cap.ts";
import { type DamageRange, type HitRanges, hitRanges, wholeRange } from "./damage-range.ts";
import { percentOf } from "./percent-of.ts";

const PERCENT = 100;

/** What a spell would do if this creature cast it now. */
export interface SpellPreview {
  /** The sentence of its card, with this caster's numbers. */
  description: string;
  /** Damage to the enemies on the field when it lands, critical or not; null without damage or without enemies. */
  hit: DamageRange | null;
  /** The same with critical hits apart; null likewise. */
  hits: HitRanges | null;
  /** Chance that a hit is critical, from 0 to 1. */
  criticalChance: number;
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
  const criticalChance = (row?.criticalChance ?? 0) / PERCENT;
  const hits =
    hit.base === 0 || foes.length === 0
      ? null
      : hitRanges(criticalChance, (isCritical) =>
          rangeOver(rules, foes, hit, isCritical ? criticalFactor : 1),
        );
  return {
    description: spellDescription(rules, spell, caster.casterFactor),
    hit: hits && wholeRange(hits),
    hits,
    criticalChance,
    perTurn: wear.base === 0 || foes.length === 0 ? null : rangeOver(rules, foes, wear, 1),
  };
}

/** The preview as the sentences on the card. */
export function spellPreviewWords(
  { texts }: RuleSet,
  { hits, criticalChance, perTurn }: SpellPreview,
): string[] {
  const { picker, preview } = texts.battleScreen;
  const percent = percentOf(criticalChance);
  const words = (range: DamageRange | null | undefined, from: string, same: string) =>
    range ? [fillNumbers(texts, range.lowest === range.highest ? same : from, { ...range, percent })] : [];
  return [
    ...words(hits?.ordinary, picker.hit, picker.sameHit),
    ...words(hits?.critical, preview.criticalDamage, preview.sameCriticalDamage),
    ...words(perTurn, picker.perTurn, picker.samePerTurn),
  ];
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
  factor: number,
): DamageRange {
  const amounts = foes.map((foe) => spellAmount(rules, foe, { base, ignoresArmor, critical: false }));
  const total = (amount: number) => Math.max(1, roundHalfUp(amount * factor));
  return { lowest: total(Math.min(...amounts)), highest: total(Math.max(...amounts)) };
}
