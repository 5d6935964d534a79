import { performance } from "node:perf_hooks";
import { planBeat } from "../../../engine/battle/plan-beat.ts";
import { applyAction } from "../../../rules/battle/actions/apply-action.ts";
import {
  type BattleAction,
  type BattleEvent,
  type BattleSetup,
  bestStyle,
  decide,
  enemyStyle,
  newBattle,
  newRandom,
  newReplay,
  playReplay,
  type Replay,
  shippedRules as rules,
  type SideIndex,
  viewFor,
} from "../../../rules/index.ts";
import { requirementTeam } from "../../../rules/simulation/requirement-team.ts";
import { atLeast, type Figure, median } from "../figure.ts";

const BATTLES = 20;
const ROUNDS = 5;
const BOUND = 50;

/** Replays of medium battles played by the rules, against the time that the canvas shows their actions. */
export function measureReplays(): Figure[] {
  const battles = Array.from({ length: BATTLES }, (_, index) => playedBattle(`replay:${index}`));
  const shownMs = battles.reduce((sum, { shown }) => sum + shown, 0);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    for (const { replay } of battles)
      if (playReplay(rules, replay).divergence) throw new Error(`The replay ${replay.seed} diverged.`);
    return performance.now() - begun;
  });
  return [
    atLeast(BOUND, {
      name: `${BATTLES} replays: time shown against time played`,
      unit: "ms",
      value: shownMs,
      reference: median(rounds),
    }),
  ];
}

/** A battle of the AI with itself, and for how many milliseconds its actions are seen at normal speed. */
function playedBattle(seed: string): { replay: Replay; shown: number } {
  const player = requirementTeam(rules, newRandom(seed), "medium");
  const setup: BattleSetup = { mode: "ai", difficulty: "medium", seed, player };
  const battle = newBattle(rules, setup);
  const styles = [bestStyle(rules), enemyStyle(rules, "medium")] as const;
  const dice = [newRandom(`${seed}|0`), newRandom(`${seed}|1`)] as const;
  const actions: BattleAction[] = [];
  let shown = 0;
  while (battle.winner === null) {
    const side: SideIndex = battle.active;
    const action = decide(rules, battle, side, styles[side], dice[side]);
    const events: BattleEvent[] = [];
    applyAction(rules, battle, side, action, events);
    actions.push(action);
    shown += planBeat(rules, { side, action, events, view: viewFor(rules, battle, 0) }).lengthMs;
  }
  return { replay: newReplay(rules, "bench", setup, actions), shown };
}
