import type { Arena } from "../../arena/store/arena.ts";
import { PLAYER } from "../ai-battle/arena-battle.ts";
import { itemUses, targetOf } from "../item-uses.ts";

/** Ids of the creatures on either field that may be chosen now. */
export function choosableCreatures({ rules, running, store }: Arena): string[] {
  const { battle, chosen } = store.getState();
  if (!running || battle?.phase !== "player") return [];
  const { player, enemy } = battle.view;
  const { actorId, attacking, item } = chosen;
  if (item && actorId !== null) {
    const uses = itemUses(rules, running.battle.battle, PLAYER, item, actorId);
    return uses.flatMap((use) => targetOf(use) ?? []);
  }
  if (attacking) return enemy.field.map(({ id }) => id);
  const own = player.field.filter(({ isStunned, isCharging }) => !isStunned && !isCharging);
  const acts = own.some(({ id }) => id === actorId);
  return [...own, ...(acts ? enemy.field : [])].map(({ id }) => id);
}
