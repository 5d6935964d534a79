import { casterPower } from "../../effects/item-effects.ts";
import type { Fighter } from "../../state/battle.ts";
import { costFor } from "../../turn/energy-cost.ts";
import { delaysDeployment } from "./energy-reserve.ts";
import { expectedSpellDamage } from "./estimates.ts";
import type { EffectWorth, SpellWorth } from "./item-worth.ts";
import { LEVEL } from "./levels.ts";
import type { Outlook } from "./outlook.ts";
import { because, type Reasons } from "./reasons.ts";
import { blow } from "./score-attack.ts";

/** The score of an effect for its bearer, with its numbers multiplied by `factor`. */
function effectScore(
  { rules }: Outlook,
  worth: EffectWorth,
  bearer: Fighter,
  factor: number,
  reasons: Reasons,
): number {
  const { battleStats, currentHealth } = bearer;
  const { effects } = rules.ai.scores;
  const { maxHealth } = battleStats;
  const healed = Math.min(worth.healing * factor, maxHealth - currentHealth) / maxHealth;
  // Only the attack that it uses counts.
  const attacks =
    battleStats.physicalAttack >= battleStats.magicalAttack
      ? worth.physicalAttack / battleStats.physicalAttack
      : worth.magicalAttack / battleStats.magicalAttack;
  const strengthened =
    attacks * effects.attack +
    worth.defence * effects.defencePoint +
    worth.reduction * effects.reduction +
    (worth.toughness / maxHealth) * effects.toughness +
    worth.energy * effects.energyPoint +
    worth.chances * effects.chancePoint;
  return because(reasons, "healing", healed) + because(reasons, "strengthening", strengthened * factor);
}

/** The score of a tool on a creature; tools cost no energy. */
export function scoreTool(outlook: Outlook, worth: EffectWorth, target: Fighter, reasons: Reasons): number {
  const { rules, style } = outlook;
  if (style.level < LEVEL.items) return 0;
  return effectScore(outlook, worth, target, rules.ai.scores.tool, reasons);
}

/** The score of a spell on a target; null for a spell that hits all enemies. */
export function scoreSpell(
  outlook: Outlook,
  worth: SpellWorth | null,
  caster: Fighter,
  target: Fighter | null,
  reasons: Reasons,
): number {
  if (worth === null || outlook.style.level < LEVEL.items) return 0;
  let score = 0;
  if (target !== null) score = onOne(outlook, worth, caster, target, reasons);
  else if (worth.reach === "area")
    for (const foe of outlook.foes) score += onOne(outlook, worth, caster, foe, reasons);
  if (worth.onCaster !== null) {
    const { growth } = casterPower(outlook.rules, caster.casterFactor);
    score += effectScore(outlook, worth.onCaster, caster, growth, reasons);
  }
  const { ai, battle } = outlook.rules;
  // It costs more than an attack, and one that charges leaves the enemy a turn.
  score *= worth.charges ? ai.scores.chargedSpell : ai.scores.spell;
  return score - delaysDeployment(outlook, costFor(caster, battle.costs.spell), reasons);
}

function onOne(
  outlook: Outlook,
  worth: SpellWorth,
  caster: Fighter,
  target: Fighter,
  reasons: Reasons,
): number {
  let score = 0;
  if (worth.damage > 0) {
    score += blow(outlook, expectedSpellDamage(outlook.rules, worth, caster, target), target, reasons);
    if (outlook.focus === target) score += because(reasons, "focusFire", outlook.rules.ai.scores.focusFire);
  }
  if (worth.onTarget === null) return score;
  const { growth } = casterPower(outlook.rules, caster.casterFactor);
  const factor = worth.scaled ? caster.casterFactor : growth;
  if (worth.reach === "ally") return score + effectScore(outlook, worth.onTarget, target, factor, reasons);
  const lasting = -worth.onTarget.healing * caster.casterFactor;
  return (
    score +
    because(reasons, "lasting", Math.min(lasting / target.currentHealth, 1)) +
    because(reasons, "weakening", growth * weakening(outlook, worth.onTarget, target))
  );
}

function weakening({ rules }: Outlook, worth: EffectWorth, { battleStats }: Fighter): number {
  const { effects } = rules.ai.scores;
  const attacks =
    battleStats.physicalAttack >= battleStats.magicalAttack
      ? worth.physicalAttack / battleStats.physicalAttack
      : worth.magicalAttack / battleStats.magicalAttack;
  return -(attacks * effects.attack + worth.defence * effects.defencePoint);
}
