import type { BattleAction } from "../../battle/actions/action-rules.ts";
import { perform } from "../../battle/actions/apply-action.ts";
import { legalActions } from "../../battle/actions/legal-actions.ts";
import { decide } from "../../battle/ai/decide.ts";
import { bestStyle } from "../../battle/ai/scores/play-style.ts";
import { attackPreview } from "../../battle/preview/attack-preview.ts";
import type { Battle } from "../../battle/state/battle.ts";
import { cloneBattle } from "../../battle/state/clone-battle.ts";
import { newRandom } from "../../battle/state/random.ts";
import { newBotSeat } from "../../bots/bot-seat.ts";
import { PLAIN_SCRIPTS } from "../../bots/plain-scripts.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { scriptedAction } from "../../search/script.ts";

/** Chooses the next action of the player in the battle it was made for. */
type Chooser = () => BattleAction;

/** More actions than any turn has. */
const MOST_ACTIONS = 40;

/** A turn that is played without thinking, by the name of the plan. */
export interface ObviousPlay {
  name: string;
  /** Without the end of the turn. */
  actions: BattleAction[];
}

/** The most damaging attack first, as long as there is energy. */
export function mostDamageFirst(rules: RuleSet, battle: Battle): ObviousPlay {
  return playedTurn(rules, battle, "most-damage", (copy) => () => mostDamaging(rules, copy));
}

/** The script of the search: tools at once, the strongest card, then where an attack takes the largest share. */
export function scriptedTurn(rules: RuleSet, battle: Battle): ObviousPlay {
  return playedTurn(rules, battle, "script", (copy) => () => scriptedAction(rules, copy, 0));
}

/** What the policy `full` does. */
export function fullTurn(rules: RuleSet, battle: Battle): ObviousPlay {
  const style = bestStyle(rules);
  const dice = newRandom(`${battle.seed}|full`);
  return playedTurn(rules, battle, "full", (copy) => () => decide(rules, copy, 0, style, dice));
}

/** What plain plans of players do: the most damaging attack first, and the scripts. */
export function plainTurns(rules: RuleSet, battle: Battle): ObviousPlay[] {
  const scripts = Object.entries(PLAIN_SCRIPTS).map(([name, bot]) =>
    playedTurn(rules, battle, name, (copy) => {
      const dice = newRandom(`${battle.seed}|${name}`);
      return newBotSeat({ name, bot }, rules, copy, 0, [], dice).decide;
    }),
  );
  return [mostDamageFirst(rules, battle), scriptedTurn(rules, battle), ...scripts];
}

function playedTurn(
  rules: RuleSet,
  battle: Battle,
  name: string,
  chooserOf: (copy: Battle) => Chooser,
): ObviousPlay {
  const copy = cloneBattle(battle);
  const choose = chooserOf(copy);
  const actions: BattleAction[] = [];
  while (copy.winner === null && actions.length < MOST_ACTIONS) {
    const action = choose();
    if (action.type === "endTurn") break;
    actions.push(action);
    perform(rules, copy, 0, action, null);
  }
  return { name, actions };
}

function mostDamaging(rules: RuleSet, battle: Battle): BattleAction {
  let best: BattleAction = { type: "endTurn" };
  let most = 0;
  for (const action of legalActions(rules, battle, 0)) {
    const damage = action.type === "attack" ? (attackPreview(rules, battle, 0, action)?.highest ?? 0) : 0;
    if (damage > most) [best, most] = [action, damage];
  }
  return best;
}
