import { costFor, fighterOf } from "../../battle/actions/battle-refusal.ts";
import { canAct } from "../../battle/legal-actions.ts";
import type { BattleAction } from "../../battle/state/action.ts";
import type { Battle, SideIndex } from "../../battle/state/battle.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";

export type ActionType = BattleAction["type"];

/** What a chosen creature is for the side that chose it (`PVP-036`). */
export type ChosenAs = "card" | "actor" | "target";

/** A card of the own hand, an actor on the own field, a target on the other field; null for anything else. */
export function chosenAs(battle: Battle, side: SideIndex, creatureId: string): ChosenAs | null {
  const own = battle.sides[side];
  const foes = battle.sides[side === 0 ? 1 : 0];
  if (fighterOf(own.hand, creatureId)) return "card";
  if (fighterOf(own.field, creatureId)) return "actor";
  return fighterOf(foes.field, creatureId) ? "target" : null;
}

/**
 * Which buttons a chosen creature and target offer, in the order of the panel (`PVP-032` to `PVP-035`); none
 * but on the own turn. A button that is offered may still be refused with a text, such as a deployment
 * without enough energy.
 */
export function availableActions(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  chosen: { creatureId: string | null; targetId?: string | null },
): ActionType[] {
  if (battle.winner !== null || battle.active !== side) return [];
  const own = battle.sides[side];
  const { costs } = rules.battle;
  const actions: ActionType[] = [];
  const id = chosen.creatureId ?? undefined;
  if (fighterOf(own.hand, id)) actions.push("deploy");
  const actor = fighterOf(own.field, id);
  if (actor && canAct(actor)) {
    const affords = (price: number) => own.energy >= costFor(actor, price);
    const target = fighterOf(battle.sides[side === 0 ? 1 : 0].field, chosen.targetId ?? undefined);
    if (target && affords(costs.attack)) actions.push("attack");
    if (own.tools.some(({ used }) => !used)) actions.push("useTool");
    if (own.spells.some(({ used }) => !used) && affords(costs.spell)) actions.push("useSpell");
    if (!actor.isDefending && affords(costs.defend)) actions.push("defend");
  }
  actions.push("endTurn");
  return actions;
}
