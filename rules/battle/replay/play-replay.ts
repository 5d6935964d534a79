import type { RuleSet } from "../../ruleset/rule-set.ts";
import { applyAction } from "../actions/apply-action.ts";
import { newBattle } from "../setup/new-battle.ts";
import type { Battle } from "../state/battle.ts";
import type { Recorder } from "../state/event.ts";
import { endEventOf, type Replay, setupOfReplay } from "./replay.ts";
import { stateCheck } from "./state-check.ts";

/** The place where a replay differs from the recorded battle. */
export interface Divergence {
  turn: number;
  /** Index of the action, from 0. */
  index: number;
  reason: string;
}

export interface PlayedReplay {
  battle: Battle;
  /** null when every action led to the recorded state. */
  divergence: Divergence | null;
}

const CHECK_LENGTH = 4;

/** Plays a replay to its end, or to the first action that is refused or leads to another state. */
export function playReplay(rules: RuleSet, replay: Replay, record: Recorder = null): PlayedReplay {
  const battle = newBattle(rules, setupOfReplay(replay), record);
  for (const [index, action] of replay.actions.entries()) {
    const { turn } = battle;
    const refusal = applyAction(rules, battle, battle.active, action, record);
    if (refusal) return { battle, divergence: { turn, index, reason: refusal.text } };
    const check = replay.checks?.slice(index * CHECK_LENGTH, (index + 1) * CHECK_LENGTH);
    if (check !== undefined && check !== stateCheck(battle))
      return { battle, divergence: { turn, index, reason: rules.texts.replays.otherState } };
  }
  const end = endEventOf(replay);
  if (end) record?.push(end);
  return { battle, divergence: null };
}
