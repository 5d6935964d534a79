import { costFor } from "../actions/battle-refusal.ts";
import type { Fighter } from "../state/battle.ts";
import { spellWorth } from "./item-worth.ts";
import { LEVEL } from "./levels.ts";
import type { Outlook } from "./outlook.ts";
import { because, type Reasons } from "./scored-action.ts";

/** Share of health a blow takes, and more for a defeat: what every level sees (`GAP-34`). */
export function blow(outlook: Outlook, damage: number, target: Fighter, reasons: Reasons): number {
  if (damage < target.currentHealth) return because(reasons, "damage", damage / target.currentHealth);
  return because(reasons, "damage", 1) + because(reasons, "kill", outlook.rules.ai.scores.kill);
}

/** How good an attack of that expected damage looks. */
export function scoreAttack(
  outlook: Outlook,
  attacker: Fighter,
  target: Fighter,
  damage: number,
  reasons: Reasons,
): number {
  const { scores } = outlook.rules.ai;
  let score = blow(outlook, damage, target, reasons);
  if (outlook.focus === target) score += because(reasons, "focusFire", scores.focusFire);
  if (outlook.lethal === target) score += because(reasons, "lethal", scores.lethal);
  if (damage < target.currentHealth) {
    const cost = costFor(attacker, outlook.rules.battle.costs.attack);
    score -= breaksReserve(outlook, cost, reasons);
  }
  return score;
}

/** What it costs, at the highest level, to spend the energy kept for a finishing spell; 0 when it is not touched. */
export function breaksReserve(outlook: Outlook, cost: number, reasons: Reasons): number {
  const { rules, own, style, lethal } = outlook;
  const { spellEnergyReserve, reservePenalty } = rules.ai.scores;
  if (style.level < LEVEL.reserve || lethal !== null) return 0;
  if (own.energy < spellEnergyReserve || own.energy - cost >= spellEnergyReserve) return 0;
  if (!hasFinishingSpell(outlook)) return 0;
  because(reasons, "keepsEnergy", -reservePenalty);
  return reservePenalty;
}

function hasFinishingSpell({ rules, own }: Outlook): boolean {
  for (const spell of own.spells) {
    if (spell.used) continue;
    const worth = spellWorth(rules, spell);
    if (worth !== null && worth.damage > 0 && worth.reach === "enemy") return true;
  }
  return false;
}
