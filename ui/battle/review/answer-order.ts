import { reviewBattle } from "../../../rules/index.ts";
import type { ReviewAnswer, ReviewOrder } from "./review-messages.ts";

/** The answers to an order, one after another; an error is the last one, as it would not reach the page from a worker. */
export function* answersTo({ rules, replay, side, options }: ReviewOrder): Generator<ReviewAnswer, void> {
  try {
    for (const review of reviewBattle(rules, replay, side, options)) yield { kind: "review", review };
  } catch (error) {
    yield { kind: "failure", text: error instanceof Error ? error.message : String(error) };
  }
}
