import type { AppDeps } from "../app-deps.ts";
import { SteadyClock } from "./steady-clock.ts";

/**
 * Removes what nothing asks for any more. A wrong clock makes too much of it: nothing is removed until ten
 * minutes after a step of the clock of more than an hour, be it from the last stored time to this start or from
 * another process on the same data. What is past its expiry is refused all the same.
 */
export class Cleaner {
  private readonly deps: Pick<AppDeps, "store" | "clock" | "log">;
  private readonly steady = new SteadyClock();
  private ended = false;

  constructor(deps: Pick<AppDeps, "store" | "clock" | "log">) {
    this.deps = deps;
  }

  /** One round: notes the clock, and removes all there is, in small transactions so that nobody waits for it. */
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

  /** Lets a round that is under way end soon. */
  end(): void {
    this.ended = true;
  }
}
