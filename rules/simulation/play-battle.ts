import type { BattleAction } from "../battle/actions/action-rules.ts";
import { perform } from "../battle/actions/apply-action.ts";
import { decide } from "../battle/ai/decide.ts";
import { randomAction } from "../battle/ai/random-action.ts";
import { type BattleSetup, newBattle } from "../battle/setup/new-battle.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import type { BattleEvent } from "../battle/state/event.ts";
import { newRandom, type RandomState } from "../battle/state/random.ts";
import { activePairs } from "../battle/synergies/synergies.ts";
import { healthShare } from "../battle/turn/battle-end.ts";
import { BotFailure } from "../bots/bot-failure.ts";
import { newBotSeat } from "../bots/bot-seat.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { strongestAction } from "../search/strongest-player.ts";
import { type BattleRecord, noActions, noDeeds } from "./battle-record.ts";
import { newUse, noteAction, noteSynergies } from "./item-use.ts";
import type { Decider } from "./players.ts";
import { addCount } from "./tally.ts";

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
    deeds: [noDeeds(), noDeeds()],
    turnsWith: [[], []],
    activePairs: 0,
    leadChanges: 0,
    halfLeader: null,
    speedReward: null,
    energy: [[], []],
    use: newUse(battle.sides[0]),
    otherUse: newUse(battle.sides[1]),
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
    record.deeds[side][action.type] += 1;
    if (ended && count === 1) record.deeds[side].wait += 1;
    if (side === 0) {
      if (action.type === "endTurn") {
        noteSynergies(rules, battle, record.use.synergies);
        record.activePairs = Math.max(record.activePairs, activePairs(rules, battle.sides[0].field));
        if (count === 1) record.emptyTurns += 1;
      } else {
        record.playerActions += 1;
        record.actions[action.type] += 1;
      }
    }
    if (!ended) noteAction(battle, side, action, side === 0 ? record.use : record.otherUse);
    actions?.push(action);
    perform(rules, battle, side, action, events);
  }
  addCount(record.turnsWith[side], ended ? count - 1 : count, 1);
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

/** Chooses the next action of a side in one battle. */
type Chooser = () => BattleAction;

/** What a side decides with: its battle, and dice of its own, never the battle's. */
interface Seat {
  battle: Battle;
  side: SideIndex;
  dice: RandomState;
  /** All events of the battle so far, growing; needed only for bots. */
  events: readonly BattleEvent[];
}

/** The chooser of a side that decides that way. */
export function chooserOf(rules: RuleSet, decider: Decider, { battle, side, dice, events }: Seat): Chooser {
  if (decider === null) return () => randomAction(rules, battle, side, dice);
  if ("bot" in decider) return newBotSeat(decider, rules, battle, side, events, dice).decide;
  if ("budget" in decider) return () => strongestAction(rules, battle, side, decider, dice);
  return () => decide(rules, battle, side, decider, dice);
}

/** The side with the larger share of its team's health left, by which the turn limit decides too; null if equal. */
function leaderOf({ sides: [first, second] }: Battle): SideIndex | null {
  const difference = healthShare(first) - healthShare(second);
  return difference > 0 ? 0 : difference < 0 ? 1 : null;
}

/** How often the lead went from one side to the other; `leaders` has the leader after each turn. */
export function leadChangesIn(leaders: readonly (SideIndex | null)[]): number {
  let changes = 0;
  let last: SideIndex | null = null;
  for (const leader of leaders) {
    if (leader === null) continue;
    if (last !== null && leader !== last) changes += 1;
    last = leader;
  }
  return changes;
}

/** The leader after half of a battle's turns, rounded down. */
export function leaderAtHalf(leaders: readonly (SideIndex | null)[], turns: number): SideIndex | null {
  return leaders[Math.floor(turns / 2) - 1] ?? null;
}
