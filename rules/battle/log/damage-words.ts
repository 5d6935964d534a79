import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fillNumbers } from "../../texts/fill-numbers.ts";
import { percentOf } from "../preview/percent-of.ts";
import type { DamageBreakdown } from "../state/event.ts";
import { roundHalfUp } from "../stats/soft-cap.ts";

type StepName = keyof RuleSet["texts"]["battleScreen"]["breakdown"];

const PERCENT = 100;

/** How many decimals the numbers of an explanation have. */
interface Decimals {
  base: number;
  factor: number;
  percent: number;
  /** Of what a step makes of the damage. */
  result: number;
}

/** Decimals to try, the most readable first. Without any of the base, it is the number on the creature or the card. */
const READABLE: readonly [Decimals, ...Decimals[]] = [
  { base: 0, factor: 2, percent: 0, result: 1 },
  { base: 0, factor: 2, percent: 1, result: 1 },
  { base: 1, factor: 2, percent: 0, result: 1 },
  { base: 1, factor: 2, percent: 1, result: 1 },
  { base: 1, factor: 3, percent: 1, result: 1 },
  { base: 1, factor: 3, percent: 1, result: 2 },
  { base: 2, factor: 4, percent: 2, result: 2 },
  { base: 4, factor: 6, percent: 4, result: 4 },
];

/**
 * Explains a damage number ("Why 14?"): one sentence for each step that changed it, in the order in which they apply
 * (`GAP-26`). Who calculates with the numbers that are shown comes to the same damage.
 */
export function damageWords(rules: RuleSet, breakdown: DamageBreakdown): string[] {
  const { total } = breakdown;
  const tries = READABLE.map((decimals) => stepsOf(rules, breakdown, decimals));
  const best = tries.find(({ shown }) => Math.max(1, roundHalfUp(shown)) === total) ?? tries[0];
  return best?.words ?? [];
}

/**
 * The steps as sentences; the damage they come to before it is rounded, exactly and as calculated with the numbers that
 * are shown.
 */
function stepsOf(
  rules: RuleSet,
  breakdown: DamageBreakdown,
  decimals: Decimals = READABLE[0],
): { words: string[]; value: number; shown: number } {
  const words: string[] = [];
  let value = breakdown.base;
  let shown = roundedTo(value, decimals.base);
  const say = (step: StepName, values: Record<string, number> = {}) => {
    const template: string = rules.texts.battleScreen.breakdown[step];
    words.push(fillNumbers(rules.texts, template, { value: shown, ...values }));
  };
  const becomes = (exact: number, readable: number) => {
    value = exact;
    shown = roundedTo(readable, decimals.result);
  };
  const times = (step: StepName, factor: number, values: Record<string, number> = {}) => {
    if (factor === 1) return;
    const readable = roundedTo(factor, decimals.factor);
    becomes(value * factor, shown * readable);
    say(step, { factor: readable, ...values });
  };
  const less = (step: StepName, share: number) => {
    if (share === 0) return;
    const percent = roundedTo(share * PERCENT, decimals.percent);
    becomes(value * (1 - share), shown * (1 - percent / PERCENT));
    say(step, { percent });
  };

  say(breakdown.kind);
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
    becomes(cap, cap);
    say("cap");
  }
  if (minimum !== null && value < minimum) {
    becomes(minimum, minimum);
    say("minimum");
  }
  if (absorbed > 0) {
    const amount = roundedTo(absorbed, decimals.result);
    becomes(value - Math.min(absorbed, value), shown - Math.min(amount, shown));
    say("absorbed", { amount });
  }
  say("total", { total });
  return { words, value, shown };
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

function roundedTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
