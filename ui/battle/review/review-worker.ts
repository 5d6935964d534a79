import { answersTo, type ReviewOrder } from "./review-order.ts";

addEventListener("message", ({ data }: MessageEvent<ReviewOrder>) => {
  for (const answer of answersTo(data)) postMessage(answer);
});
