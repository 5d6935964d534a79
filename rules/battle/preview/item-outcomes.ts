import type { RuleSet } from "../../ruleset/rule-set.ts";
import { spellAmount } from "../damage/spell-damage.ts";
import {
  catalogueEffect,
  spellCasterEffect,
  spellName,
  spellTargetEffect,
  toolEffect,
} from "../effects/item-effects.ts";
import type { BattleItem, Fighter } from "../state/battle.ts";
import { type ActiveEffect, turnOf } from "../state/effect.ts";
import { roundHalfUp } from "../stats/soft-cap.ts";
import { hitRanges } from "./damage-range.ts";
import { outcomeFor, type TargetOutcome } from "./target-outcome.ts";

type SpellRow = RuleSet["spells"][string];

/** Damage of a spell, or of the first turn of what it leaves, before defence. */
interface SpellBlow {
  base: number;
  ignoresArmor: boolean;
  /** Chance from 0 to 1. */
  criticalChance: number;
}

const PERCENT = 100;

/** The outcome of a tool for the creature it is used on. */
export function toolOutcomes(
  rules: RuleSet,
  tool: BattleItem,
  actor: Fighter,
  target: Fighter,
): TargetOutcome[] {
  return [strengthened(target, toolEffect(rules, tool, actor))];
}

/** The outcomes of a spell for the creatures it reaches, and for its caster where it gives the caster something. */
export function spellOutcomes(
  rules: RuleSet,
  spell: BattleItem,
  caster: Fighter,
  targets: readonly Fighter[],
): TargetOutcome[] {
  const name = spellName(rules, spell);
  const row = name === null ? undefined : rules.spells[name];
  if (name === null || !row)
    return targets.map((one) => strengthened(one, catalogueEffect(rules, spell, caster)));
  const leaves = spellTargetEffect(rules, name, caster);
  const outcomes = targets.map((target) =>
    target.side === caster.side
      ? strengthened(target, leaves)
      : struck(rules, target, blowsOf(row, caster, leaves), row),
  );
  const gives = spellCasterEffect(rules, name, caster);
  return gives ? [...outcomes, strengthened(caster, gives)] : outcomes;
}

function blowsOf(row: SpellRow, caster: Fighter, leaves: ActiveEffect | null): SpellBlow[] {
  const blows: SpellBlow[] = [];
  const { damage = 0, ignoresArmor = false, criticalChance = 0 } = row;
  if (damage > 0)
    blows.push({
      base: damage * caster.casterFactor,
      ignoresArmor,
      criticalChance: criticalChance / PERCENT,
    });
  const wears = leaves ? turnOf(leaves).damage : 0;
  if (wears > 0) blows.push({ base: wears, ignoresArmor: false, criticalChance: 0 });
  return blows;
}

function struck(
  rules: RuleSet,
  target: Fighter,
  blows: readonly SpellBlow[],
  { stunChance = 0, charges = false }: SpellRow,
): TargetOutcome {
  const critical = Math.max(0, ...blows.map(({ criticalChance }) => criticalChance));
  const hits = hitRanges(critical, (isCritical) => {
    const amount = damageOf(rules, target, blows, isCritical);
    return { lowest: amount, highest: amount };
  });
  const falls = (damage: number) => (blows.length > 0 && damage >= target.currentHealth ? 1 : 0);
  return outcomeFor(target, {
    ...(blows.length > 0 ? { damage: hits.ordinary, criticalDamage: hits.critical } : {}),
    criticalChance: critical,
    stunChance,
    defeatChance:
      critical * falls((hits.critical ?? hits.ordinary).highest) +
      (1 - critical) * falls(hits.ordinary.highest),
    later: charges,
  });
}

/** All blows together; each is reduced by what is left of the barrier, and is at least 1. */
function damageOf(rules: RuleSet, target: Fighter, blows: readonly SpellBlow[], lucky: boolean): number {
  let { barrier } = target;
  let damage = 0;
  for (const { base, ignoresArmor, criticalChance } of blows) {
    const critical = lucky && criticalChance > 0;
    const amount = spellAmount(rules, target, { base, ignoresArmor, critical });
    const absorbed = Math.min(barrier, amount);
    barrier -= absorbed;
    damage += Math.max(1, roundHalfUp(amount - absorbed));
  }
  return damage;
}

/** The outcome of an effect that begins on an own creature: its first turn counts at once. */
function strengthened(target: Fighter, effect: ActiveEffect | null): TargetOutcome {
  if (!effect) return outcomeFor(target, {});
  const turn = turnOf(effect);
  const { currentHealth, battleStats } = target;
  const maxHealth = battleStats.maxHealth + turn.maxHealth - replacedHealth(target, effect);
  const healing = Math.max(0, Math.min(roundHalfUp(turn.healing), maxHealth - currentHealth));
  const after = Math.min(currentHealth, maxHealth) + healing;
  return outcomeFor(target, {
    maxHealth,
    healing,
    barrier: turn.barrier,
    left: { lowest: after, highest: after },
  });
}

/** The maximum health that the same effect already gives; it starts over instead of adding up (`GAP-30`). */
function replacedHealth({ effects }: Fighter, { name, kind }: ActiveEffect): number {
  const same = effects.find((effect) => effect.name === name && effect.kind === kind);
  return same ? turnOf(same).maxHealth : 0;
}
