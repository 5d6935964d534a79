import { matchupFactor } from "../../attack/matchup.ts";
import type { Fighter } from "../../state/battle.ts";
import { LEVEL } from "./levels.ts";
import type { Outlook } from "./outlook.ts";
import { because, type Reasons } from "./reasons.ts";

/** The score of a deployment: urgent on an empty field, good when outnumbered, else by strength (`GAP-34`). */
export function scoreDeploy(outlook: Outlook, card: Fighter, reasons: Reasons): number {
  const { rules, own, foes, style } = outlook;
  const { scores } = rules.ai;
  let score: number;
  if (own.field.length === 0) score = because(reasons, "emptyField", scores.deployEmptyField);
  else if (own.field.length < foes.length) score = because(reasons, "outnumbered", scores.deployOutnumbered);
  else score = because(reasons, "reinforces", scores.deployLow);
  score += because(reasons, "strength", (scores.deployHigh - scores.deployLow) * strengthOf(outlook, card));
  if (style.level >= LEVEL.matchup && foes.length > 0)
    score += because(reasons, "matchup", scores.deployMatchup * advantage(outlook, card));
  return score;
}

/** A creature's strength from 0 to 1, by its better attack. */
function strengthOf({ rules }: Outlook, { baseStats }: Fighter): number {
  return Math.min(
    Math.max(baseStats.physicalAttack, baseStats.magicalAttack) / rules.battle.caps.attack.max,
    1,
  );
}

/** The creature's matchups against the enemy's field minus the enemy's against it, on average; 0 is even. */
function advantage({ rules, foes }: Outlook, card: Fighter): number {
  let sum = 0;
  for (const foe of foes)
    sum +=
      matchupFactor(rules, card.specialtyMask, foe.specialtyMask) -
      matchupFactor(rules, foe.specialtyMask, card.specialtyMask);
  return sum / foes.length;
}
