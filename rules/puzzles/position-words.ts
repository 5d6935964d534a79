import type { BattleAction } from "../battle/actions/action-rules.ts";
import { namesIn } from "../battle/log/log-names.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import { moveNamesIn } from "../review/review-names.ts";
import { moveText } from "../review/review-texts.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";
import { fillPlural } from "../texts/fill-plural.ts";
import { rowText } from "../texts/list-text.ts";
import type { Texts } from "../texts/texts.ts";
import type { Shortfall } from "./goal-shortfalls.ts";
import type { PositionGoal, Question } from "./position.ts";

/** The goal of a position in one sentence. */
export function goalText(texts: Texts, goal: PositionGoal): string {
  const { goals, own, foes } = texts.positions;
  if (goal.kind !== "lead") return goals[goal.kind];
  return fill(goals.lead, {
    own: fillPlural(texts, own, { number: goal.own }),
    foes: fillPlural(texts, foes, { number: goal.foes }),
  });
}

/** How the enemy answers, in one sentence; empty where its answer comes too late. */
export function answerText({ positions: { answers } }: Texts, question: Question): string {
  if (question.goal.kind === "win") return "";
  return question.answers > 0 ? answers.spoiling : answers.expert;
}

/** What a link to a position is called where it is shared: 'Corvax Lab: position 214'. */
export function positionLinkTitle(texts: Texts, number: number): string {
  return fill(texts.positions.linkTitle, { game: texts.start.gameName, number });
}

/** What a try misses of its goal, in one sentence; `battle` is that after the try. */
export function shortfallText(rules: RuleSet, battle: Battle, shortfall: Shortfall): string {
  const { missing } = rules.texts.positions;
  const creatures = (side: SideIndex, ids: readonly string[]) => {
    const names = namesIn(rules, battle, 0);
    return rowText(
      rules.texts,
      ids.map((id) => names.creature(side, id)),
    );
  };
  switch (shortfall.kind) {
    case "lost":
      return missing.lost;
    case "enemiesLeft":
      return fill(missing.enemiesLeft, { creatures: creatures(1, shortfall.creatureIds) });
    case "fallen":
      return fill(missing.fallen, { creatures: creatures(0, shortfall.creatureIds) });
    case "tooFewOwn":
      return fill(missing.tooFewOwn, { left: shortfall.left, needed: shortfall.needed });
    case "tooManyEnemies":
      return fill(missing.tooManyEnemies, { left: shortfall.left, allowed: shortfall.allowed });
  }
}

/** A step of a line in one sentence: an action of either side; `battle` has the creatures and items of both. */
export function stepText(rules: RuleSet, battle: Battle, side: SideIndex, action: BattleAction): string {
  const { best } = rules.texts.positions;
  if (action.type === "endTurn") return side === 0 ? best.end : best.enemyEnd;
  return fill(side === 0 ? best.own : best.enemy, { move: stepMove(rules, battle, side, action) });
}

/** What an action does, in the words of the review. */
export function stepMove(rules: RuleSet, battle: Battle, side: SideIndex, action: BattleAction): string {
  return moveText(rules, moveNamesIn(rules, battle, side, 0), action);
}
