import {
  type ActionType,
  actionTargets,
  actionWith,
  type Battle,
  chosenAs,
  idsOf,
  legalUses,
  whyInactive,
  whyNotAction,
} from "../../rules/index.ts";
import { announce, notify } from "../game/store/notify.ts";
import { itemUses } from "./item-uses.ts";
import { actInBattle, tellRefusal } from "./play.ts";
import { PRESSED_ACTION, SCREEN_ACTIONS } from "./screen-actions.ts";
import type { BattleClient } from "./store/battle-client.ts";
import { type Chosen, nothingChosen } from "./store/battle-state.ts";
import { PLAYER } from "./store/sides.ts";

/** Returns the ids of the creatures on both fields that can be chosen now. */
export function choosableCreatures({ rules, store }: Pick<BattleClient, "rules" | "store">): string[] {
  const { shown, running, chosen } = store.getState();
  if (!running || shown?.phase !== "player") return [];
  const { actorId: actor, aimed } = chosen;
  const { battle } = running.known;
  if (isOfItem(aimed)) return [...itemUses(rules, battle, aimed, actor).keys()];
  if (aimed && actor !== null) {
    const { type } = aimed;
    return actionTargets(rules, battle, PLAYER, type);
  }
  const { player, enemy } = shown.view;
  const own = player.field.filter(({ isStunned, isCharging }) => !isStunned && !isCharging);
  const acts = own.some(({ id }) => id === actor);
  return [...own, ...(acts ? enemy.field : [])].map(({ id }) => id);
}

/**
 * Handles a press on a creature. A card or own creature becomes the actor; the chosen card, pressed again, is deployed.
 * An enemy becomes the target, and an own creature that is chosen attacks it at once: what that does is shown on it
 * before. While the player aims an action, it is taken on the pressed creature. A creature that cannot act is only
 * inspected (`BAT-041`, `CON-85`). While something is being shown, nothing happens (`BAT-042`).
 */
export function chooseCreature(client: BattleClient, id: string): void {
  const battle = battleAtRest(client);
  if (!battle) return;
  const { chosen } = client.store.getState();
  const { actorId: actor, aimed } = chosen;
  const use = isOfItem(aimed) ? itemUses(client.rules, battle, aimed, actor).get(id) : undefined;
  if (use) {
    actInBattle(client, use);
    return;
  }
  if (aimed && actor !== null && isTarget(client, battle, aimed, id)) {
    actInBattle(client, actionWith(aimed.type, { actor, item: aimed.itemId, target: id }));
    return;
  }
  const as = chosenAs(battle, PLAYER, id);
  if (as === "target") pressTarget(client, battle, id);
  if (as === "card" && id === actor) actInBattle(client, actionWith("deploy", { actor }));
  else if (as === "card") choose(client, { ...nothingChosen, actorId: id });
  if (as === "actor") choose(client, chosenActor(client, battle, id));
}

/**
 * Attacks an enemy with the chosen creature. Without one, or with a card, the enemy only becomes the target; so does
 * another enemy right after the target fell, because the press was meant for the one that stood there.
 */
function pressTarget(client: BattleClient, battle: Battle, targetId: string): void {
  const { chosen, targetFellAt } = client.store.getState();
  const { actorId: actor } = chosen;
  const isTooSoon =
    targetFellAt !== null && client.game.now() - targetFellAt < client.rules.arena.buttonPressMs;
  if (actor !== null && !isTooSoon && chosenAs(battle, PLAYER, actor) === "actor") {
    const attack = actionWith(PRESSED_ACTION, { actor, target: targetId });
    const refusal = whyNotAction(client.rules, battle, PLAYER, attack);
    if (!refusal) {
      actInBattle(client, attack);
      return;
    }
    tellRefusal(client, refusal);
  }
  choose(client, { ...chosen, targetId, targetKept: false, inspectedId: null });
}

/** Returns whether the aimed action is taken on a pressed creature: with an item always, so that a refusal is shown. */
function isTarget(
  { rules }: BattleClient,
  battle: Battle,
  { type, itemId }: NonNullable<Chosen["aimed"]>,
  id: string,
): boolean {
  return itemId !== null || actionTargets(rules, battle, PLAYER, type).includes(id);
}

/**
 * Uses an item with the chosen creature, on the chosen target or the only possible one; with several possible targets
 * the player aims first. The enemy of the last action is no target that was chosen for an item, and is left. An item
 * that cannot be used is refused with a notice.
 */
export function takeItem(client: BattleClient, type: ActionType, item: string): void {
  const battle = battleAtRest(client);
  const { chosen: before } = client.store.getState();
  const chosen = before.targetKept ? { ...before, targetId: null, targetKept: false } : before;
  const { actorId: actor, targetId } = chosen;
  if (!battle || actor === null) return;
  const uses = legalUses(client.rules, battle, PLAYER, type, { actor, item });
  const onChosen = uses.find((use) => targetId !== null && idsOf(use).target === targetId);
  if (uses.length > 1 && !onChosen) choose(client, { ...chosen, aimed: { type, itemId: item } });
  else actInBattle(client, onChosen ?? uses[0] ?? actionWith(type, { actor, item }));
}

/** Whether an item is aimed. */
function isOfItem(aimed: Chosen["aimed"]): aimed is { type: ActionType; itemId: string } {
  return aimed !== null && aimed.itemId !== null;
}

/**
 * Handles a press on an item beside the hand: the next creature pressed is whom it serves. Pressed again, it is put
 * back; one that serves nobody now says why.
 * @param reason why it serves nobody, or null
 */
export function pressItem(
  client: BattleClient,
  aimed: { type: ActionType; itemId: string },
  reason: string | null,
): void {
  const battle = battleAtRest(client);
  if (!battle) return;
  const { chosen } = client.store.getState();
  if (chosen.aimed?.itemId === aimed.itemId && chosen.aimed.type === aimed.type) {
    chooseLess(client);
    return;
  }
  if (reason !== null) {
    notify(client.game, reason, "error");
    return;
  }
  const { actorId: actor } = chosen;
  const acts = actor !== null && chosenAs(battle, PLAYER, actor) === "actor";
  choose(client, { ...nothingChosen, actorId: acts ? actor : null, aimed });
}

/** Asks for the target of the chosen creature's action (`BAT-084`). */
export function aimAction(client: BattleClient, type: ActionType): void {
  const { chosen } = client.store.getState();
  if (!battleAtRest(client) || chosen.actorId === null) return;
  choose(client, { ...chosen, aimed: { type, itemId: null } });
  const question = SCREEN_ACTIONS[type].aim?.(client.rules.texts.battleScreen).question;
  if (question !== undefined) announce(client.game, question);
}

/**
 * Undoes the last choice: first the aimed action, then the target, then the creature.
 * @returns whether there was a choice to undo
 */
export function chooseLess(client: BattleClient): boolean {
  const { chosen } = client.store.getState();
  if (chosen === nothingChosen) return false;
  if (chosen.aimed && chosen.actorId !== null) choose(client, { ...chosen, aimed: null });
  else if (chosen.targetId !== null && chosen.actorId !== null)
    choose(client, { ...chosen, targetId: null, targetKept: false });
  else choose(client, nothingChosen);
  return true;
}

function chosenActor({ rules, store }: BattleClient, battle: Battle, id: string): Chosen {
  if (whyInactive(rules, battle, PLAYER, id)) return { ...nothingChosen, inspectedId: id };
  return { ...store.getState().chosen, actorId: id, inspectedId: null };
}

function choose({ store }: BattleClient, chosen: Chosen): void {
  store.setState({ chosen });
}

/** Returns the battle when the player can act and the screen shows its current state; null otherwise. */
export function battleAtRest({ store }: BattleClient): Battle | null {
  const { running, shown } = store.getState();
  return running && shown?.phase === "player" ? running.known.battle : null;
}

/** Notes the creature under the pointer or the keyboard's focus; `left` only where it is still the noted one. */
export function pointAt({ store }: BattleClient, id: string, left: boolean): void {
  const { pointedId } = store.getState();
  if (left && pointedId === id) store.setState({ pointedId: null });
  else if (!left && pointedId !== id) store.setState({ pointedId: id });
}
