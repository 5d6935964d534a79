import { onTestFinished } from "vitest";
import { answersTo, type ReviewAnswer, type ReviewOrder } from "../../../../ui/battle/review/review-order.ts";

/** Tries for each decision: few, because the tests look at the screen and not at the moves. */
const OPTIONS = { budget: 4, playings: 4, seed: "test" };

/** A worker that reviews in this thread, when the test tells it to. */
export class ReviewWorker {
  onmessage: ((event: { data: ReviewAnswer }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  isTerminated = false;
  order: ReviewOrder | null = null;

  postMessage(order: ReviewOrder): void {
    // As between threads: what is sent is copied, or refused where it cannot be.
    this.order = structuredClone(order);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Sends the answers to the order, at most `most` of them. */
  answer(most = Number.POSITIVE_INFINITY): void {
    if (!this.order) throw new Error("Nobody asked for a review");
    let sent = 0;
    for (const data of answersTo({ ...this.order, options: OPTIONS })) {
      if (sent++ >= most) return;
      this.onmessage?.({ data: structuredClone(data) });
    }
  }
}

/**
 * Starts such workers in place of the browser's until the test ends; answers the list of those that were started.
 * @param cores as many as the browser says that there are; the page has one for itself
 */
export function reviewWorkers(cores = 2): ReviewWorker[] {
  const started: ReviewWorker[] = [];
  const before = globalThis.Worker;
  globalThis.Worker = class extends ReviewWorker {
    constructor() {
      super();
      started.push(this);
    }
  } as unknown as typeof Worker;
  Object.defineProperty(navigator, "hardwareConcurrency", { value: cores, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "hardwareConcurrency");
    globalThis.Worker = before;
  });
  return started;
}
