import { type BattleAction, newReplay, type Replay } from "../../../rules/index.ts";
import { type Decision, isMark, type PvpBattle } from "../../store/pvp/battle.ts";
import type { BattleRules } from "../battle-rules.ts";

/** What a replay tells of a battle, archived or not. */
interface ReplayedBattle extends Pick<PvpBattle, "contestants" | "setup" | "rulesHash" | "result"> {
  decisions: readonly Pick<Decision, "action">[];
}

/**
 * The replay of a battle: setup, seed and every action. Without the rules of the battle it has no checkpoints, as only
 * they could compute them.
 */
export function replayOf(battleRules: BattleRules | null, battle: ReplayedBattle): Replay {
  const actions = battle.decisions.flatMap(({ action }): BattleAction[] => (isMark(action) ? [] : [action]));
  const about = { names: namesOf(battle), ...endOf(battle) };
  if (battleRules?.areItsOwn)
    return { ...newReplay(battleRules.rules, battleRules.hash, battle.setup, actions), ...about };
  const { seed, ...setup } = battle.setup;
  return { version: 1, rulesHash: battle.rulesHash, seed, setup, actions, ...about };
}

function namesOf({ contestants: [one, two] }: ReplayedBattle): [string, string] {
  return [one.name, two.name];
}

/** The end of the battle, if the actions alone do not lead to it. */
function endOf({ result }: ReplayedBattle): Pick<Replay, "end"> {
  if (result?.by === "closed") return { end: { by: "closed" } };
  if (result?.by !== "forfeit" && result?.by !== "timeout") return {};
  return { end: { by: result.by, loser: result.winner === 0 ? 1 : 0 } };
}
