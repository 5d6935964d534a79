import { answersTo } from "./answer-order.ts";
import type { ReviewOrder } from "./review-messages.ts";

addEventListener("message", ({ data }: MessageEvent<ReviewOrder>) => {
  for (const answer of answersTo(data)) postMessage(answer);
});
