import type { Fighter } from "../../state/battle.ts";
import { expectedIncoming } from "./estimates.ts";
import { LEVEL } from "./levels.ts";
import type { Outlook } from "./outlook.ts";
import { because, type Reasons } from "./reasons.ts";

/**
 * The score of a defensive stance: above 0 only if it is expected to save the creature (`BAT-122`, `GAP-34`).
 */
export function scoreDefend(outlook: Outlook, fighter: Fighter, reasons: Reasons): number {
  const { rules, battle, foes, foesEnergy, style } = outlook;
  if (style.level < LEVEL.defence) return 0;
  const incoming = expectedIncoming(rules, battle, foes, foesEnergy, fighter);
  const { defendFactor, saves } = rules.ai.scores;
  const saved = incoming >= fighter.currentHealth && incoming * defendFactor < fighter.currentHealth;
  return saved ? because(reasons, "saves", saves) : 0;
}
