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
import { aimAction, takeItem } from "../choose.ts";
import { actInBattle } from "../play.ts";
import { SCREEN_ACTIONS } from "../screen-actions.ts";
import type { BattleClient } from "../store/battle-client.ts";
import type { Chosen } from "../store/battle-state.ts";
import { PLAYER } from "../store/sides.ts";
import { endTurn } from "./end-turn.tsx";

/** A button of the action panel for the current choice. */
export interface PanelAction {
  type: ActionType;
  /** Energy cost; null for a free action of the whole side, such as ending the turn, and where nothing can have a cost. */
  cost: number | null;
  /** Why the button cannot be pressed; null when it can. */
  reason: string | null;
}

/** The lists from which an action can need an item. */
export type ItemList = "tools" | "spells";

/**
 * Returns the button of each action for the current choice, with its cost and why it cannot be pressed (`BAT-034`,
 * `BAT-039`, `BAT-040`). The buttons of a creature that cannot act give the reason (`CON-85`).
 */
export function panelActions(rules: RuleSet, battle: Battle, chosen: Chosen): PanelAction[] {
  const actor = chosen.actorId ?? chosen.inspectedId;
  return ACTION_TYPES.map((type) => {
    const cost = shownCost(rules, battle, type, { actor, target: chosen.targetId });
    const isFree = actionNeeds(type).takenBy === "side" && cost === 0;
    const reason = whyNotOffered(rules, battle, type, actor, chosen.targetId);
    return { type, cost: isFree ? null : cost, reason };
  });
}

/** Returns what an action costs; to deploy without a chosen card, what the cheapest card of the hand costs, if any. */
function shownCost(
  rules: RuleSet,
  battle: Battle,
  type: ActionType,
  ids: { actor: string | null; target: string | null },
): number | null {
  const cost = (actor: string | null) =>
    actionCost(rules, battle, PLAYER, actionWith(type, { ...ids, actor }));
  const { hand } = battle.sides[PLAYER];
  const takesCard = actionNeeds(type).takenBy === "card";
  if (!takesCard || hand.some(({ id }) => id === ids.actor)) return cost(ids.actor);
  return hand.length === 0 ? null : Math.min(...hand.map(({ id }) => cost(id)));
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
    // Checked first: the rules refuse an attack without a target as invalid before they check the attacker (`ERR-042`).
    const inactive = whyInactive(rules, battle, PLAYER, actor);
    if (inactive) return inactive.text;
    if (takenBy === "card") return panel.alreadyDeployed;
  }
  if (items !== null) return whyNotPick(rules, battle, type, items, actor);
  if (SCREEN_ACTIONS[type].aim && target === null) return whyNotAim(rules, battle, type, actor);
  return refusalText(rules, battle, actionWith(type, { actor, target }));
}

/** Returns why the action has no possible target; null when the button can ask for one (`BAT-084`). */
function whyNotAim(rules: RuleSet, battle: Battle, type: ActionType, actor: string): string | null {
  const reasons = actionTargets(rules, battle, PLAYER, type).map((target) =>
    refusalText(rules, battle, actionWith(type, { actor, target })),
  );
  if (reasons.includes(null)) return null;
  return reasons[0] ?? SCREEN_ACTIONS[type].aim?.(rules.texts.battleScreen).nobody ?? null;
}

/**
 * Returns why no item can be picked, such as too little energy for every spell or used up tools; null when one can. If
 * the side has brought no items, the picker says so (`BAT-037`); in PvP the button does (`PVP-034`).
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
  if (items.length > 0 && pickableItems(list, items).length === 0)
    return rules.texts.battleScreen.panel.toolsUsed;
  const reasons = pickableItems(list, items).map(({ id }) => whyNotItem(rules, battle, type, id, actor));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

/**
 * Returns the items that the picker lists: only unused tools (`BAT-090`), but all spells, which can be cast every turn.
 */
export function pickableItems<Item extends { used: boolean }>(
  list: ItemList,
  items: readonly Item[],
): readonly Item[] {
  return list === "tools" ? items.filter(({ used }) => !used) : items;
}

/** Returns why a creature cannot use an item on any target, such as an empty field; null when it can. */
export function whyNotItem(
  rules: RuleSet,
  battle: Battle,
  type: ActionType,
  item: string,
  actor: string,
): string | null {
  if (legalUses(rules, battle, PLAYER, type, { actor, item }).length > 0) return null;
  const refusal = whyNotAction(rules, battle, PLAYER, actionWith(type, { actor, item }));
  // The rules only say that it failed: a spell has been cast this turn, or lacks a target.
  if (refusal?.code === "failed_to_cast") {
    const { castThisTurn, nobodyToAttack } = rules.texts.battleScreen.panel;
    return wasCast(battle, item) ? castThisTurn : nobodyToAttack;
  }
  return refusal?.text ?? null;
}

function wasCast(battle: Battle, spell: string): boolean {
  return battle.sides[PLAYER].spells.some(({ id, used }) => id === spell && used);
}

function refusalText(rules: RuleSet, battle: Battle, action: BattleAction): string | null {
  return whyNotAction(rules, battle, PLAYER, action)?.text ?? null;
}

/**
 * Handles a press of a panel button by pointer or key: opens the picker for an action that needs an item, unless one is
 * chosen already, asks for a missing target, asks before a turn ends with energy left, or acts. A disabled button does
 * nothing (`BAT-042`).
 */
export function pressAction(
  client: BattleClient,
  type: ActionType,
  openPicker: (type: ActionType) => void,
): void {
  const { running, shown, chosen } = client.store.getState();
  if (!running || shown?.phase !== "player") return;
  const action = panelActions(client.rules, running.known.battle, chosen).find((one) => one.type === type);
  if (!action || action.reason !== null) return;
  const { actorId: actor, targetId: target, aimed } = chosen;
  const chosenItem = aimed?.type === type ? aimed.itemId : null;
  if (type === "endTurn") endTurn(client);
  else if (chosenItem !== null) takeItem(client, type, chosenItem);
  else if (actionNeeds(type).items !== null) openPicker(type);
  else if (SCREEN_ACTIONS[type].aim && target === null) aimAction(client, type);
  else actInBattle(client, actionWith(type, { actor, target }));
}
