import type { Fighter } from "../../state/battle.ts";
import { costFor } from "../../turn/energy-cost.ts";
import { breaksReserve, delaysDeployment } from "./energy-reserve.ts";
import type { Outlook } from "./outlook.ts";
import { because, type Reasons } from "./reasons.ts";

/** The score of a hit: the share of health it takes, plus a bonus for a defeat; every level sees it (`GAP-34`). */
export function blow(outlook: Outlook, damage: number, target: Fighter, reasons: Reasons): number {
  if (damage < target.currentHealth) return because(reasons, "damage", damage / target.currentHealth);
  return because(reasons, "damage", 1) + because(reasons, "kill", outlook.rules.ai.scores.kill);
}

/** The score of an attack with that expected damage. */
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
  const cost = costFor(attacker, outlook.rules.battle.costs.attack);
  if (damage < target.currentHealth) score -= breaksReserve(outlook, cost, reasons);
  return score - delaysDeployment(outlook, cost, reasons);
}
