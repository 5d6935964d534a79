import type { BattleAction } from "../battle/actions/action-rules.ts";
import { perform } from "../battle/actions/apply-action.ts";
import { decide } from "../battle/ai/decide.ts";
import { enemyStyle } from "../battle/ai/scores/play-style.ts";
import type { Battle } from "../battle/state/battle.ts";
import type { Recorder } from "../battle/state/event.ts";
import { newRandom } from "../battle/state/random.ts";
import { memoizeByRuleset } from "../ruleset/memoize-by-ruleset.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

const styles = memoizeByRuleset((rules) => ({ style: enemyStyle(rules, "expert") }));

/**
 * Plays the enemy's turn in a position, whatever its level was before: it plays as expert does. Under the rules of
 * positions it makes no mistakes and rolls nothing, and its dice depend on the position alone, so the same turn is always
 * answered alike. Returns its actions; none if it is not the enemy's turn. `battle` is changed.
 */
export function playEnemyAnswer(rules: RuleSet, battle: Battle, record: Recorder = null): BattleAction[] {
  const { style } = styles(rules);
  const dice = newRandom(`${battle.seed}|answer`);
  const answer: BattleAction[] = [];
  while (battle.winner === null && battle.active === 1) {
    const action = decide(rules, battle, 1, style, dice);
    answer.push(action);
    perform(rules, battle, 1, action, record);
  }
  return answer;
}
