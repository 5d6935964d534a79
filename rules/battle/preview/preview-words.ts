import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";
import type { AttackPreview } from "./attack-preview.ts";

const PERCENT = 100;

/** What an attack may do, in words: damage, chance to defeat, how well the two suit each other, and its luck. */
export function previewWords(rules: RuleSet, preview: AttackPreview): string[] {
  const texts = rules.battleScreen.preview;
  const { lowest, highest, defeatChance, dodgeChance, criticalChance, effectiveness } = preview;
  const chance = (template: string, share: number) => fill(template, { percent: percentOf(share) });
  return [
    fill(lowest === highest ? texts.sameDamage : texts.damage, { lowest, highest }),
    chance(texts.defeat, defeatChance),
    texts[effectiveness],
    ...(dodgeChance > 0 ? [chance(texts.dodge, dodgeChance)] : []),
    ...(criticalChance > 0 ? [chance(texts.critical, criticalChance)] : []),
  ];
}

/** A whole percentage that says 0 and 100 only of what is certain. */
function percentOf(share: number): number {
  const rounded = Math.round(share * PERCENT);
  if (share <= 0 || share >= 1) return rounded;
  return Math.min(Math.max(rounded, 1), PERCENT - 1);
}
