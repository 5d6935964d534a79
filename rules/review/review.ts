import type { BattleAction } from "../battle/actions/action-rules.ts";
import type { SideIndex } from "../battle/state/battle.ts";
import type { Lead } from "./line-comparison.ts";

/**
 * What the review says of a decision. `forced`: nothing but the end of the turn was legal; `best`: no other action came
 * out ahead; `close`: another one did, by little or within its noise; `mistake`: another one was clearly better, also
 * when both were played on to the end.
 */
export type Verdict = "forced" | "best" | "close" | "mistake";

/** An action of the reviewed side beside its best alternative. */
export interface ReviewedDecision {
  /** Index of the action in the replay. */
  index: number;
  turn: number;
  played: BattleAction;
  /** The best other action; null if there was none. */
  alternative: BattleAction | null;
  /**
   * How much better the alternative is, by what the side could know; below 0 if the action that was played is better.
   */
  lead: Lead;
  verdict: Verdict;
}

/** An own turn. */
export interface ReviewedTurn {
  turn: number;
  /** Index of its first action in the replay. */
  index: number;
  /** Chance to win at its beginning, 0 to 1: the share of battles that were won when it was played on from there. */
  chance: number;
  /** How often it was played on. */
  playings: number;
  /** Its decisions so far, in order. */
  decisions: ReviewedDecision[];
}

/**
 * A moment worth a look: a mistake, a turn after which the chance changed most without one (`swing`), several turns in
 * which it went towards the end of the battle little by little (`stretch`, from `turn` to `last`), or the first turn of
 * a battle that was as good as decided there (`start`). `change` is the chance that the mistake cost, or by which the
 * chance rose; below 0 if it fell.
 */
export type Moment =
  | { kind: "mistake"; turn: ReviewedTurn; decision: ReviewedDecision; change: number }
  | { kind: "stretch"; turn: ReviewedTurn; last: ReviewedTurn; change: number }
  | { kind: "swing" | "start"; turn: ReviewedTurn; change: number };

/** A review, finished or as far as it has got. */
export interface Review {
  side: SideIndex;
  /** How much of it is done, 0 to 1. */
  progress: number;
  /** How many turns of that side the battle has. */
  turnCount: number;
  /** The turns that were looked at so far, in order. */
  turns: ReviewedTurn[];
  /** Chance at the end: 1 for a win, 0 for a defeat, 0.5 for a draw; null if the battle has no end. */
  end: number | null;
  /** At most three, in order; empty until the review is done. */
  moments: Moment[];
}

/** The mistake of a turn that cost most; null if it has none. */
export function worstMistake({ decisions }: ReviewedTurn): ReviewedDecision | null {
  let worst: ReviewedDecision | null = null;
  for (const decision of decisions)
    if (decision.verdict === "mistake" && (worst === null || decision.lead.mean > worst.lead.mean))
      worst = decision;
  return worst;
}

/**
 * The moment that did most for how the battle ended: a rise before a win, a mistake or a fall before a defeat. null
 * where no moment of the review points that way.
 */
export function decidingMoment({ moments, end }: Review): Moment | null {
  const towards = moments.filter((moment) => leadsTo(moment, end));
  const [first = null] = towards.sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  return first;
}

/** Whether a moment points to how the battle ended; anything may have led to a draw. */
export function leadsTo({ kind, change }: Moment, end: number | null): boolean {
  return kind === "start" || (end === 1 ? change > 0 : end !== 0 || change < 0);
}

/** The decisions of a turn that are worth telling: those with a choice, or its first one if it had none. */
export function judgedDecisions({ decisions }: ReviewedTurn): ReviewedDecision[] {
  const judged = decisions.filter(({ verdict }) => verdict !== "forced");
  return judged.length > 0 ? judged : decisions.slice(0, 1);
}
