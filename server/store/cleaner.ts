import type { AppDeps } from "../app-deps.ts";
import { SteadyClock } from "./steady-clock.ts";

/**
 * Removes expired rows. As a wrong clock would remove too many, nothing is removed for ten minutes after the
 * clock has jumped by more than an hour, compared with the last stored time or with another process on the
 * same data. Expired rows are never accepted, removed or not.
 */
export class Cleaner {
  private readonly deps: Pick<AppDeps, "store" | "clock" | "log">;
  private readonly steady = new SteadyClock();
  private ended = false;

  constructor(deps: Pick<AppDeps, "store" | "clock" | "log">) {
    this.deps = deps;
  }

  /**
   * One round: stores the clock's time and removes what has expired, in small transactions so that nobody waits for
   * it.
   */
  async round(): Promise<void> {
    const { store, clock, log } = this.deps;
    const shown = clock.now();
    const notedBefore = await store.noteTime(shown);
    if (this.steady.note(shown, notedBefore) && notedBefore > 0)
      log.warn(
        { shown: new Date(shown), noted: new Date(notedBefore) },
        "the clock is more than an hour from the last stored time: nothing is removed for ten minutes",
      );
    if (!this.steady.isSteady(shown)) return;
    while (!this.ended && (await store.removeExpired(shown)));
  }

  /** Makes a running round end soon. */
  end(): void {
    this.ended = true;
  }
}
