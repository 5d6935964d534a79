import { costFor } from "../actions/battle-refusal.ts";
import { deploymentCost } from "../actions/deploy.ts";
import { canAct } from "../legal-actions.ts";
import type { BattleItem, Fighter } from "../state/battle.ts";
import { type SpellWorth, spellWorth, toolWorth } from "./item-worth.ts";
import { LEVEL } from "./levels.ts";
import { canAttack, type Outlook } from "./outlook.ts";
import { scoreAttack } from "./score-attack.ts";
import { scoreDefend } from "./score-defend.ts";
import { scoreDeploy } from "./score-deploy.ts";
import { scoreSpell, scoreTool } from "./score-items.ts";
import { offer, type Shortlist } from "./shortlist.ts";

/**
 * Scores everything the side may do and keeps the best. Legal actions that cannot differ in score, such as
 * the same tool used by another creature on the same target, are looked at once.
 */
export function rankCandidates(outlook: Outlook, list: Shortlist): void {
  const { own, style, rules } = outlook;
  for (let place = 0; place < own.field.length; place++) rankAttacks(outlook, place, list);
  // Whom it can finish it finishes: nothing else is looked at (`GAP-34`, level 4).
  if (outlook.lethal !== null) return;
  rankDeployments(outlook, list);
  if (style.level >= LEVEL.items) {
    rankTools(outlook, list);
    if (own.energy > 0) rankSpells(outlook, list);
  }
  if (style.level >= LEVEL.defence) rankStances(outlook, list);
  offer(list, rules.ai.scores.endTurn, "endTurn", null, null, null);
}

function rankDeployments(outlook: Outlook, list: Shortlist): void {
  const { own } = outlook;
  if (own.field.length >= own.fieldLimit) return;
  for (const card of own.hand)
    if (own.energy >= deploymentCost(outlook, card))
      offer(list, scoreDeploy(outlook, card, null), "deploy", card, null, null);
}

function rankAttacks(outlook: Outlook, place: number, list: Shortlist): void {
  const attacker = outlook.own.field[place] as Fighter;
  if (!canAttack(outlook, attacker)) return;
  const { foes, damage, lethal } = outlook;
  for (let target = 0; target < foes.length; target++) {
    const foe = foes[target] as Fighter;
    if (lethal !== null && lethal !== foe) continue;
    const expected = damage[place * foes.length + target] as number;
    offer(list, scoreAttack(outlook, attacker, foe, expected, null), "attack", attacker, foe, null);
  }
}

function rankTools(outlook: Outlook, list: Shortlist): void {
  const { own, rules } = outlook;
  const user = firstAble(own.field);
  if (user === null) return;
  for (let place = 0; place < own.tools.length; place++) {
    const tool = own.tools[place] as BattleItem;
    if (tool.used || isRepeated(own.tools, place)) continue;
    const worth = toolWorth(rules, tool);
    for (const ally of own.field)
      offer(list, scoreTool(outlook, worth, ally, null), "useTool", canAct(ally) ? ally : user, ally, tool);
  }
}

/** Whether an item of the same kind comes before it: one of them is enough to look at. */
function isRepeated(items: readonly BattleItem[], place: number): boolean {
  const item = items[place] as BattleItem;
  for (let earlier = 0; earlier < place; earlier++) {
    const other = items[earlier] as BattleItem;
    if (!other.used && other.name === item.name && other.type === item.type && other.effect === item.effect)
      return true;
  }
  return false;
}

function firstAble(field: readonly Fighter[]): Fighter | null {
  for (const fighter of field) if (canAct(fighter)) return fighter;
  return null;
}

function rankSpells(outlook: Outlook, list: Shortlist): void {
  const { own, rules } = outlook;
  const best = bestCaster(outlook);
  if (best === null) return;
  for (let place = 0; place < own.spells.length; place++) {
    const spell = own.spells[place] as BattleItem;
    if (spell.used || isRepeated(own.spells, place)) continue;
    const worth = spellWorth(rules, spell);
    if (worth === null) continue;
    // Only what a spell does to its caster makes a difference between casters beyond their magic.
    if (worth.onCaster === null) rankTargets(outlook, spell, worth, best, list);
    else
      for (const caster of own.field)
        if (canCast(outlook, caster)) rankTargets(outlook, spell, worth, caster, list);
  }
}

function canCast({ own, rules }: Outlook, caster: Fighter): boolean {
  return canAct(caster) && own.energy >= costFor(caster, rules.battle.costs.spell);
}

function bestCaster(outlook: Outlook): Fighter | null {
  let best: Fighter | null = null;
  for (const fighter of outlook.own.field)
    if ((best === null || fighter.casterFactor > best.casterFactor) && canCast(outlook, fighter))
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

function rankStances(outlook: Outlook, list: Shortlist): void {
  const { own, rules } = outlook;
  // Nothing to look at where even a stance that saves a creature would not get on the list.
  if (rules.ai.scores.saves <= list.bar) return;
  for (const fighter of own.field) {
    if (fighter.isDefending || !canAct(fighter)) continue;
    if (own.energy < costFor(fighter, rules.battle.costs.defend)) continue;
    offer(list, scoreDefend(outlook, fighter, null), "defend", fighter, null, null);
  }
}
