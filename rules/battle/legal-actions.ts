import type { RuleSet } from "../ruleset/rule-set.ts";
import { costFor } from "./actions/battle-refusal.ts";
import { deploymentCost } from "./actions/deploy.ts";
import { spellReach } from "./effects/item-effects.ts";
import type { BattleAction } from "./state/action.ts";
import type { Battle, BattleItem, BattleSide, Fighter, SideIndex } from "./state/battle.ts";

/** Whether a fighter on the field may act at all this turn. */
export function canAct(fighter: Fighter): boolean {
  return fighter.stunnedTurns === 0 && fighter.charging === null;
}

/** Everything a side may do now; empty when it is not its turn. Ending the turn comes last. */
export function legalActions(rules: RuleSet, battle: Battle, side: SideIndex): BattleAction[] {
  const actions: BattleAction[] = [];
  if (battle.winner !== null || battle.active !== side) return actions;
  const own = battle.sides[side];
  const foes = battle.sides[side === 0 ? 1 : 0].field;
  addDeployments(rules, battle, side, own, actions);
  for (const fighter of own.field) if (canAct(fighter)) addActs(rules, own, foes, fighter, actions);
  actions.push({ type: "endTurn" });
  return actions;
}

function addDeployments(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  own: BattleSide,
  actions: BattleAction[],
): void {
  if (own.field.length >= own.fieldLimit) return;
  const moment = { rules, battle, side };
  for (const card of own.hand)
    if (own.energy >= deploymentCost(moment, card)) actions.push({ type: "deploy", creatureId: card.id });
}

function addActs(
  rules: RuleSet,
  own: BattleSide,
  foes: Fighter[],
  actor: Fighter,
  actions: BattleAction[],
): void {
  const { costs } = rules.battle;
  if (own.energy >= costFor(actor, costs.attack))
    for (const foe of foes) actions.push({ type: "attack", attackerId: actor.id, targetId: foe.id });
  if (!actor.isDefending && own.energy >= costFor(actor, costs.defend))
    actions.push({ type: "defend", creatureId: actor.id });
  for (const tool of own.tools) {
    if (tool.used) continue;
    for (const ally of own.field)
      actions.push({ type: "useTool", toolId: tool.id, creatureId: actor.id, targetId: ally.id });
  }
  if (own.energy >= costFor(actor, costs.spell))
    for (const spell of own.spells) if (!spell.used) addSpell(rules, own, foes, actor, spell, actions);
}

function addSpell(
  rules: RuleSet,
  own: BattleSide,
  foes: Fighter[],
  caster: Fighter,
  spell: BattleItem,
  actions: BattleAction[],
): void {
  const reach = spellReach(rules, spell);
  const [spellId, casterId] = [spell.id, caster.id];
  if (reach === "area") actions.push({ type: "useSpell", spellId, casterId });
  else
    for (const target of reach === "enemy" ? foes : own.field)
      actions.push({ type: "useSpell", spellId, casterId, targetId: target.id });
}
