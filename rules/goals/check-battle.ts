import { type BattleAction, idsOf } from "../battle/actions/action-rules.ts";
import { applyAction } from "../battle/actions/apply-action.ts";
import { decide } from "../battle/ai/decide.ts";
import { enemyDice } from "../battle/ai/enemy-dice.ts";
import { enemyStyle } from "../battle/ai/scores/play-style.ts";
import { checkReplay } from "../battle/replay/check-replay.ts";
import { type Replay, setupOfReplay } from "../battle/replay/replay.ts";
import { type BattleSetup, type Deck, newBattle } from "../battle/setup/new-battle.ts";
import type { Battle } from "../battle/state/battle.ts";
import { lessonOf, lessonSetup } from "../lesson/lesson-setup.ts";
import { type BattleResult, battleResult } from "../rewards/battle-result.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { lentTeam, teamSeedOf } from "./lent-team.ts";
import { areSameCards, isPartOf } from "./same-cards.ts";

type AiSetup = Extract<BattleSetup, { mode: "ai" }>;

/** Whose team fought: a guided battle's, one that was lent for practice, or one that says it is the player's own. */
export type TeamKind = "lesson" | "practice" | "own";

/** A battle against the AI that was played again, with all that makes it count. */
export interface CheckedBattle {
  result: BattleResult;
  team: TeamKind;
  /** The player's cards, of which the rules do not know whose they are. */
  deck: Deck;
  /** What happened, as one text: equal for replays of the same battle, whatever their actions name without effect. */
  course: string;
  /** Seed and decisions as they were written: the name of a battle in earlier releases. */
  decisions: string;
}

/** Why a replay does not count. */
export type BattleProblem =
  /** Not a replay of a battle against the AI, too long a one, or one that was given up. */
  | "shape"
  /** Another team or enemy than the battle names. */
  | "team"
  /** The enemy would have decided otherwise. */
  | "enemy"
  /** An action is refused. */
  | "action"
  | "unfinished";

/** The result of a check; `index` is the place of the action with the problem. */
export type BattleCheck =
  | { ok: true; battle: CheckedBattle }
  | { ok: false; problem: BattleProblem; index?: number };

const ENEMY = 1;

/**
 * Plays a finished battle against the AI again (`GAP-68`): the value may be anything. Refuses a battle that was not
 * played by these rules to its end, whose lent team is another one, or whose enemy did not decide for itself.
 * @param mostActions longer replays are not played
 */
export function checkBattle(rules: RuleSet, value: unknown, mostActions: number): BattleCheck {
  if (isTooLong(value, mostActions) || checkReplay(rules, value) !== null)
    return { ok: false, problem: "shape" };
  const replay = value as Replay;
  const setup = setupOfReplay(replay);
  if (setup.mode !== "ai" || replay.end) return { ok: false, problem: "shape" };
  const team = teamKind(rules, setup);
  if (team === null) return { ok: false, problem: "team" };
  return played(rules, setup, team, replay.actions);
}

function isTooLong(value: unknown, most: number): boolean {
  const actions = (value as Partial<Replay> | null)?.actions;
  return Array.isArray(actions) && actions.length > most;
}

/** Whose team a setup brings; null if it claims one that it does not bring. */
function teamKind(rules: RuleSet, setup: AiSetup): TeamKind | null {
  const lesson = lessonOf(setup);
  if (lesson !== null) {
    const own = lessonSetup(rules, lesson);
    return own !== null && isSameSetup(own, setup) ? "lesson" : null;
  }
  if (setup.enemy !== undefined) return null;
  const teamSeed = teamSeedOf(setup.seed);
  if (teamSeed === null) return "own";
  return isPartOf(setup.player, lentTeam(rules, teamSeed, setup.difficulty)) ? "practice" : null;
}

function played(
  rules: RuleSet,
  setup: AiSetup,
  team: TeamKind,
  actions: readonly BattleAction[],
): BattleCheck {
  const battle = newBattle(rules, setup);
  const moments = [momentText(battle)];
  const style = enemyStyle(rules, setup.difficulty);
  for (const [index, action] of actions.entries()) {
    if (battle.active === ENEMY && battle.winner === null) {
      const decided = decide(rules, battle, ENEMY, style, enemyDice(setup.seed, index));
      if (actionText(decided) !== actionText(action)) return { ok: false, problem: "enemy", index };
    }
    const refusal = applyAction(rules, battle, battle.active, action);
    if (refusal) return { ok: false, problem: "action", index };
    const moment = momentText(battle);
    if (moment !== moments.at(-1)) moments.push(moment);
  }
  const result = battleResult(rules, battle);
  if (result === null) return { ok: false, problem: "unfinished" };
  const decisions = `${setup.seed} ${actions.map(actionText).join(" ")}`;
  return { ok: true, battle: { result, team, deck: setup.player, course: moments.join(" "), decisions } };
}

/**
 * What there is to see of a battle, without a name or an id: whose turn it is, energy and health of both sides, and the
 * dice. Two decisions after which all of it is the same are one, such as a spell on all enemies that also names one.
 */
function momentText({ active, turn, sides, random }: Battle): string {
  const shown = sides.map(({ energy, field }) => [
    energy,
    ...field.map(({ currentHealth }) => currentHealth),
  ]);
  return JSON.stringify([active, turn, shown, [random.a, random.b, random.c, random.counter]]);
}

/** Type and ids of an action, without anything else that a file may have. */
function actionText(action: BattleAction): string {
  return JSON.stringify([action.type, idsOf(action)]);
}

function isSameSetup(one: AiSetup, other: AiSetup): boolean {
  const areSame = (first: Deck | undefined, second: Deck | undefined) =>
    first === undefined || second === undefined ? first === second : areSameCards(first, second);
  return (
    one.difficulty === other.difficulty &&
    areSame(one.player, other.player) &&
    areSame(one.enemy, other.enemy)
  );
}
