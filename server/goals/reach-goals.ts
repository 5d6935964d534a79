import { goalStandings, newlyReached } from "../../rules/index.ts";
import type { GoalsReply } from "../contract/index.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { executeCommand } from "../lab/execute-command.ts";
import { factsBesideLab } from "./facts-beside-lab.ts";

/**
 * How far a player's goals are. What is newly reached is stored, and told to one of the requests that came for it: the
 * lab's row decides.
 */
export async function reachGoals(deps: AppDeps, playerId: number): Promise<GoalsReply> {
  const { store, rules } = deps;
  const beside = await factsBesideLab(store, playerId);
  const { lab, now } = await store.readLab(playerId);
  if (newlyReached({ rules, lab, beside }).length === 0)
    return { goals: goalStandings({ rules, lab, beside }), reachedNow: [], serverTime: now };
  return executeCommand(deps, { playerId }, { type: "reachGoals", beside }, (changed, events, time) => ({
    goals: goalStandings({ rules, lab: changed, beside }),
    reachedNow: events.flatMap((event) => (event.type === "goalReached" ? [event.goal] : [])),
    serverTime: time,
  }));
}
