import { type Battle, chosenAs } from "../../../rules/index.ts";
import { PLAYER } from "../../battle/ai-battle/arena-battle.ts";
import { itemUse, itemUses, targetOf } from "../../battle/item-uses.ts";
import { announce } from "../../game/store/notify.ts";
import type { Arena } from "../store/arena.ts";
import { type Chosen, type ChosenItem, nothingChosen } from "../store/arena-state.ts";
import { actInBattle } from "./battle.ts";

/**
 * A creature was pressed: a card or an own creature becomes the one that acts, an enemy the target, whatever
 * an aimed item may reach its target. One that cannot act is only looked at (`BAT-041`, `CON-85`). While
 * something is being shown nothing is chosen (`BAT-042`).
 */
export function chooseCreature(arena: Arena, id: string): void {
  const battle = battleAtRest(arena);
  if (!battle) return;
  const { chosen } = arena.store.getState();
  if (chosen.item && chosen.actorId !== null) {
    actInBattle(arena, itemUse(chosen.item, chosen.actorId, id));
    return;
  }
  const as = chosenAs(battle, PLAYER, id);
  if (chosen.attacking && chosen.actorId !== null && as === "target") {
    actInBattle(arena, { type: "attack", attackerId: chosen.actorId, targetId: id });
    return;
  }
  if (as === "target") choose(arena, { ...chosen, targetId: id, inspectedId: null });
  if (as === "card") choose(arena, { ...nothingChosen, actorId: id });
  if (as === "actor") choose(arena, chosenActor(battle, chosen, id));
}

/**
 * Uses a tool or spell with the chosen creature, on the chosen target or the only one there is; with several
 * the player aims it first. One that may not be used is refused.
 */
export function takeItem(arena: Arena, item: ChosenItem): void {
  const battle = battleAtRest(arena);
  const { chosen } = arena.store.getState();
  if (!battle || chosen.actorId === null) return;
  const uses = itemUses(arena.rules, battle, PLAYER, item, chosen.actorId);
  const onChosen = uses.find((use) => chosen.targetId !== null && targetOf(use) === chosen.targetId);
  if (uses.length > 1 && !onChosen) choose(arena, { ...chosen, item, attacking: false });
  else actInBattle(arena, onChosen ?? uses[0] ?? itemUse(item, chosen.actorId));
}

/** Asks whom the chosen creature attacks (`BAT-084`). */
export function aimAttack(arena: Arena): void {
  const { chosen } = arena.store.getState();
  if (!battleAtRest(arena) || chosen.actorId === null) return;
  choose(arena, { ...chosen, item: null, attacking: true });
  announce(arena.game, arena.rules.texts.battleScreen.status.attack);
}

/** One step back in what is chosen: what is aimed, then the target, then the creature; answers whether there was one. */
export function chooseLess(arena: Arena): boolean {
  const { chosen } = arena.store.getState();
  if (chosen === nothingChosen) return false;
  if (chosen.item || chosen.attacking) choose(arena, { ...chosen, item: null, attacking: false });
  else if (chosen.targetId !== null && chosen.actorId !== null) choose(arena, { ...chosen, targetId: null });
  else choose(arena, nothingChosen);
  return true;
}

function chosenActor({ sides }: Battle, chosen: Chosen, id: string): Chosen {
  const fighter = sides[PLAYER].field.find((one) => one.id === id);
  const canAct = fighter?.stunnedTurns === 0 && fighter.charging === null;
  return canAct ? { ...chosen, actorId: id, inspectedId: null } : { ...nothingChosen, inspectedId: id };
}

function choose({ store }: Arena, chosen: Chosen): void {
  store.change((state) => {
    state.chosen = chosen;
  });
}

/** The battle while the player may act and what is shown is what is true; null otherwise. */
function battleAtRest({ running, store }: Arena): Battle | null {
  return running && store.getState().battle?.phase === "player" ? running.battle.battle : null;
}
