import {
  ACTION_TYPES,
  type ActionType,
  type AnyActionRule,
  ruleOf,
} from "../../battle/actions/action-rules.ts";
import type { Battle, SideIndex } from "../../battle/state/battle.ts";
import { type BattleMoment, momentOf } from "../../battle/state/battle-moment.ts";
import { fighterOf } from "../../battle/state/lookup.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";

/** The role of a chosen creature for the side that chose it (`PVP-036`). */
export type ChosenAs = "card" | "actor" | "target";

/** A card of the own hand, an actor on the own field, a target on the other field; null for anything else. */
export function chosenAs(battle: Battle, side: SideIndex, creatureId: string): ChosenAs | null {
  const own = battle.sides[side];
  const foes = battle.sides[side === 0 ? 1 : 0];
  if (fighterOf(own.hand, creatureId)) return "card";
  if (fighterOf(own.field, creatureId)) return "actor";
  return fighterOf(foes.field, creatureId) ? "target" : null;
}

interface Chosen {
  creatureId: string | null;
  targetId?: string | null;
}

/**
 * The buttons for a chosen creature and target, in the order of the panel (`PVP-032` to `PVP-035`); none
 * outside the player's own turn. An offered action may still be refused with a text, such as a deployment
 * without enough energy.
 */
export function availableActions(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  chosen: Chosen,
): ActionType[] {
  if (battle.winner !== null || battle.active !== side) return [];
  const moment = momentOf(rules, battle, side);
  return ACTION_TYPES.filter((type) => isOffered(moment, ruleOf(type), chosen));
}

function isOffered(moment: BattleMoment, rule: AnyActionRule, { creatureId, targetId }: Chosen): boolean {
  const { own } = moment;
  if (rule.takenBy === "side") return true;
  if (rule.takenBy === "card") return fighterOf(own.hand, creatureId) !== undefined;
  const actor = fighterOf(own.field, creatureId);
  if (!actor || rule.blockedBy(moment, actor) !== null) return false;
  // Items and their targets are chosen after the button; every other target before it.
  if (rule.items !== null) return own[rule.items].some(({ used }) => !used);
  const targets = rule.targets(moment, null);
  return targets === null || fighterOf(targets, targetId) !== undefined;
}
