import { type Battle, chosenAs } from "../../../rules/index.ts";
import { announce } from "../../game/store/notify.ts";
import { actInBattle } from "../play/play.ts";
import { PLAYER } from "../sides.ts";
import type { BattleClient } from "../store/battle-client.ts";
import { type Chosen, type ChosenItem, nothingChosen } from "../store/battle-state.ts";
import { itemUse, itemUses, targetOf } from "./item-uses.ts";

/**
 * A creature was pressed. A card or an own creature becomes the one that acts, an enemy the target; while an item or
 * an attack is aimed, the creature becomes its target and the action is carried out. A creature that cannot act is
 * only looked at (`BAT-041`, `CON-85`). While something is being shown nothing happens (`BAT-042`).
 */
export function chooseCreature(client: BattleClient, id: string): void {
  const battle = battleAtRest(client);
  if (!battle) return;
  const { chosen } = client.store.getState();
  if (chosen.item && chosen.actorId !== null) {
    actInBattle(client, itemUse(chosen.item, chosen.actorId, id));
    return;
  }
  const as = chosenAs(battle, PLAYER, id);
  if (chosen.attacking && chosen.actorId !== null && as === "target") {
    actInBattle(client, { type: "attack", attackerId: chosen.actorId, targetId: id });
    return;
  }
  if (as === "target") choose(client, { ...chosen, targetId: id, inspectedId: null });
  if (as === "card") choose(client, { ...nothingChosen, actorId: id });
  if (as === "actor") choose(client, chosenActor(battle, chosen, id));
}

/**
 * Uses a tool or spell with the chosen creature, on the chosen target or the only possible one; with several the
 * player aims it first. An item that may not be used is refused with a notice.
 */
export function takeItem(client: BattleClient, item: ChosenItem): void {
  const battle = battleAtRest(client);
  const { chosen } = client.store.getState();
  if (!battle || chosen.actorId === null) return;
  const uses = itemUses(client.rules, battle, PLAYER, item, chosen.actorId);
  const onChosen = uses.find((use) => chosen.targetId !== null && targetOf(use) === chosen.targetId);
  if (uses.length > 1 && !onChosen) choose(client, { ...chosen, item, attacking: false });
  else actInBattle(client, onChosen ?? uses[0] ?? itemUse(item, chosen.actorId));
}

/** Asks whom the chosen creature attacks (`BAT-084`). */
export function aimAttack(client: BattleClient): void {
  const { chosen } = client.store.getState();
  if (!battleAtRest(client) || chosen.actorId === null) return;
  choose(client, { ...chosen, item: null, attacking: true });
  announce(client.game, client.rules.texts.battleScreen.status.attack);
}

/**
 * Takes back the last choice: what is aimed, then the target, then the creature.
 * @returns whether there was one
 */
export function chooseLess(client: BattleClient): boolean {
  const { chosen } = client.store.getState();
  if (chosen === nothingChosen) return false;
  if (chosen.item || chosen.attacking) choose(client, { ...chosen, item: null, attacking: false });
  else if (chosen.targetId !== null && chosen.actorId !== null) choose(client, { ...chosen, targetId: null });
  else choose(client, nothingChosen);
  return true;
}

function chosenActor({ sides }: Battle, chosen: Chosen, id: string): Chosen {
  const fighter = sides[PLAYER].field.find((one) => one.id === id);
  const canAct = fighter?.stunnedTurns === 0 && fighter.charging === null;
  return canAct ? { ...chosen, actorId: id, inspectedId: null } : { ...nothingChosen, inspectedId: id };
}

function choose({ store }: BattleClient, chosen: Chosen): void {
  store.setState({ chosen });
}

/** The battle while the player may act and the screen has caught up with it; null otherwise. */
function battleAtRest({ store }: BattleClient): Battle | null {
  const { running, shown } = store.getState();
  return running && shown?.phase === "player" ? running.known.battle : null;
}
