import { performance } from "node:perf_hooks";
import { setImmediate as turn } from "node:timers/promises";
import type { Store } from "../../../server/store/store.ts";

/** Makes changes as browsers do: each until it is answered, with the same request id. */
export class RepeatedChanges {
  /** Changes that were answered. */
  answered = 0;
  /** Milliseconds of the longest one, its repetitions included. */
  longestMs = 0;
  private readonly store: Store;
  private readonly player: number;
  private isEnding = false;
  private readonly running: Promise<void>[];

  constructor(store: Store, player: number, atOnce = 10) {
    this.store = store;
    this.player = player;
    this.running = Array.from({ length: atOnce }, (_, browser) => this.goOn(browser));
  }

  /** Resolves once every change was answered. */
  async end(): Promise<void> {
    this.isEnding = true;
    await Promise.all(this.running);
  }

  private async goOn(browser: number): Promise<void> {
    for (let number = 0; !this.isEnding; number += 1) {
      const begun = performance.now();
      while (!(await this.isAnswered(`${browser} ${number}`))) await turn();
      this.answered += 1;
      this.longestMs = Math.max(this.longestMs, performance.now() - begun);
    }
  }

  private isAnswered(requestId: string): Promise<boolean> {
    const repeat = { call: "build", requestId, whyNotFree: () => null };
    const change = this.store.changeLab(
      this.player,
      (lab) => {
        lab.resources.eggs += 1;
        return { ok: true, reply: null };
      },
      repeat,
    );
    return change.then(
      () => true,
      () => false,
    );
  }
}
