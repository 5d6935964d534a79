import {
  type ActionType,
  actionOutcomes,
  type Battle,
  type BattleAction,
  idsOf,
  legalActions,
  type RuleSet,
} from "../../rules/index.ts";
import { PLAYER } from "./store/sides.ts";

/**
 * Returns how an item would be used on each creature that it can serve now, by the creature's id: by the chosen creature
 * if it can, else by the creature itself or the strongest magician of the field.
 * @param actor the chosen creature, or null
 */
export function itemUses(
  rules: RuleSet,
  battle: Battle,
  { type, itemId }: { type: ActionType; itemId: string },
  actor: string | null,
): ReadonlyMap<string, BattleAction> {
  const magic = new Map(
    battle.sides[PLAYER].field.map(({ id, battleStats }) => [id, battleStats.magicalAttack]),
  );
  const rank = (use: BattleAction) => {
    const { actor: user } = idsOf(use);
    return user === actor ? Number.POSITIVE_INFINITY : (magic.get(user ?? "") ?? 0);
  };
  const uses = legalActions(rules, battle, PLAYER)
    .filter((action) => action.type === type && idsOf(action).item === itemId)
    .sort((one, other) => rank(other) - rank(one));
  const byCreature = new Map<string, BattleAction>();
  const serve = (id: string | null, use: BattleAction) => {
    if (id !== null && !byCreature.has(id)) byCreature.set(id, use);
  };
  for (const use of uses) serve(idsOf(use).target ?? idsOf(use).actor, use);
  // Without a target to choose, an item also serves whomever else it reaches.
  for (const use of uses)
    if (idsOf(use).target === null)
      for (const { creatureId } of actionOutcomes(rules, battle, PLAYER, use)) serve(creatureId, use);
  return byCreature;
}

/**
 * Returns the id of the creature whose price and numbers an item shows before its target is chosen: the chosen creature,
 * else the strongest magician of the field; null without a creature on the field.
 */
export function likelyUser(battle: Battle, chosen: string | null): string | null {
  const { field } = battle.sides[PLAYER];
  if (field.some(({ id }) => id === chosen)) return chosen;
  const magic = (fighter: (typeof field)[number]) => fighter.battleStats.magicalAttack;
  const [first, ...others] = field;
  return others.reduce((best, one) => (best && magic(best) >= magic(one) ? best : one), first)?.id ?? null;
}
