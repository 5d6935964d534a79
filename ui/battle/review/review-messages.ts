import type { Replay, Review, ReviewOptions, RuleSet, SideIndex } from "../../../rules/index.ts";

/** What a worker is to review; the only message that it gets. */
export interface ReviewOrder {
  /** The rules that the battle was played by. */
  rules: RuleSet;
  replay: Replay;
  side: SideIndex;
  options: ReviewOptions;
}

/** What the worker sends: the review as far as it has got, again and again, and a failure at most once. */
export type ReviewAnswer = { kind: "review"; review: Review } | { kind: "failure"; text: string };
