import { ACTION_TYPES, type BattleAction } from "../battle/actions/action-rules.ts";
import { whyNotAction } from "../battle/actions/apply-action.ts";
import { BattleLog } from "../battle/log/battle-log.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import type { BattleEvent } from "../battle/state/event.ts";
import { type RandomState, roll } from "../battle/state/random.ts";
import { actionFromWire } from "../pvp/battle/wire-action.ts";
import { frozenRules } from "../ruleset/frozen-rules.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Bot } from "./bot.ts";
import { BotFailure } from "./bot-failure.ts";
import { botView } from "./bot-view.ts";
import { described, errorText } from "./error-text.ts";

/** A bot and the name that its results and failures carry. */
export interface NamedBot {
  name: string;
  bot: Bot;
}

/** A bot's place in one battle. */
interface BotSeat {
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

/** A copy of what a bot returned if that is a legal action, or what is wrong with it. */
type CheckedAction = { action: BattleAction } | { problem: string };

/** Checks what a bot returned, which may be anything. */
function checkedAction(rules: RuleSet, battle: Battle, side: SideIndex, returned: unknown): CheckedAction {
  if (isPromise(returned)) return { problem: "returned a promise, but must return an action at once" };
  const action = isObject(returned) ? actionFromWire(returned) : null;
  if (action === null)
    return {
      problem: `returned ${described(returned)}, but must return an action: ${ACTION_TYPES.join(", ")} with its ids`,
    };
  const refusal = whyNotAction(rules, battle, side, action);
  return refusal
    ? { problem: `returned the illegal action ${JSON.stringify(action)} ("${refusal.text}")` }
    : { action };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object";
}

function isPromise(value: unknown): boolean {
  return isObject(value) && typeof value.then === "function";
}
