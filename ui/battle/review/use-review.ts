import { useEffect, useState } from "react";
import {
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

/** Reviews a battle in a worker for as long as the component is shown; leaving it ends the worker. */
export function useReview(rules: RuleSet, replay: Replay, side: SideIndex): RunningReview {
  const [running, setRunning] = useState(NOTHING_YET);
  useEffect(() => {
    setRunning(NOTHING_YET);
    const worker = startReviewWorker();
    const fail = (reason: string) => setRunning(({ review }) => ({ review, state: "failed", reason }));
    if (!worker) return setRunning({ ...NOTHING_YET, state: "unavailable" });
    worker.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => {
      if (data.kind === "failure") fail(data.text);
      else setRunning({ ...NOTHING_YET, review: data.review });
    };
    worker.onerror = ({ message }: ErrorEvent) => fail(message);
    worker.postMessage({ rules, replay, side, options: USUAL_REVIEW } satisfies ReviewOrder);
    return () => worker.terminate();
  }, [rules, replay, side]);
  return running;
}

function startReviewWorker(): Worker | null {
  return startWorker(() => new Worker(new URL("./review-worker.ts", import.meta.url), { type: "module" }));
}
