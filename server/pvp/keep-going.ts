import { logFailure } from "../failures/log-failure.ts";
import type { App, AppParts } from "../parts.ts";
import { changeBattle } from "./battle/change-battle.ts";
import type { Pvp } from "./pvp.ts";

const EVERY_MS = 500;
/** So many due battles are moved at once, so that nobody waits for a long sweep. */
const MOST_AT_ONCE = 50;

/**
 * Moves whatever time moves, also where nobody asks, from the start on: expired turns, bots, the queue, and those
 * who listen to battles that another process has changed. Any number of processes may do it.
 */
export function keepGoing(app: App, pvp: Pvp, { log }: Pick<AppParts, "log">): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const runAlone = () => {
    running ??= sweep(pvp)
      .catch((err: unknown) => logFailure(log, err, "the battles could not be moved"))
      .finally(() => {
        running = null;
      });
  };
  app.addHook("onListen", async () => {
    timer = setInterval(runAlone, EVERY_MS).unref();
    runAlone();
  });
  app.addHook("preClose", async () => {
    clearInterval(timer);
    await running;
  });
}

/** One round of it. What goes wrong with one battle is told at the end: nobody else waits for it. */
export async function sweep(pvp: Pvp): Promise<void> {
  const { store, push, matchmaker } = pvp;
  const due = await store.dueBattles(MOST_AT_ONCE);
  const moved = await Promise.allSettled(
    due.map((id) => changeBattle(pvp, id, (course) => ({ course, answer: null }))),
  );
  const { waiting } = await store.countPvp();
  if (waiting > 1) await store.matchQueue(matchmaker.matching);
  for (const id of push.battles()) {
    const seen = await store.findBattle(id);
    if (seen) push.tell(id, seen.battle.version);
  }
  const failed = moved.find((move) => move.status === "rejected");
  if (failed) throw failed.reason;
}
