import { memoizeByRuleset } from "../../ruleset/memoize-by-ruleset.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleAction } from "../actions/action-rules.ts";
import { perform } from "../actions/apply-action.ts";
import { attackWith } from "../actions/attack.ts";
import { deployAtPrice } from "../actions/deploy.ts";
import { nextToStepForward } from "../actions/step-forward.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import type { BattleMoment } from "../state/battle-moment.ts";
import { fighterOf } from "../state/lookup.ts";
import { checkDefeat } from "../turn/battle-end.ts";
import { noValue, type PositionValue, writeValue } from "./evaluate-position.ts";
import { chanceToAct } from "./multi-action.ts";
import { enemyStyle, type PlayStyle } from "./scores/play-style.ts";
import { copyToPlay, takeFromHand } from "./scratch-battle.ts";
import { findUsualMove, type UsualMove } from "./usual-action.ts";

const ENDING: BattleAction = { type: "endTurn" };
/** Even dice show one half: what is likelier happens. */
const LIKELY = 0.5;
/** Buffers that every call overwrites. */
const reached = noValue();
const usual: UsualMove = { card: null, attacker: null, target: null };

/**
 * Plays an action ahead in an imagined battle: the action, the rest of the own turn, the enemy's reply, and so on,
 * `style.depth` turns in all. Returns the average of the positions after each turn, later ones weighted less, so that
 * the same gain is worth more the earlier it comes. The imagined battle stays as it is.
 */
export function playAhead(
  rules: RuleSet,
  imagined: Battle,
  side: SideIndex,
  style: PlayStyle,
  action: BattleAction,
): PositionValue {
  const moments = copyToPlay(rules, imagined);
  const world = moments[0].battle;
  const other = limitOfOther(rules, world, side);
  const mean = noValue();
  let weights = 0;
  let weight = 1;
  let ended = playFirst(moments[world.active], action);
  for (let turns = 0; ; ) {
    if (ended || world.winner !== null) {
      turns += 1;
      // A battle that is over stays as it is.
      const lasting = world.winner === null ? weight : lastingWeight(rules, weight, style.depth - turns);
      writeValue(rules, world, side, reached);
      add(mean, reached, lasting);
      weights += lasting;
      weight *= rules.ai.lookahead.laterTurns;
      if (turns >= style.depth || world.winner !== null) break;
    }
    ended = playNext(moments[world.active], world.active === side ? style : other);
  }
  add(mean, mean, 1 / weights - 1);
  return mean;
}

/** Plays an action in an imagined battle; returns whether it ended the turn. */
function playFirst(moment: BattleMoment, action: BattleAction): boolean {
  const { rules, battle, side, own } = moment;
  if (action.type === "endTurn") {
    endTurnIn(moment);
    return true;
  }
  if (action.type === "deploy") {
    const card = fighterOf(own.hand, action.creatureId);
    if (card) takeFromHand(own.hand, card);
  }
  perform(rules, battle, side, action, null);
  return false;
}

/** Plays what the side usually does next in an imagined battle; returns whether it ended the turn. */
function playNext(moment: BattleMoment, limit: PlayStyle | null): boolean {
  const { rules, battle, side, own } = moment;
  if (limit !== null && chanceToAct(rules, battle, side, limit) <= LIKELY) {
    endTurnIn(moment);
    return true;
  }
  findUsualMove(moment, usual);
  const { card, attacker, target } = usual;
  if (card) deployAtPrice(moment, takeFromHand(own.hand, card), null);
  else if (attacker && target) attackWith(moment, attacker, target, null);
  else {
    endTurnIn(moment);
    return true;
  }
  checkDefeat(battle, null);
  return false;
}

function endTurnIn(moment: BattleMoment): void {
  const { rules, battle, side, own } = moment;
  const next = nextToStepForward(rules, battle, side);
  if (next !== null) takeFromHand(own.hand, next.card);
  perform(rules, battle, side, ENDING, null);
}

const levelStyles = memoizeByRuleset((rules) => ({
  easy: enemyStyle(rules, "easy"),
  medium: enemyStyle(rules, "medium"),
  hard: enemyStyle(rules, "hard"),
  expert: enemyStyle(rules, "expert"),
}));

/** How the other side is limited: the AI's side by its difficulty; null: not at all. */
function limitOfOther(rules: RuleSet, { mode, difficulty }: Battle, side: SideIndex): PlayStyle | null {
  return side === 0 && mode === "ai" && difficulty !== null ? levelStyles(rules)[difficulty] : null;
}

/** The weight of this turn and all that would follow. */
function lastingWeight(rules: RuleSet, weight: number, turnsLeft: number): number {
  let sum = weight;
  let later = weight;
  for (let turn = 0; turn < turnsLeft; turn++) sum += later *= rules.ai.lookahead.laterTurns;
  return sum;
}

function add(sum: PositionValue, value: PositionValue, weight: number): void {
  sum.outcome += value.outcome * weight;
  sum.health += value.health * weight;
  sum.creatures += value.creatures * weight;
  sum.energy += value.energy * weight;
  sum.income += value.income * weight;
  sum.tools += value.tools * weight;
}
