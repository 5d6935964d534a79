import type { BattleAction } from "../battle/actions/action-rules.ts";
import { perform } from "../battle/actions/apply-action.ts";
import { type BattleSetup, newBattle } from "../battle/setup/new-battle.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import { newRandom } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { BattleRecord } from "./battle-record.ts";
import { chosenAction, type Decider } from "./deciders.ts";
import { newUse, noteAction, noteSynergies } from "./item-use.ts";

/** No turn is this long by the rules as shipped; a turn beyond it would never end. */
const MAX_ACTIONS_PER_TURN = 1000;

/** Plays one battle to its end. `actions`, if given, receives every action of both sides in order. */
export function playBattle(
  rules: RuleSet,
  setup: BattleSetup,
  deciders: readonly [Decider, Decider],
  actions: BattleAction[] | null = null,
): BattleRecord {
  const battle = newBattle(rules, setup);
  const dice = [newRandom(`${setup.seed}|0`), newRandom(`${setup.seed}|1`)] as const;
  const record: BattleRecord = {
    winner: "draw",
    first: battle.first,
    turns: 0,
    playerActions: 0,
    playerTurns: 0,
    energy: [[], []],
    use: newUse(battle.sides[0]),
  };
  while (battle.winner === null) {
    const side = battle.active;
    record.energy[side].push(battle.sides[side].energy);
    if (side === 0) record.playerTurns += 1;
    playTurn(rules, battle, side, { decider: deciders[side], dice: dice[side] }, record, actions);
  }
  record.winner = battle.winner;
  record.turns = battle.turn;
  return record;
}

function playTurn(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  { decider, dice }: { decider: Decider; dice: ReturnType<typeof newRandom> },
  record: BattleRecord,
  actions: BattleAction[] | null,
): void {
  let ended = false;
  let count = 0;
  while (!ended && battle.winner === null) {
    const action = chosenAction(rules, battle, side, decider, dice);
    ended = action.type === "endTurn";
    count += 1;
    if (count > MAX_ACTIONS_PER_TURN) throw endlessTurn(battle, action);
    if (side === 0) {
      if (ended) noteSynergies(rules, battle, record.use.synergies);
      else {
        record.playerActions += 1;
        noteAction(battle, action, record.use);
      }
    }
    actions?.push(action);
    perform(rules, battle, side, action, null);
  }
}

function endlessTurn({ turn }: Battle, { type }: BattleAction): Error {
  return new Error(
    `Turn ${turn} has not ended after ${MAX_ACTIONS_PER_TURN} actions, the last one "${type}". An action that can cost no energy needs another limit.`,
  );
}
