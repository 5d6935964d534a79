import {
  changesGoals,
  dailyGoalsEndAt,
  dailyStandings,
  type FactsBesideLab,
  goalStandings,
  type Lab,
  type LabEvent,
} from "../../rules/index.ts";
import type { GoalsReply } from "../contract/index.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { executeCommand } from "../lab/execute-command.ts";
import { goalsReached, resourcesReply } from "../lab/replies.ts";
import type { Store } from "../store/store.ts";

/**
 * How far a player's goals are. What is newly reached is stored and paid (`GAP-77`), and told to one of the requests
 * that came for it: the lab's row decides.
 */
export async function reachGoals(deps: AppDeps, playerId: number): Promise<GoalsReply> {
  const { store, rules } = deps;
  const beside = await factsBesideLab(store, playerId);
  const { lab, now } = await store.readLab(playerId);
  const replyOf = (changed: Lab, events: readonly LabEvent[], time: number): GoalsReply => ({
    goals: goalStandings({ rules, lab: changed, beside }),
    daily: dailyStandings(rules, changed),
    dailyEndsAt: dailyGoalsEndAt(time),
    reachedNow: goalsReached(events),
    paidNow: events.flatMap((event) =>
      event.type === "goalPaid" ? [{ goal: event.goal, gained: resourcesReply(event.gained) }] : [],
    ),
    serverTime: time,
  });
  if (!changesGoals({ rules, lab, beside }, now)) return replyOf(lab, [], now);
  return executeCommand(deps, { playerId }, { type: "reachGoals", beside }, replyOf);
}

type Purpose = Awaited<ReturnType<Store["ledgerRecord"]>>["settled"][number]["purpose"];

/** Number of battles between players that are looked at: goals are reached soon after the battle that counts. */
const LATEST = 5;

/** Reads what goals count beside the lab. The ledger is not asked: what was booked is in the store. */
export async function factsBesideLab(
  store: Pick<Store, "ledgerRecord" | "nicknamesOf" | "pvpStatistics" | "pvpHistory">,
  playerId: number,
): Promise<FactsBesideLab> {
  const [{ account, settled, badges }, pvp, history, nicknames] = await Promise.all([
    store.ledgerRecord(playerId),
    store.pvpStatistics(playerId),
    store.pvpHistory(playerId, LATEST),
    store.nicknamesOf(playerId),
  ]);
  const booked = (purpose: Purpose) => settled.filter((one) => one.purpose === purpose).length;
  return {
    wallet: account !== null,
    mints: booked("creatureMint"),
    // One signature may hold several; its subject names the creature of each (`GAP-70`).
    statUpgrades: settled
      .filter(({ purpose }) => purpose === "upgradeStats")
      .reduce((sum, { subject }) => sum + subject.split(" ").length, 0),
    evolutions: booked("evolve"),
    badges: badges.length,
    friendlyBattles: history.filter(({ unrated }) => unrated === "friendly").length,
    namedCreatures: Object.keys(nicknames).length,
    pvp,
  };
}
