import { PLAYER } from "../sides.ts";
import type { BattleClient } from "../store/battle-client.ts";
import { itemUses, targetOf } from "./item-uses.ts";

/** Ids of the creatures on both fields that may be chosen now. */
export function choosableCreatures({ rules, store }: Pick<BattleClient, "rules" | "store">): string[] {
  const { shown, running, chosen } = store.getState();
  if (!running || shown?.phase !== "player") return [];
  const { player, enemy } = shown.view;
  const { actorId, attacking, item } = chosen;
  if (item && actorId !== null) {
    const uses = itemUses(rules, running.known.battle, PLAYER, item, actorId);
    return uses.flatMap((use) => targetOf(use) ?? []);
  }
  if (attacking) return enemy.field.map(({ id }) => id);
  const own = player.field.filter(({ isStunned, isCharging }) => !isStunned && !isCharging);
  const acts = own.some(({ id }) => id === actorId);
  return [...own, ...(acts ? enemy.field : [])].map(({ id }) => id);
}
