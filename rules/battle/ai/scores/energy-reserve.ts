import { spellWorth } from "./item-worth.ts";
import { LEVEL } from "./levels.ts";
import type { Outlook } from "./outlook.ts";
import { because, type Reasons } from "./reasons.ts";

/**
 * The penalty for spending energy that the next deployment needs; 0 when enough is left, when there is no
 * deployment to save for, and for a free action (`GAP-34`).
 */
export function delaysDeployment(outlook: Outlook, cost: number, reasons: Reasons): number {
  const { rules, own, savingFor } = outlook;
  if (cost === 0 || own.energy - cost >= savingFor) return 0;
  const { deploymentPenalty } = rules.ai.scores;
  because(reasons, "savesToDeploy", -deploymentPenalty);
  return deploymentPenalty;
}

/** The penalty, at the highest level, for spending energy that is reserved for a finishing spell; else 0. */
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
