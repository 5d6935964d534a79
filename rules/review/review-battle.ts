import { playReplay } from "../battle/replay/play-replay.ts";
import { endEventOf, type Replay } from "../battle/replay/replay.ts";
import type { SideIndex, Winner } from "../battle/state/battle.ts";
import { newRandom, type RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { type OwnDecision, ownDecisions } from "./own-decisions.ts";
import type { Moment, Review, ReviewedDecision, ReviewedTurn } from "./review.ts";
import { comparedWith, weighDecision } from "./weigh-decision.ts";

/** A mistake is compared again in this many times the imagined battles, others than those that it was found in. */
const CHECK = 2;

/** How much of the progress finding the mistakes is; the rest is checking them. */
const FINDING = 0.8;

export interface ReviewOptions {
  /** Tries for each decision; more find more and smaller mistakes. */
  budget: number;
  /** The same seed and budget give the same review on any machine. */
  seed: string;
}

/** What the game shows: it takes some seconds for a battle on a desktop machine. */
export const USUAL_REVIEW: ReviewOptions = { budget: 480, seed: "review" };

/**
 * Reviews the decisions of one side in a battle: its best alternative for each, by the strongest player, who knows no
 * more than the side did. Yields what is known after each decision, which takes some milliseconds, so that a worker can
 * show it as it comes; the last value is the finished review. The replay must play to its end by these rules.
 */
export function* reviewBattle(
  rules: RuleSet,
  replay: Replay,
  side: SideIndex,
  { budget, seed }: ReviewOptions,
): Generator<Review, void> {
  const decisions = ownDecisions(rules, replay, side);
  const turnCount = new Set(decisions.map(({ turn }) => turn)).size;
  const end = chanceAtEnd(rules, replay, side);
  const weighed: ReviewedDecision[] = [];
  for (const decision of decisions) {
    weighed.push(weighDecision(rules, side, decision, budget, diceFor("find", decision)));
    yield soFar((FINDING * weighed.length) / decisions.length);
  }
  const unchecked = () => turnsOf(weighed).filter(({ decision }) => isUnchecked(decision));
  const checked = new Set<number>();
  for (let left = unchecked(); left.length > 0; left = unchecked()) {
    const [{ decision }] = left as [ReviewedTurn];
    const at = weighed.indexOf(decision);
    weighed[at] = check(decisions[at] as OwnDecision, decision);
    checked.add(decision.index);
    yield soFar(FINDING + ((1 - FINDING) * checked.size) / (checked.size + left.length));
  }
  const done = soFar(1);
  yield { ...done, moments: momentsOf(done.turns, end) };

  function soFar(progress: number): Review {
    return { side, progress, turnCount, turns: turnsOf(weighed), end, moments: [] };
  }

  function isUnchecked({ verdict, index }: ReviewedDecision): boolean {
    return verdict === "mistake" && !checked.has(index);
  }

  function check(decision: OwnDecision, { alternative }: ReviewedDecision): ReviewedDecision {
    return comparedWith(rules, side, decision, alternative, CHECK * budget, diceFor("check", decision));
  }

  /** Each decision has dice of its own, so that no result depends on the decisions before it. */
  function diceFor(purpose: string, { index }: OwnDecision): RandomState {
    return newRandom(`${seed}|${purpose}|${index}`);
  }
}

/** The decisions by turn, each with the one that cost most. */
function turnsOf(decisions: readonly ReviewedDecision[]): ReviewedTurn[] {
  const turns: ReviewedTurn[] = [];
  for (const decision of decisions) {
    const { turn, index, chance } = decision;
    const last = turns.at(-1);
    if (last?.turn !== turn) turns.push({ turn, index, chance, decision });
    else if (isWorse(decision, last.decision)) last.decision = decision;
  }
  return turns;
}

const ORDER = { forced: 0, best: 1, close: 2, mistake: 3 };

function isWorse(one: ReviewedDecision, other: ReviewedDecision): boolean {
  const difference = ORDER[one.verdict] - ORDER[other.verdict];
  return difference > 0 || (difference === 0 && one.verdict !== "best" && one.lead.mean > other.lead.mean);
}

function chanceAtEnd(rules: RuleSet, replay: Replay, side: SideIndex): number | null {
  const winner: Winner = endEventOf(replay)?.winner ?? playReplay(rules, replay).battle.winner;
  if (winner === null) return null;
  return winner === "draw" ? 0.5 : winner === side ? 1 : 0;
}

const MOST = 3;
/** A change of the chance that is worth a look although no better move was found. */
const LEAST_SWING = 0.15;

/** At most three moments worth a look, in order: the greatest mistakes, then the greatest swings without one. */
export function momentsOf(turns: readonly ReviewedTurn[], end: number | null): Moment[] {
  const mistakes: Moment[] = turns
    .filter(({ decision }) => decision.verdict === "mistake")
    .map((turn) => ({ kind: "mistake", turn, change: -turn.decision.lead.mean }));
  const swings = turns.flatMap((turn, index): Moment[] => {
    const next = turns[index + 1]?.chance ?? end;
    if (next === null || turn.decision.verdict === "mistake") return [];
    const change = next - turn.chance;
    return Math.abs(change) < LEAST_SWING ? [] : [{ kind: "swing", turn, change }];
  });
  return [...byChange(mistakes), ...byChange(swings)]
    .slice(0, MOST)
    .sort((one, other) => one.turn.index - other.turn.index);
}

function byChange(moments: Moment[]): Moment[] {
  return moments.sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
}
