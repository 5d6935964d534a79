import { areSameRules, type BattleAction, newReplay, type Replay } from "../../../rules/index.ts";
import type { BattleMark, PvpBattle } from "../../store/pvp-battle.ts";
import type { Referee } from "../pvp-deps.ts";

/**
 * The replay of a battle: setup, seed and every action. A battle under another rule set has no checkpoints, as only
 * its own rules could compute them.
 */
export function replayOf(referee: Referee, battle: PvpBattle): Replay {
  const actions = battle.decisions.map(({ action }) => action).filter(isAction);
  const about = { names: namesOf(battle), ...endOf(battle) };
  const { rules, rulesHash } = referee;
  if (areSameRules(battle.rulesHash, referee))
    return { ...newReplay(rules, rulesHash, battle.setup, actions), ...about };
  const { seed, ...setup } = battle.setup;
  return { version: 1, rulesHash: battle.rulesHash, seed, setup, actions, ...about };
}

function namesOf({ contestants: [one, two] }: PvpBattle): [string, string] {
  return [one.name, two.name];
}

/** The end of the battle, if the actions alone do not lead to it. */
function endOf({ result }: PvpBattle): Pick<Replay, "end"> {
  if (result?.by === "closed") return { end: { by: "closed" } };
  if (result?.by !== "forfeit" && result?.by !== "timeout") return {};
  return { end: { by: result.by, loser: result.winner === 0 ? 1 : 0 } };
}

const MARKS: ReadonlySet<string> = new Set<BattleMark["type"]>(["begin", "concede", "forfeit", "close"]);

function isAction(action: BattleAction | BattleMark): action is BattleAction {
  return !MARKS.has(action.type);
}
