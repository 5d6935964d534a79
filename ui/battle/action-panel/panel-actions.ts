import {
  ACTION_TYPES,
  type ActionType,
  actionCost,
  actionNeeds,
  actionTargets,
  actionWith,
  type Battle,
  type BattleAction,
  fill,
  legalUses,
  type RuleSet,
  whyInactive,
  whyNotAction,
} from "../../../rules/index.ts";
import { PLAYER } from "../sides.ts";
import type { Chosen } from "../store/battle-state.ts";
import { SCREEN_ACTIONS } from "./screen-actions.ts";

/** A button of the panel for what is chosen. */
export interface PanelAction {
  type: ActionType;
  /** Energy it costs; null for what a side does as a whole without a cost, such as ending its turn. */
  cost: number | null;
  /** Why it may not be pressed, or null. */
  reason: string | null;
}

/** A list of items that actions take one from. */
export type ItemList = "tools" | "spells";

/**
 * The button of each action for what is chosen, with its cost and why it may not be pressed (`BAT-034`, `BAT-039`,
 * `BAT-040`). The buttons of a creature that cannot act say why (`CON-85`).
 */
export function panelActions(rules: RuleSet, battle: Battle, chosen: Chosen): PanelAction[] {
  const actor = chosen.actorId ?? chosen.inspectedId;
  return ACTION_TYPES.map((type) => {
    const cost = actionCost(rules, battle, PLAYER, actionWith(type, { actor, target: chosen.targetId }));
    const isFree = actionNeeds(type).takenBy === "side" && cost === 0;
    const reason = whyNotOffered(rules, battle, type, actor, chosen.targetId);
    return { type, cost: isFree ? null : cost, reason };
  });
}

function whyNotOffered(
  rules: RuleSet,
  battle: Battle,
  type: ActionType,
  actor: string | null,
  target: string | null,
): string | null {
  const { panel } = rules.texts.battleScreen;
  const { hand, field } = battle.sides[PLAYER];
  const { takenBy, items } = actionNeeds(type);
  if (takenBy === "side") return refusalText(rules, battle, actionWith(type, {}));
  if (actor === null) return panel.choose;
  if (takenBy === "creature" && hand.some(({ id }) => id === actor)) return panel.deployFirst;
  if (field.some(({ id }) => id === actor)) {
    // Asked first: without its target the rules refuse an attack as invalid before they look at who attacks (`ERR-042`).
    const inactive = whyInactive(rules, battle, PLAYER, actor);
    if (inactive) return inactive.text;
    if (takenBy === "card") return panel.alreadyDeployed;
  }
  if (items !== null) return whyNotPick(rules, battle, type, items, actor);
  if (SCREEN_ACTIONS[type].aim && target === null) return whyNotAim(rules, battle, type, actor);
  return refusalText(rules, battle, actionWith(type, { actor, target }));
}

/** Why there is nobody the action can be aimed at; null: the button asks for the target (`BAT-084`). */
function whyNotAim(rules: RuleSet, battle: Battle, type: ActionType, actor: string): string | null {
  const reasons = actionTargets(rules, battle, PLAYER, type).map((target) =>
    refusalText(rules, battle, actionWith(type, { actor, target })),
  );
  if (reasons.includes(null)) return null;
  return reasons[0] ?? SCREEN_ACTIONS[type].aim?.(rules.texts.battleScreen).nobody ?? null;
}

/**
 * Why no item can be picked, such as no spell that can be paid. With no items the picker says so (`BAT-037`); between
 * players the button does (`PVP-034`).
 */
function whyNotPick(
  rules: RuleSet,
  battle: Battle,
  type: ActionType,
  list: ItemList,
  actor: string,
): string | null {
  const items = battle.sides[PLAYER][list];
  const { noneTitle, kinds } = rules.texts.battleScreen.picker;
  if (battle.mode === "pvp" && items.every(({ used }) => used))
    return fill(noneTitle, { items: kinds[list].many });
  const reasons = pickableItems(list, items).map(({ id }) => whyNotItem(rules, battle, type, id, actor));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

/** The items that the picker lists: a used tool is gone (`BAT-090`), a spell may be cast again next turn. */
export function pickableItems<Item extends { used: boolean }>(
  list: ItemList,
  items: readonly Item[],
): readonly Item[] {
  return list === "tools" ? items.filter(({ used }) => !used) : items;
}

/** Why a creature cannot use an item, wherever it is aimed; null: there is a target for it. */
export function whyNotItem(
  rules: RuleSet,
  battle: Battle,
  type: ActionType,
  item: string,
  actor: string,
): string | null {
  if (legalUses(rules, battle, PLAYER, type, { actor, item }).length > 0) return null;
  return refusalText(rules, battle, actionWith(type, { actor, item }));
}

function refusalText(rules: RuleSet, battle: Battle, action: BattleAction): string | null {
  return whyNotAction(rules, battle, PLAYER, action)?.text ?? null;
}
