import type { BattleAction } from "../battle/actions/action-rules.ts";
import { type MoveNames, moveWords } from "../battle/actions/move-words.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";
import { fillNumbers } from "../texts/fill-numbers.ts";
import type { Texts } from "../texts/texts.ts";
import type { Moment, ReviewedDecision } from "./review.ts";

const PERCENT = 100;
/** Estimates are told no finer than this, as they are no truer. */
const STEP = 5;

/** A chance to win in words, rounded to 5%: 'about 55%', 'under 5%', 'over 95%'. */
export function chanceText(texts: Texts, chance: number): string {
  const { about, below, above } = texts.review.chances;
  const [least, most] = [STEP, PERCENT - STEP];
  if (chance * PERCENT < least) return fillNumbers(texts, below, { percent: least });
  if (chance * PERCENT > most) return fillNumbers(texts, above, { percent: most });
  return fillNumbers(texts, about, { percent: rounded(chance) });
}

/** How the battle ended for the side; null without an end. */
export function endText({ review }: Texts, end: number | null): string | null {
  const { won, lost, draw } = review.curve;
  if (end === null) return null;
  return end === 1 ? won : end === 0 ? lost : draw;
}

/** When a moment was: 'Turn 6', or 'Turns 6 to 8'. */
export function turnsText({ texts }: RuleSet, moment: Moment): string {
  const first = moment.turn.turn;
  if (moment.kind !== "stretch") return fillNumbers(texts, texts.arena.turn, { turn: first });
  return fillNumbers(texts, texts.review.moments.turns, { first, last: moment.last.turn });
}

/** A moment in one sentence. */
export function momentText(rules: RuleSet, names: MoveNames, moment: Moment): string {
  const { texts } = rules;
  const { moments } = texts.review;
  const { kind, turn, change } = moment;
  const points = pointsOf(change);
  if (kind === "mistake") {
    const { played, alternative } = moment.decision;
    const values = { played: moveText(rules, names, played), better: betterText(rules, names, alternative) };
    return fillNumbers(texts, moments.mistake, { ...values, points });
  }
  if (kind === "start") return fill(moments.start, { chance: chanceText(texts, turn.chance) });
  if (kind === "swing") return fillNumbers(texts, change > 0 ? moments.rose : moments.fell, { points });
  return fillNumbers(texts, change > 0 ? moments.roseSlowly : moments.fellSlowly, { points });
}

/** What the review says of a decision. `isOwn`: whether the reader made it. */
export function verdictText(
  rules: RuleSet,
  names: MoveNames,
  { verdict, alternative, lead }: ReviewedDecision,
  isOwn: boolean,
): string {
  const { verdicts } = rules.texts.review;
  const better = betterText(rules, names, alternative);
  if (verdict === "forced") return verdicts.forced;
  if (verdict === "best") return isOwn ? verdicts.best : verdicts.bestOfOther;
  if (verdict === "close") return fill(verdicts.close, { better });
  return fillNumbers(rules.texts, verdicts.mistake, { better, points: pointsOf(lead.mean) });
}

/** A move in words, such as 'Deploy Bullx'. */
export function moveText(rules: RuleSet, names: MoveNames, action: BattleAction): string {
  const words = moveWords(rules, names, action);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function betterText(rules: RuleSet, names: MoveNames, action: BattleAction | null): string {
  return action === null ? "" : moveText(rules, names, action);
}

/** A difference of chances in points of a hundred, at least one step. */
function pointsOf(change: number): number {
  return Math.max(STEP, rounded(Math.abs(change)));
}

function rounded(chance: number): number {
  return Math.round((chance * PERCENT) / STEP) * STEP;
}
