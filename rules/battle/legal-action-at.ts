import type { RuleSet } from "../ruleset/rule-set.ts";
import { costFor } from "./actions/battle-refusal.ts";
import { deploymentCost } from "./actions/deploy.ts";
import { spellReach } from "./effects/item-effects.ts";
import { canAct } from "./legal-actions.ts";
import type { BattleAction } from "./state/action.ts";
import type { Battle, BattleItem, BattleSide, Fighter, SideIndex } from "./state/battle.ts";

/**
 * How many legal actions there are, and each by its place in `legalActions`, without writing the others out:
 * random play asks for one of many.
 */
export interface LegalCount {
  rules: RuleSet;
  own: BattleSide;
  foes: readonly Fighter[];
  deployments: number;
  /** Uses of the tools left, by one creature. */
  toolUses: number;
  /** Casts of the spells left, by one creature with the energy for it. */
  casts: number;
  total: number;
}

/** Counts what a side may do now; the end of its turn is one of it. */
export function countLegalActions(rules: RuleSet, battle: Battle, side: SideIndex): LegalCount {
  const own = battle.sides[side];
  const foes = battle.sides[side === 0 ? 1 : 0].field;
  const count: LegalCount = { rules, own, foes, deployments: 0, toolUses: 0, casts: 0, total: 0 };
  if (battle.winner !== null || battle.active !== side) return count;
  if (own.field.length < own.fieldLimit)
    for (const card of own.hand) if (isAffordable(count, card)) count.deployments += 1;
  for (const tool of own.tools) if (!tool.used) count.toolUses += own.field.length;
  for (const spell of own.spells) if (!spell.used) count.casts += castsOf(count, spell);
  count.total = count.deployments + 1;
  for (const actor of own.field) count.total += actsOf(count, actor);
  return count;
}

/** The legal action at a place from 0 up to, not including, the total. */
export function legalActionAt(count: LegalCount, place: number): BattleAction {
  let rest = place;
  if (rest < count.deployments) return deploymentAt(count, rest);
  rest -= count.deployments;
  for (const actor of count.own.field) {
    const acts = actsOf(count, actor);
    if (rest < acts) return actAt(count, actor, rest);
    rest -= acts;
  }
  return { type: "endTurn" };
}

function isAffordable({ rules, own }: LegalCount, card: Fighter): boolean {
  return own.energy >= deploymentCost({ rules }, card);
}

function deploymentAt(count: LegalCount, place: number): BattleAction {
  let rest = place;
  for (const card of count.own.hand)
    if (isAffordable(count, card) && rest-- === 0) return { type: "deploy", creatureId: card.id };
  return { type: "endTurn" };
}

function castsOf({ rules, own, foes }: LegalCount, spell: BattleItem): number {
  const reach = spellReach(rules, spell);
  return reach === "area" ? 1 : reach === "enemy" ? foes.length : own.field.length;
}

function attacksOf({ rules, own, foes }: LegalCount, actor: Fighter): number {
  return own.energy >= costFor(actor, rules.battle.costs.attack) ? foes.length : 0;
}

function stancesOf({ rules, own }: LegalCount, actor: Fighter): number {
  return !actor.isDefending && own.energy >= costFor(actor, rules.battle.costs.defend) ? 1 : 0;
}

function actsOf(count: LegalCount, actor: Fighter): number {
  if (!canAct(actor)) return 0;
  const canCast = count.own.energy >= costFor(actor, count.rules.battle.costs.spell);
  return attacksOf(count, actor) + stancesOf(count, actor) + count.toolUses + (canCast ? count.casts : 0);
}

function actAt(count: LegalCount, actor: Fighter, place: number): BattleAction {
  const { own, foes } = count;
  let rest = place;
  const attacks = attacksOf(count, actor);
  if (rest < attacks) return { type: "attack", attackerId: actor.id, targetId: idAt(foes, rest) };
  rest -= attacks;
  const stances = stancesOf(count, actor);
  if (rest < stances) return { type: "defend", creatureId: actor.id };
  rest -= stances;
  if (rest >= count.toolUses) return castAt(count, actor, rest - count.toolUses);
  for (const tool of own.tools) {
    if (tool.used) continue;
    if (rest < own.field.length)
      return { type: "useTool", toolId: tool.id, creatureId: actor.id, targetId: idAt(own.field, rest) };
    rest -= own.field.length;
  }
  return { type: "endTurn" };
}

function castAt(count: LegalCount, caster: Fighter, place: number): BattleAction {
  const { rules, own, foes } = count;
  let rest = place;
  for (const spell of own.spells) {
    if (spell.used) continue;
    const casts = castsOf(count, spell);
    if (rest < casts) {
      const reach = spellReach(rules, spell);
      if (reach === "area") return { type: "useSpell", spellId: spell.id, casterId: caster.id };
      const targetId = idAt(reach === "enemy" ? foes : own.field, rest);
      return { type: "useSpell", spellId: spell.id, casterId: caster.id, targetId };
    }
    rest -= casts;
  }
  return { type: "endTurn" };
}

function idAt(fighters: readonly Fighter[], place: number): string {
  return fighters[place]?.id ?? "";
}
