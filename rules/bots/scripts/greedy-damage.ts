import type { Bot, BotView } from "../bot.ts";
import { type Action, best, damageOf, deployStrongest, ENDING } from "./moves.ts";

/** Does as much damage as it can with each point of energy, by attacks and spells; deploys when nobody can. */
const greedyDamage: Bot = (view) =>
  (view.player.field.length < 2 ? deployStrongest(view) : null) ??
  best(view, (action) => hurt(view, action) / Math.max(view.energyCost(action), 1)) ??
  deployStrongest(view) ??
  ENDING;

function hurt(view: BotView, action: Action): number {
  const hit = view.spellPreview(action)?.hit;
  if (!hit) return damageOf(view, action);
  const targets = action.type === "useSpell" && action.targetId === undefined ? view.enemy.field.length : 1;
  return hit.lowest * targets;
}

export default greedyDamage;
