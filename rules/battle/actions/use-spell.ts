import type { RefusalCode } from "../../refusals/refusal.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { isRepeated, type SpellWorth, spellWorth } from "../ai/scores/item-worth.ts";
import { LEVEL } from "../ai/scores/levels.ts";
import type { Outlook } from "../ai/scores/outlook.ts";
import { scoreSpell } from "../ai/scores/score-items.ts";
import { offer, type Shortlist } from "../ai/scores/shortlist.ts";
import { beginEffect } from "../effects/begin-effect.ts";
import { catalogueEffect, spellName, spellReach } from "../effects/item-effects.ts";
import { releaseSpell } from "../effects/release-spell.ts";
import { spellOutcomes } from "../preview/item-outcomes.ts";
import { spellPreview, spellPreviewWords } from "../preview/spell-preview.ts";
import type { BattleItem, Fighter } from "../state/battle.ts";
import { type BattleMoment, inactive, refused } from "../state/battle-moment.ts";
import type { Recorder } from "../state/event.ts";
import { fighterOf, itemOf, unusedItem } from "../state/lookup.ts";
import { costFor, spend } from "../turn/energy-cost.ts";
import type { ActionRule } from "./action-rule.ts";

type UseSpell = {
  type: "useSpell";
  spellId: string;
  casterId: string;
  /** Without a target an ally spell works on its caster. */
  targetId?: string;
};

/**
 * A creature casts a spell on an own creature (itself by default), on one enemy or on all enemies; each spell once per
 * turn, however many copies its side has (`BAT-092`, `CON-86`, `GAP-31`).
 */
export const useSpell: ActionRule<UseSpell> = {
  type: "useSpell",
  wireName: "spell",
  takenBy: "creature",
  items: "spells",
  ids: { item: "spellId", actor: "casterId", target: "targetId" },
  targetIsOptional: true,
  moveText: ({ targetId }) => (targetId === undefined ? "castOverAll" : "useSpell"),
  /** The text of its card with this caster's numbers, then its damage to the creatures on this field. */
  preview({ rules, battle, side }, action) {
    const preview = spellPreview(rules, battle, side, action);
    return preview && [preview.description, ...spellPreviewWords(rules, preview)];
  },
  outcomes(moment, action) {
    const { rules, own, foes } = moment;
    const caster = fighterOf(own.field, action.casterId);
    const spell = itemOf(own.spells, action.spellId);
    if (!caster || !spell) return [];
    const target = targetOf(moment, spell, action, caster);
    return target === undefined ? [] : spellOutcomes(rules, spell, caster, target ? [target] : foes);
  },
  cost,
  blockedBy,
  targets: targetsOf,
  whyNot(moment, action) {
    const { rules, own } = moment;
    const caster = fighterOf(own.field, action.casterId);
    if (!caster && fighterOf(own.fallen, action.casterId)) return refused(moment, "defeated");
    const spell = itemOf(own.spells, action.spellId);
    if (!caster || !spell) return refused(moment, "invalid_spell");
    const values = { spell: spell.name, n: cost(rules, caster) };
    if (spell.used) return refused(moment, "failed_to_cast", values);
    const reaches = targetOf(moment, spell, action, caster) !== undefined;
    return refused(moment, blockedBy(moment, caster) ?? (reaches ? null : "failed_to_cast"), values);
  },
  apply(moment, action, record) {
    const { rules, side, own } = moment;
    const caster = fighterOf(own.field, action.casterId);
    const spell = unusedItem(own.spells, action.spellId);
    if (!caster || !spell) return;
    const target = targetOf(moment, spell, action, caster) ?? null;
    const energy = cost(rules, caster);
    for (const copy of own.spells) if (copy === spell || isSpent(rules, copy, spell)) copy.used = true;
    spell.revealed = true;
    spend(moment, energy);
    record?.push({
      type: "spellCast",
      side,
      spellId: spell.id,
      casterId: caster.id,
      targetId: target?.id ?? null,
      targetSide: target?.side ?? side,
      cost: energy,
    });
    cast(moment, spell, caster, target, record);
  },
  make: (casterId, spellId, targetId) =>
    targetId === null
      ? { type: "useSpell", spellId, casterId }
      : { type: "useSpell", spellId, casterId, targetId },
  rank(outlook, list) {
    const { own, rules, style } = outlook;
    if (style.level < LEVEL.items || own.energy <= 0) return;
    const best = bestCaster(outlook);
    if (best === null) return;
    for (let index = 0; index < own.spells.length; index++) {
      const spell = own.spells[index] as BattleItem;
      if (spell.used || isRepeated(own.spells, index)) continue;
      const worth = spellWorth(rules, spell);
      if (worth === null) continue;
      // The caster matters only when the spell also affects the caster; otherwise the best caster is used.
      if (worth.onCaster === null) rankTargets(outlook, spell, worth, best, list);
      else
        for (const caster of own.field)
          if (blockedBy(outlook, caster) === null) rankTargets(outlook, spell, worth, caster, list);
    }
  },
  score: (outlook, { item, actor, target }, reasons) =>
    item && actor ? scoreSpell(outlook, spellWorth(outlook.rules, item), actor, target, reasons) : 0,
};

/** Whether casting a spell leaves another one for later turns, as a copy of it (`GAP-31`). */
function isSpent(rules: RuleSet, other: BattleItem, cast: BattleItem): boolean {
  return rules.battle.spells.oncePerName && nameIn(rules, other) === nameIn(rules, cast);
}

function nameIn(rules: RuleSet, spell: BattleItem): string {
  return spellName(rules, spell) ?? spell.name;
}

function cost(rules: RuleSet, caster: Fighter | null): number {
  return costFor(caster, rules.battle.costs.spell);
}

function blockedBy({ rules, own }: BattleMoment, caster: Fighter): RefusalCode | null {
  const blocked = inactive(caster);
  if (blocked !== null) return blocked;
  return own.energy >= cost(rules, caster) ? null : "not_enough_energy_to_cast";
}

function targetsOf({ rules, own, foes }: BattleMoment, spell: BattleItem | null): readonly Fighter[] | null {
  const reach = spell === null ? "area" : spellReach(rules, spell);
  return reach === "area" ? null : reach === "enemy" ? foes : own.field;
}

/** Returns the creature a spell affects; null for all enemies; undefined when the action names no valid target. */
function targetOf(
  moment: BattleMoment,
  spell: BattleItem,
  { targetId }: UseSpell,
  caster: Fighter,
): Fighter | null | undefined {
  const targets = targetsOf(moment, spell);
  if (targets === null) return null;
  const byDefault = targets === moment.own.field ? caster.id : undefined;
  return fighterOf(targets, targetId ?? byDefault);
}

/**
 * Casts a spell; one that must charge is released later. A spell unknown to the rules can still start an effect of the
 * catalogue.
 */
function cast(
  moment: BattleMoment,
  spell: BattleItem,
  caster: Fighter,
  target: Fighter | null,
  record: Recorder,
): void {
  const { rules, battle, side } = moment;
  const name = spellName(rules, spell);
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
  releaseSpell(moment, name, caster, target, record);
}

function bestCaster(outlook: Outlook): Fighter | null {
  let best: Fighter | null = null;
  for (const fighter of outlook.own.field)
    if ((best === null || fighter.casterFactor > best.casterFactor) && blockedBy(outlook, fighter) === null)
      best = fighter;
  return best;
}

function rankTargets(
  outlook: Outlook,
  spell: BattleItem,
  worth: SpellWorth,
  caster: Fighter,
  list: Shortlist,
): void {
  if (worth.reach === "area") {
    offer(list, scoreSpell(outlook, worth, caster, null, null), "useSpell", caster, null, spell);
    return;
  }
  for (const target of worth.reach === "ally" ? outlook.own.field : outlook.foes)
    offer(list, scoreSpell(outlook, worth, caster, target, null), "useSpell", caster, target, spell);
}
