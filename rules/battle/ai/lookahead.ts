import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleAction } from "../actions/action-rules.ts";
import { perform } from "../actions/apply-action.ts";
import { nextToStepForward } from "../actions/step-forward.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import type { RandomState } from "../state/random.ts";
import { evaluatePosition, type PositionValue } from "./evaluate-position.ts";
import { copyToPlay, takeFromHand } from "./imagined-cards.ts";
import { chanceToAct } from "./multi-action.ts";
import { enemyStyle, type PlayStyle } from "./scores/play-style.ts";
import { usualAction } from "./usual-action.ts";

const ENDING: BattleAction = { type: "endTurn" };
/** Even dice show one half: what is likelier happens. */
const LIKELY = 0.5;

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
  const world = copyToPlay(imagined, evenDice);
  const limits = stylesOf(rules, world, side, style);
  const mean: PositionValue = { outcome: 0, health: 0, creatures: 0, energy: 0, income: 0, tools: 0 };
  let weights = 0;
  let weight = 1;
  let next = action;
  for (let turns = 0; turns < style.depth && world.winner === null; ) {
    const mover = world.active;
    const deployed = deployedBy(rules, world, next);
    if (deployed !== null) takeFromHand(world.sides[mover].hand, deployed);
    perform(rules, world, mover, next, null);
    if (next.type === "endTurn" || world.winner !== null) {
      turns += 1;
      // A battle that is over stays as it is.
      const lasting = world.winner === null ? weight : lastingWeight(rules, weight, style.depth - turns);
      add(mean, evaluatePosition(rules, world, side), lasting);
      weights += lasting;
      weight *= rules.ai.lookahead.laterTurns;
    }
    next = stops(rules, world, limits[world.active]) ? ENDING : usualAction(rules, world, world.active);
  }
  add(mean, mean, 1 / weights - 1);
  return mean;
}

/** The id of the card that leaves the hand through an action of the active side, or null. */
function deployedBy(rules: RuleSet, world: Battle, action: BattleAction): string | null {
  if (action.type === "deploy") return action.creatureId;
  if (action.type !== "endTurn") return null;
  return nextToStepForward(rules, world, world.active)?.card.id ?? null;
}

/** How both sides are limited: the own style, and that of an enemy's difficulty; null: no limit. */
function stylesOf(
  rules: RuleSet,
  { mode, difficulty }: Battle,
  side: SideIndex,
  style: PlayStyle,
): [PlayStyle | null, PlayStyle | null] {
  const enemy = mode === "ai" && difficulty !== null ? enemyStyle(rules, difficulty) : null;
  return side === 0 ? [style, enemy] : [null, style];
}

function stops(rules: RuleSet, world: Battle, style: PlayStyle | null): boolean {
  return style !== null && chanceToAct(rules, world, world.active, style) <= LIKELY;
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

/** What the generator adds up to one half. */
const HALF = 0x80000000 | 0;

/**
 * Dice that always show one half: hits do their average damage, and only what is likelier than not happens. One try
 * with them compares two actions by what usually follows; with real dice many tries would be needed.
 */
const evenDice: RandomState = Object.freeze({
  get a() {
    return HALF;
  },
  set a(_) {},
  get b() {
    return 0;
  },
  set b(_) {},
  get c() {
    return 0;
  },
  set c(_) {},
  get counter() {
    return 0;
  },
  set counter(_) {},
});
