import type { BattleAction } from "../../battle/actions/action-rules.ts";
import { newReplay } from "../../battle/replay/new-replay.ts";
import { playReplay } from "../../battle/replay/play-replay.ts";
import type { Replay } from "../../battle/replay/replay.ts";
import { type BattleEvent, logLines } from "../../index.ts";
import { decidersOf } from "../../simulation/deciders.ts";
import { type SimulationPlan, setupOf } from "../../simulation/plan.ts";
import { playBattle } from "../../simulation/play-battle.ts";
import { NO_BOTS } from "../../simulation/players.ts";
import type { NamedRules } from "../input/read-rules.ts";

/** Battle `index` of a run, played once more: its replay file, and its log as a player reads it. */
export function playedAgain(
  { rules, hash }: NamedRules,
  plan: SimulationPlan,
  index: number,
): { replay: Replay; lines: { turn: number; message: string }[] } {
  const setup = setupOf(rules, plan, index);
  const actions: BattleAction[] = [];
  playBattle(rules, setup, decidersOf(rules, plan, NO_BOTS), actions);
  const replay = newReplay(rules, hash, setup, actions);
  const events: BattleEvent[] = [];
  const { battle } = playReplay(rules, replay, events);
  const viewer = plan.mode === "ai" ? 0 : "watcher";
  const lines = logLines(rules, battle, viewer, events).map(({ turn, message }) => ({ turn, message }));
  return { replay, lines };
}
