import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fillNumbers } from "../../texts/fill-numbers.ts";
import type { DamageBreakdown } from "../state/event.ts";

type StepName = keyof RuleSet["texts"]["battleScreen"]["breakdown"];

const PERCENT = 100;
const TENTHS = 10;

/**
 * Explains a damage number ("Why 14?"): one sentence for each step that changed it, in the order in which they apply (`GAP-26`).
 */
export function damageWords(rules: RuleSet, breakdown: DamageBreakdown): string[] {
  const words: string[] = [];
  let value = breakdown.base;
  const say = (step: StepName, values: Record<string, number> = {}) => {
    const template: string = rules.texts.battleScreen.breakdown[step];
    words.push(fillNumbers(rules.texts, template, { value: rounded(value), ...values }));
  };
  const times = (step: StepName, factor: number) => {
    if (factor === 1) return;
    value *= factor;
    say(step, { factor: Math.round(factor * PERCENT) / PERCENT });
  };
  const less = (step: StepName, share: number) => {
    if (share === 0) return;
    value *= 1 - share;
    say(step, { percent: Math.round(share * PERCENT) });
  };

  // The same whole number as on the creature or on the spell's card.
  say(breakdown.kind, { value: Math.round(value) });
  times("variance", breakdown.variance);
  times("critical", breakdown.critical ? rules.battle.damage.criticalFactor : 1);
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
    value -= absorbed;
    say("absorbed", { amount: rounded(absorbed) });
  }
  say("total", { total });
  return words;
}

function rounded(value: number): number {
  return Math.round(value * TENTHS) / TENTHS;
}
