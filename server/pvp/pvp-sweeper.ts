import type { App, AppDeps } from "../http/app-deps.ts";
import { sweepWhileListening } from "../http/sweep-while-listening.ts";
import { currentBattle } from "./own-battle.ts";
import type { Pvp } from "./pvp.ts";

const EVERY_MS = 500;
/** Maximum battles advanced in one sweep, so that requests do not wait for a long one. */
const MOST_AT_ONCE = 50;

/**
 * Sweeps twice a second while the server listens, also when no player asks: ends expired turns, lets bots move, pairs
 * the queue and tells the listeners of battles that another process has changed. Any number of processes may do it.
 */
export function startPvpSweeper(app: App, pvp: Pvp, deps: Pick<AppDeps, "log">): void {
  const failure = "the PvP sweep failed";
  sweepWhileListening(app, deps, { everyMs: EVERY_MS, sweep: () => sweep(pvp), failure });
}

/** One sweep. The error of one battle is thrown at the end, so that it holds up no other battle. */
export async function sweep(pvp: Pvp): Promise<void> {
  const { store, push, matchmaker } = pvp;
  const due = await store.dueBattles(MOST_AT_ONCE);
  const moved = await Promise.allSettled(due.map((id) => moveOn(pvp, id)));
  const { waiting } = await store.countPvp();
  if (waiting > 1) await store.matchQueue(matchmaker.matching);
  for (const [id, version] of await store.battleVersions(push.battles())) push.tell(id, version);
  const failed = moved.find((move) => move.status === "rejected");
  if (failed) throw failed.reason;
}

async function moveOn(pvp: Pvp, id: string): Promise<void> {
  const seen = await pvp.store.findBattle(id);
  if (seen) await currentBattle(pvp, seen);
}
