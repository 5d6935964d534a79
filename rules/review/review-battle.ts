import { playReplay } from "../battle/replay/play-replay.ts";
import { endEventOf, type Replay } from "../battle/replay/replay.ts";
import type { SideIndex, Winner } from "../battle/state/battle.ts";
import { newRandom, type RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { type OwnDecision, ownDecisions } from "./own-decisions.ts";
import { fewestOf, PlayedChance } from "./played-chance.ts";
import {
  leadsTo,
  type Moment,
  type Review,
  type ReviewedDecision,
  type ReviewedTurn,
  worstMistake,
} from "./review.ts";
import { leadPlayedOn, verdictOn, weighDecision } from "./weigh-decision.ts";

const MOST_MOMENTS = 3;
/** A change of the chance that is worth a look although no better move was found. */
const LEAST_SWING = 0.15;
/** The share of a rise or fall that a row of turns needs to be named for all of it. */
const MOST_OF_THE_WAY = 2 / 3;

/** Playings between two signs of life. */
const STEP = 10;

export interface ReviewOptions {
  /** Tries for each decision; more find more and smaller mistakes. */
  budget: number;
  /**
   * How often each turn is played on to the end of the battle, at most; a clear chance needs fewer. What may be a
   * mistake is played on twice as often, with either move.
   */
  playings: number;
  /** The same seed, budget and playings give the same review on any machine. */
  seed: string;
}

/** What the game shows: a chance near one half has a standard error of 5.6 points. */
export const USUAL_REVIEW: ReviewOptions = { budget: 240, playings: 80, seed: "review" };

/** The part of a review that one of several workers makes: every `of`-th turn, from turn `index` (0 to `of` - 1) on. */
export interface ReviewShare {
  index: number;
  of: number;
}

const WHOLE: ReviewShare = { index: 0, of: 1 };

/**
 * Reviews one side of a battle, turn by turn: its chance at the beginning, by playing on to the end, then each decision
 * beside its best alternative, by the strongest player, who knows no more than the side did. Yields what is known after
 * some playings and after each decision, so that a worker can show it as it comes; the last value is the finished
 * review. The replay must play to its end by these rules.
 * @param share the turns to look at; `joinReviews` makes one review of all shares
 */
export function* reviewBattle(
  rules: RuleSet,
  replay: Replay,
  side: SideIndex,
  options: ReviewOptions,
  { index, of }: ReviewShare = WHOLE,
): Generator<Review, void> {
  const all = ownTurns(rules, replay, side, options.seed);
  const own = all.filter((_, at) => at % of === index);
  const end = chanceAtEnd(rules, replay, side);
  for (const turn of own) for (const _ of lookAt(rules, side, turn, options)) yield soFar();
  const found = soFar();
  yield { ...found, progress: 1, moments: momentsOf(found.turns, end) };

  function soFar(): Review {
    const done = own.reduce((sum, turn) => sum + doneOf(turn, options.playings), 0);
    const turns = own.filter(({ chance }) => chance.playings >= fewestOf(options.playings)).map(reviewedTurn);
    return { side, progress: done / own.length, turnCount: all.length, turns, end, moments: [] };
  }
}

/** The review of several workers, from the shares that they have made so far, by the index of their share. */
export function joinReviews(shares: readonly Review[]): Review {
  const [first] = shares as [Review];
  const turns: ReviewedTurn[] = [];
  for (let turn = nextTurn(); turn; turn = nextTurn()) turns.push(turn);
  const progress = shares.reduce((sum, share) => sum + share.progress, 0) / shares.length;
  return { ...first, progress, turns, moments: progress === 1 ? momentsOf(turns, first.end) : [] };

  /** Undefined where a share has not come so far: what comes after it has to wait. */
  function nextTurn(): ReviewedTurn | undefined {
    const { length } = turns;
    return shares[length % shares.length]?.turns[Math.floor(length / shares.length)];
  }
}

/** A turn of the side as the replay has it, and what is known of it so far. */
interface OwnTurn {
  turn: number;
  index: number;
  decisions: OwnDecision[];
  chance: PlayedChance;
  judged: ReviewedDecision[];
}

function ownTurns(rules: RuleSet, replay: Replay, side: SideIndex, seed: string): OwnTurn[] {
  const turns: OwnTurn[] = [];
  for (const decision of ownDecisions(rules, replay, side)) {
    const { turn, index, battle } = decision;
    const last = turns.at(-1);
    if (last?.turn === turn) last.decisions.push(decision);
    else {
      const chance = new PlayedChance(rules, battle, side, diceFor(seed, "chance", index));
      turns.push({ turn, index, decisions: [decision], chance, judged: [] });
    }
  }
  return turns;
}

/** Plays a turn on until its chance is known, then judges its decisions; yields now and then. */
function* lookAt(
  rules: RuleSet,
  side: SideIndex,
  { chance, decisions, judged }: OwnTurn,
  { budget, playings, seed }: ReviewOptions,
): Generator<void> {
  while (!chance.isKnown(playings)) {
    chance.add();
    if (chance.playings % STEP === 0) yield;
  }
  for (const decision of decisions) {
    const { index } = decision;
    const found = weighDecision(rules, side, decision, budget, diceFor(seed, "find", index));
    yield;
    if (found.verdict === "mistake" && found.alternative) {
      const dice = diceFor(seed, "check", index);
      for (const lead of leadPlayedOn(rules, side, decision, found.alternative, 2 * playings, dice)) {
        Object.assign(found, { lead, verdict: verdictOn(lead) });
        yield;
      }
    }
    judged.push(found);
    yield;
  }
}

/** Each purpose and index has dice of its own, so that no result depends on the decisions before it. */
function diceFor(seed: string, purpose: string, index: number): RandomState {
  return newRandom(`${seed}|${purpose}|${index}`);
}

/** How much of a turn is done, 0 to 1. */
function doneOf({ chance, decisions, judged }: OwnTurn, playings: number): number {
  const known = chance.isKnown(playings) ? 1 : Math.min(1, chance.playings / playings);
  return (known + judged.length / decisions.length) / 2;
}

function reviewedTurn({ turn, index, chance, judged }: OwnTurn): ReviewedTurn {
  return { turn, index, chance: chance.chance, playings: chance.playings, decisions: [...judged] };
}

function chanceAtEnd(rules: RuleSet, replay: Replay, side: SideIndex): number | null {
  const winner: Winner = endEventOf(replay)?.winner ?? playReplay(rules, replay).battle.winner;
  if (winner === null) return null;
  return winner === "draw" ? 0.5 : winner === side ? 1 : 0;
}

/**
 * At most three moments worth a look, in order: the greatest mistakes, then the greatest swings without one. Where none
 * of them led to the win or the defeat, the turns that did so little by little take the last place.
 */
export function momentsOf(turns: readonly ReviewedTurn[], end: number | null): Moment[] {
  const mistakes: Moment[] = [];
  const swings: Moment[] = [];
  for (const [index, turn] of turns.entries()) {
    const decision = worstMistake(turn);
    const next = turns[index + 1]?.chance ?? end;
    if (decision) mistakes.push({ kind: "mistake", turn, decision, change: -decision.lead.mean });
    else if (next !== null && Math.abs(next - turn.chance) >= LEAST_SWING)
      swings.push({ kind: "swing", turn, change: next - turn.chance });
  }
  const found = [...byChange(mistakes), ...byChange(swings)].slice(0, MOST_MOMENTS);
  const cause = found.some((moment) => leadsTo(moment, end)) ? null : gradualCause(turns, end);
  if (cause) found.splice(MOST_MOMENTS - 1, 1, cause);
  return found.sort((one, other) => one.turn.index - other.turn.index);
}

/**
 * What led to a win or a defeat in which no turn stands out: the shortest row of turns with most of the way there, or
 * the first turn if there was no way to go.
 */
function gradualCause(turns: readonly ReviewedTurn[], end: number | null): Moment | null {
  const [first] = turns;
  if (first === undefined || (end !== 0 && end !== 1)) return null;
  const direction = end === 1 ? 1 : -1;
  const rows = turns.flatMap((turn, from) =>
    turns.slice(from).map((last, index) => {
      const after = turns[from + index + 1]?.chance ?? end;
      return { turn, last, length: index + 1, change: after - turn.chance };
    }),
  );
  const whole = Math.max(...rows.map(({ change }) => change * direction));
  if (whole < LEAST_SWING) return { kind: "start", turn: first, change: end - first.chance };
  const [row] = rows
    .filter(({ change }) => change * direction >= whole * MOST_OF_THE_WAY)
    .sort((one, other) => one.length - other.length || (other.change - one.change) * direction);
  if (row === undefined) return null;
  const { turn, last, change } = row;
  return turn === last ? { kind: "swing", turn, change } : { kind: "stretch", turn, last, change };
}

function byChange(moments: Moment[]): Moment[] {
  return moments.sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
}
