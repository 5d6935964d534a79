import { takeSpellDamage } from "../damage/spell-damage.ts";
import type { Fighter } from "../state/battle.ts";
import type { BattleMoment } from "../state/battle-moment.ts";
import type { Recorder } from "../state/event.ts";
import { happens } from "../state/random.ts";
import { beginEffect } from "./begin-effect.ts";
import { tireCasters } from "./caster-factor.ts";
import { spellCasterEffect, spellTargetEffect } from "./item-effects.ts";

const PERCENT = 100;

/** Applies a spell when it is released: damage, stun and lasting effects. Without a target it hits all enemies. */
export function releaseSpell(
  moment: BattleMoment,
  name: string,
  caster: Fighter,
  target: Fighter | null,
  record: Recorder,
): void {
  const { rules, battle, foes } = moment;
  const targets = target ? [target] : [...foes];
  for (const hit of targets) {
    hurt(moment, name, caster, hit, record);
    if (hit.currentHealth <= 0) continue;
    stun(moment, name, hit, record);
    const left = spellTargetEffect(rules, name, caster);
    if (left) beginEffect(rules, battle, hit, left, record);
  }
  const given = spellCasterEffect(rules, name, caster);
  if (given && caster.currentHealth > 0) beginEffect(rules, battle, caster, given, record);
  tireCasters(rules, battle.sides[caster.side]);
}

function hurt(
  { rules, battle }: BattleMoment,
  name: string,
  caster: Fighter,
  target: Fighter,
  record: Recorder,
): void {
  const row = rules.spells[name];
  if (!row?.damage) return;
  const criticalChance = (row.criticalChance ?? 0) / PERCENT;
  const critical = row.criticalChance !== undefined && happens(battle.random, criticalChance);
  const base = row.damage * caster.casterFactor;
  takeSpellDamage(
    rules,
    battle,
    target,
    {
      base,
      critical,
      criticalChance,
      ignoresArmor: row.ignoresArmor === true,
      kind: "spell",
      casterId: caster.id,
    },
    record,
  );
}

function stun({ rules, battle }: BattleMoment, name: string, target: Fighter, record: Recorder): void {
  const chance = rules.spells[name]?.stunChance;
  if (chance === undefined || !happens(battle.random, chance)) return;
  target.stunnedTurns = Math.max(target.stunnedTurns, rules.battle.spellcasting.stunTurns);
  record?.push({ type: "stunned", side: target.side, creatureId: target.id, turns: target.stunnedTurns });
}
