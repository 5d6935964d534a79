import type { BattleAction } from "../battle/actions/action-rules.ts";
import { perform } from "../battle/actions/apply-action.ts";
import { type BattleSetup, newBattle } from "../battle/setup/new-battle.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import type { BattleEvent } from "../battle/state/event.ts";
import { newRandom } from "../battle/state/random.ts";
import { activePairs } from "../battle/synergies/synergies.ts";
import { BotFailure } from "../bots/bot-failure.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { type BattleRecord, noActions } from "./battle-record.ts";
import { type Chooser, chooserOf } from "./chooser.ts";
import { newUse, noteAction, noteSynergies } from "./item-use.ts";
import { leadChangesIn, leaderAtHalf, leaderOf } from "./lead.ts";
import type { Decider } from "./players.ts";

/** A turn beyond it would never end: free attacks of a tired creature that hardly hits take the longest. */
const MAX_ACTIONS_PER_TURN = 20_000;

/** What a battle writes down as it goes; null for what nobody needs, for speed. */
interface Notes {
  actions: BattleAction[] | null;
  events: BattleEvent[] | null;
}

/**
 * Plays one battle to its end. `actions`, if given, receives every action of both sides in order. A bot that fails ends
 * it with a `BotFailure`, which carries the battle so far.
 */
export function playBattle(
  rules: RuleSet,
  setup: BattleSetup,
  deciders: readonly [Decider, Decider],
  actions: BattleAction[] | null = null,
): BattleRecord {
  const hasBots = deciders.some((decider) => decider !== null && "bot" in decider);
  if (!hasBots) return played(rules, setup, deciders, { actions, events: null });
  const course = { setup, actions: actions ?? [] };
  try {
    return played(rules, setup, deciders, { actions: course.actions, events: [] });
  } catch (error) {
    if (error instanceof BotFailure) error.course = course;
    throw error;
  }
}

function played(
  rules: RuleSet,
  setup: BattleSetup,
  deciders: readonly [Decider, Decider],
  notes: Notes,
): BattleRecord {
  const battle = newBattle(rules, setup, notes.events);
  const chooser = (side: SideIndex) => {
    const dice = newRandom(`${setup.seed}|${side}`);
    return chooserOf(rules, deciders[side], { battle, side, dice, events: notes.events ?? [] });
  };
  const choosers = [chooser(0), chooser(1)] as const;
  const record: BattleRecord = {
    winner: "draw",
    first: battle.first,
    turns: 0,
    playerActions: 0,
    playerTurns: 0,
    emptyTurns: 0,
    actions: noActions(),
    activePairs: 0,
    leadChanges: 0,
    halfLeader: null,
    speedReward: null,
    energy: [[], []],
    use: newUse(battle.sides[0]),
  };
  const leaders: (SideIndex | null)[] = [];
  while (battle.winner === null) {
    const side = battle.active;
    if (side === battle.first && battle.turn > 1) leaders.push(leaderOf(battle));
    record.energy[side].push(battle.sides[side].energy);
    if (side === 0) record.playerTurns += 1;
    playTurn(rules, battle, side, choosers[side], record, notes);
  }
  record.winner = battle.winner;
  record.turns = battle.turn;
  record.leadChanges = leadChangesIn(leaders);
  record.halfLeader = leaderAtHalf(leaders, battle.turn);
  record.speedReward = speedRewardOf(rules, battle);
  return record;
}

function playTurn(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  choose: Chooser,
  record: BattleRecord,
  { actions, events }: Notes,
): void {
  let ended = false;
  let count = 0;
  while (!ended && battle.winner === null) {
    const action = choose();
    ended = action.type === "endTurn";
    count += 1;
    if (count > MAX_ACTIONS_PER_TURN) throw endlessTurn(battle, action);
    if (side === 0) {
      if (action.type === "endTurn") {
        noteSynergies(rules, battle, record.use.synergies);
        record.activePairs = Math.max(record.activePairs, activePairs(rules, battle.sides[0].field));
        if (count === 1) record.emptyTurns += 1;
      } else {
        record.playerActions += 1;
        record.actions[action.type] += 1;
        noteAction(battle, action, record.use);
      }
    }
    actions?.push(action);
    perform(rules, battle, side, action, events);
  }
}

/** Rewards stand in the rules from the fastest on. */
function speedRewardOf(rules: RuleSet, { mode, winner, turn }: Battle): number | null {
  if (mode !== "ai" || winner !== 0) return null;
  const index = rules.rewards.speedTiers.findIndex(([most = 0]) => turn <= most);
  return index === -1 ? null : index;
}

function endlessTurn({ turn }: Battle, { type }: BattleAction): Error {
  return new Error(
    `Turn ${turn} has not ended after ${MAX_ACTIONS_PER_TURN} actions, the last one "${type}". An action that can cost no energy needs another limit.`,
  );
}
