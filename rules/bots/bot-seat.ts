import type { BattleAction } from "../battle/actions/action-rules.ts";
import { BattleLog } from "../battle/log/battle-log.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import type { BattleEvent } from "../battle/state/event.ts";
import { type RandomState, roll } from "../battle/state/random.ts";
import { frozenRules } from "../ruleset/frozen-rules.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Bot } from "./bot.ts";
import { BotFailure } from "./bot-failure.ts";
import { botView } from "./bot-view.ts";
import { checkedAction } from "./checked-action.ts";
import { errorText } from "./error-text.ts";

/** A bot and the name that its results and failures carry. */
export interface NamedBot {
  name: string;
  bot: Bot;
}

/** A bot's place in one battle. */
export interface BotSeat {
  /** Asks the bot for the next action of its side; throws `BotFailure` if it answers with anything but a legal one. */
  decide(): BattleAction;
}

/** Actions of one turn after which it counts as endless. */
const MOST_ACTIONS = 500;

/** Seats a bot at a battle that has just begun; `events` receives what happens in it from its first event on. */
export function newBotSeat(
  { name, bot }: NamedBot,
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  events: readonly BattleEvent[],
  dice: RandomState,
): BotSeat {
  const frozen = frozenRules(rules);
  const log = new BattleLog(rules, battle, side);
  const memory = {};
  const random = () => roll(dice);
  let turn = 0;
  let asked = 0;
  return {
    decide() {
      asked = battle.turn === turn ? asked + 1 : 1;
      turn = battle.turn;
      if (asked > MOST_ACTIONS) throw failure(`did not end its turn within ${MOST_ACTIONS} actions`);
      log.follow(events);
      let checked: ReturnType<typeof checkedAction>;
      try {
        const returned = bot(botView(frozen, battle, side, { dice, log, memory }), random);
        // Reading what was returned can run code of the bot.
        checked = checkedAction(rules, battle, side, returned);
      } catch (error) {
        throw failure(`threw ${errorText(error, name)}`, error);
      }
      if ("problem" in checked) throw failure(checked.problem);
      return checked.action;
    },
  };

  function failure(problem: string, cause?: unknown): BotFailure {
    const owner = side === 0 ? "player" : "opponent";
    return new BotFailure(name, problem, { seed: battle.seed, turn: battle.turn, owner }, cause);
  }
}
