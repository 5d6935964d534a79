import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fillNumbers } from "../../texts/fill-numbers.ts";
import { percentOf } from "../preview/percent-of.ts";
import type { DamageBreakdown } from "../state/event.ts";
import { roundHalfUp } from "../stats/soft-cap.ts";

type StepName = keyof RuleSet["texts"]["battleScreen"]["breakdown"];

const PERCENT = 100;
const TENTHS = 10;

/**
 * Explains a damage number ("Why 14?"): one sentence for each step that changed it, in the order in which they apply
 * (`GAP-26`).
 */
export function damageWords(rules: RuleSet, breakdown: DamageBreakdown): string[] {
  return stepsOf(rules, breakdown).words;
}

/** The steps as sentences, and the damage they come to before it is rounded. */
function stepsOf(rules: RuleSet, breakdown: DamageBreakdown): { words: string[]; value: number } {
  const words: string[] = [];
  let value = breakdown.base;
  const say = (step: StepName, values: Record<string, number> = {}) => {
    const template: string = rules.texts.battleScreen.breakdown[step];
    words.push(fillNumbers(rules.texts, template, { value: rounded(value), ...values }));
  };
  const times = (step: StepName, factor: number, values: Record<string, number> = {}) => {
    if (factor === 1) return;
    value *= factor;
    say(step, { factor: Math.round(factor * PERCENT) / PERCENT, ...values });
  };
  const less = (step: StepName, share: number) => {
    if (share === 0) return;
    value *= 1 - share;
    say(step, { percent: Math.round(share * PERCENT) });
  };

  // The same whole number as on the creature or on the spell's card.
  say(breakdown.kind, { value: Math.round(value) });
  times("variance", breakdown.variance);
  const { critical, criticalChance } = breakdown;
  times(
    criticalChance === undefined ? "critical" : "likelyCritical",
    critical ? rules.battle.damage.criticalFactor : 1,
    { percent: percentOf(criticalChance ?? 0) },
  );
  times("matchup", breakdown.matchup);
  less("defence", breakdown.defence);
  less("stance", breakdown.stance);
  less("reduction", breakdown.reduction);
  times("form", breakdown.formFactor);
  times("repeat", breakdown.repeat ?? 1);
  const { cap, minimum, absorbed, total } = breakdown;
  if (cap !== null && value > cap) {
    value = cap;
    say("cap");
  }
  if (minimum !== null && value < minimum) {
    value = minimum;
    say("minimum");
  }
  if (absorbed > 0) {
    value -= Math.min(absorbed, value);
    say("absorbed", { amount: rounded(absorbed) });
  }
  say("total", { total });
  return { words, value };
}

/** Says what a hit would have done without its critical hit, or with one; null where that was not possible. */
export function otherHitWords(rules: RuleSet, breakdown: DamageBreakdown): string | null {
  const { critical, criticalChance = 0, absorbed } = breakdown;
  if (criticalChance <= 0 || criticalChance >= 1) return null;
  // A barrier that kept everything away might have kept away more: nobody knows how much.
  if (!critical && absorbed > 0 && stepsOf(rules, breakdown).value < 1) return null;
  const other = Math.max(1, roundHalfUp(stepsOf(rules, { ...breakdown, critical: !critical }).value));
  const { withCritical, withoutCritical } = rules.texts.battleScreen.breakdown;
  const percent = percentOf(criticalChance);
  return fillNumbers<string>(rules.texts, critical ? withoutCritical : withCritical, {
    total: other,
    percent,
  });
}

function rounded(value: number): number {
  return Math.round(value * TENTHS) / TENTHS;
}
