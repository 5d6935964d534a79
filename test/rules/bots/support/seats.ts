import { newBotSeat } from "../../../../rules/bots/bot-seat.ts";
import {
  applyAction,
  type Battle,
  type BattleEvent,
  type BattleSetup,
  type Bot,
  type BotView,
  newBattle,
  newRandom,
  randomAction,
  type SideIndex,
  shippedRules,
} from "../../../../rules/index.ts";
import { setupOf } from "../../../../rules/simulation/plan.ts";

/** Setups of both modes, with hidden cards on both sides. */
export function setups(): BattleSetup[] {
  const player = { kind: "bot", name: "any" } as const;
  const both = { policy: "full", seed: "seats", player } as const;
  return [
    setupOf(shippedRules, { mode: "pvp", ...both }, 1),
    setupOf(shippedRules, { mode: "ai", difficulty: "hard", ...both }, 2),
  ];
}

/** What a bot of that side is shown in a battle, after the events so far. */
export function seenBy(battle: Battle, side: SideIndex, events: readonly BattleEvent[] = []): BotView {
  let seen: BotView | null = null;
  const look: Bot = (view) => {
    seen = view;
    return { type: "endTurn" };
  };
  const dice = newRandom("seen");
  newBotSeat({ name: "looker", bot: look }, shippedRules, battle, side, events, dice).decide();
  if (seen === null) throw new Error("The bot was not asked");
  return seen;
}

/** Actions between two looks: enough looks to meet every kind of moment, and few enough to be quick. */
const EVERY = 13;

/** Plays a battle with random actions and calls `look` at its beginning and now and then after that. */
export function atMoments(
  setup: BattleSetup,
  look: (battle: Battle, events: readonly BattleEvent[]) => void,
): void {
  const events: BattleEvent[] = [];
  const battle = newBattle(shippedRules, setup, events);
  const dice = newRandom(`${setup.seed}|both`);
  for (let count = 0; battle.winner === null; count++) {
    if (count % EVERY === 0) look(battle, events);
    const action = randomAction(shippedRules, battle, battle.active, dice);
    applyAction(shippedRules, battle, battle.active, action, events);
  }
}

/** What the side whose turn it is sees at the beginning of a PvP battle. */
export function firstView(): BotView {
  const [setup] = setups();
  if (!setup) throw new Error("No setup");
  const battle = newBattle(shippedRules, setup);
  return seenBy(battle, battle.active);
}
