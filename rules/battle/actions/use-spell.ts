import type { Refusal } from "../../refusals/refusal.ts";
import { takeSpellDamage } from "../damage/spell-damage.ts";
import { beginEffect } from "../effects/begin-effect.ts";
import {
  catalogueEffect,
  spellCasterEffect,
  spellName,
  spellReach,
  spellTargetEffect,
} from "../effects/item-effects.ts";
import { happens } from "../random/generator.ts";
import type { BattleAction } from "../state/action.ts";
import type { BattleItem, Fighter } from "../state/battle.ts";
import type { Recorder } from "../state/event.ts";
import { type BattleMoment, costFor, fighterOf, no, spend, whyNotAct } from "./battle-refusal.ts";
import { itemOf, unusedItem } from "./use-tool.ts";

type UseSpell = Extract<BattleAction, { type: "useSpell" }>;

const PERCENT = 100;

/** The creature a spell works on: an ally (the caster by default), a named enemy, or null for an area. */
function targetOf(
  moment: BattleMoment,
  spell: BattleItem,
  action: UseSpell,
  caster: Fighter,
): Fighter | null | undefined {
  const { battle, side, rules } = moment;
  const reach = spellReach(rules, spell);
  if (reach === "area") return null;
  if (reach === "enemy") return fighterOf(battle.sides[side === 0 ? 1 : 0].field, action.targetId);
  return action.targetId === undefined ? caster : fighterOf(battle.sides[side].field, action.targetId);
}

/** Why a spell cannot be cast (`BAT-092`, `CON-86`, `GAP-31`). */
export function whyNotUseSpell(moment: BattleMoment, action: UseSpell): Refusal | null {
  const { battle, side, rules } = moment;
  const own = battle.sides[side];
  const caster = fighterOf(own.field, action.casterId);
  if (!caster && fighterOf(own.fallen, action.casterId)) return no(moment, "defeated");
  const spell = itemOf(own.spells, action.spellId);
  if (!caster || !spell) return no(moment, "invalid_spell");
  if (spell.used) return no(moment, "failed_to_cast", { spell: spell.name });
  const refusal = whyNotAct(moment, caster);
  if (refusal) return refusal;
  const cost = costFor(caster, rules.battle.costs.spell);
  if (own.energy < cost) return no(moment, "not_enough_energy_to_cast", { spell: spell.name, n: cost });
  return targetOf(moment, spell, action, caster) === undefined
    ? no(moment, "failed_to_cast", { spell: spell.name })
    : null;
}

export function applySpell(moment: BattleMoment, action: UseSpell, record: Recorder): void {
  const { rules, battle, side } = moment;
  const own = battle.sides[side];
  const caster = fighterOf(own.field, action.casterId);
  const spell = unusedItem(own.spells, action.spellId);
  if (!caster || !spell) return;
  const target = targetOf(moment, spell, action, caster) ?? null;
  const cost = costFor(caster, rules.battle.costs.spell);
  const name = spellName(rules, spell);
  spell.used = true;
  spell.revealed = true;
  spend(moment, cost);
  record?.push({
    type: "spellCast",
    side,
    spellId: spell.id,
    casterId: caster.id,
    targetId: target?.id ?? null,
    targetSide: target?.side ?? side,
    cost,
  });
  if (name === null) {
    const given = catalogueEffect(rules, spell, caster);
    if (given) beginEffect(rules, battle, target ?? caster, given, record);
    return;
  }
  if (rules.spells[name]?.charges) {
    caster.charging = name;
    record?.push({ type: "charging", side, creatureId: caster.id, spell: name });
    return;
  }
  release(moment, name, caster, target, record);
}

/** What a spell does once it is released: damage, stun, and what it leaves behind. */
export function release(
  moment: BattleMoment,
  name: string,
  caster: Fighter,
  target: Fighter | null,
  record: Recorder,
): void {
  const { rules, battle, side } = moment;
  const targets = target ? [target] : [...battle.sides[side === 0 ? 1 : 0].field];
  for (const hit of targets) {
    hurt(moment, name, caster, hit, record);
    if (hit.currentHealth <= 0) continue;
    stun(moment, name, hit, record);
    const left = spellTargetEffect(rules, name, caster);
    if (left) beginEffect(rules, battle, hit, left, record);
  }
  const given = spellCasterEffect(rules, name, caster);
  if (given && caster.currentHealth > 0) beginEffect(rules, battle, caster, given, record);
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
  const critical = row.criticalChance !== undefined && happens(battle.random, row.criticalChance / PERCENT);
  const base = row.damage * caster.casterFactor;
  takeSpellDamage(
    rules,
    battle,
    target,
    { base, critical, ignoresArmor: row.ignoresArmor === true, kind: "spell" },
    record,
  );
}

function stun({ rules, battle }: BattleMoment, name: string, target: Fighter, record: Recorder): void {
  const chance = rules.spells[name]?.stunChance;
  if (chance === undefined || !happens(battle.random, chance)) return;
  target.stunnedTurns = Math.max(target.stunnedTurns, rules.battle.spellcasting.stunTurns);
  record?.push({ type: "stunned", side: target.side, creatureId: target.id, turns: target.stunnedTurns });
}
