import { useEffect, useState } from "react";
import {
  joinReviews,
  type Replay,
  type Review,
  type RuleSet,
  type SideIndex,
  USUAL_REVIEW,
} from "../../../rules/index.ts";
import { startWorker } from "../../game/start-worker.ts";
import type { ReviewAnswer, ReviewOrder } from "./review-order.ts";

/** How far a review is. */
export interface RunningReview {
  /** null before the first answer. */
  review: Review | null;
  /** `unavailable`: this browser has no workers. */
  state: "running" | "failed" | "unavailable";
  /** Why it failed; empty if it did not. */
  reason: string;
}

const NOTHING_YET: RunningReview = { review: null, state: "running", reason: "" };

/** More workers would keep the battle that is watched meanwhile from moving smoothly. */
const MOST_WORKERS = 4;

/**
 * Reviews a battle in workers for as long as the component is shown, each some of the turns; leaving it ends them.
 * @param most how many workers at most
 */
export function useReview(
  rules: RuleSet,
  replay: Replay,
  side: SideIndex,
  most: number = MOST_WORKERS,
): RunningReview {
  const [running, setRunning] = useState(NOTHING_YET);
  useEffect(() => {
    setRunning(NOTHING_YET);
    const workers: Worker[] = [];
    const shares: Review[] = [];
    const fail = (reason: string) => setRunning(({ review }) => ({ review, state: "failed", reason }));
    const of = workerCount(most);
    for (let index = 0; index < of; index++) {
      const worker = startReviewWorker();
      if (!worker) {
        setRunning({ ...NOTHING_YET, state: "unavailable" });
        break;
      }
      workers.push(worker);
      worker.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => {
        if (data.kind === "failure") return fail(data.text);
        shares[index] = data.review;
        if (Object.keys(shares).length === of)
          setRunning(({ state, reason }) => ({ state, reason, review: joinReviews(shares) }));
      };
      worker.onerror = ({ message }: ErrorEvent) => fail(message);
      const share = { index, of };
      worker.postMessage({ rules, replay, side, options: USUAL_REVIEW, share } satisfies ReviewOrder);
    }
    return () => {
      for (const worker of workers) worker.terminate();
    };
  }, [rules, replay, side, most]);
  return running;
}

/** One for each core but that of the page, as far as the browser tells. */
function workerCount(most: number): number {
  return Math.min(most, Math.max(1, (navigator.hardwareConcurrency ?? 1) - 1));
}

function startReviewWorker(): Worker | null {
  return startWorker(() => new Worker(new URL("./review-worker.ts", import.meta.url), { type: "module" }));
}
