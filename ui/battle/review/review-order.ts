import {
  type Replay,
  type Review,
  type ReviewOptions,
  type ReviewShare,
  type RuleSet,
  reviewBattle,
  type SideIndex,
} from "../../../rules/index.ts";

/** What a worker is to review; the only message that it gets. */
export interface ReviewOrder {
  /** The rules that the battle was played by. */
  rules: RuleSet;
  replay: Replay;
  side: SideIndex;
  options: ReviewOptions;
  share: ReviewShare;
}

/** What the worker sends: the review as far as it has got, again and again, and a failure at most once. */
export type ReviewAnswer = { kind: "review"; review: Review } | { kind: "failure"; text: string };

/** The answers to an order, one after another; an error is the last one, as it would not reach the page from a worker. */
export function* answersTo({
  rules,
  replay,
  side,
  options,
  share,
}: ReviewOrder): Generator<ReviewAnswer, void> {
  try {
    for (const review of reviewBattle(rules, replay, side, options, share)) yield { kind: "review", review };
  } catch (error) {
    yield { kind: "failure", text: error instanceof Error ? error.message : String(error) };
  }
}
