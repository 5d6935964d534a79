import { figuresTable, openTable, section } from "../page/html.ts";
import { bandText, judgementText, verdictText } from "../targets/figure-text.ts";
import type { Judgement } from "../targets/judge.ts";
import { MEASURES } from "../targets/measures.ts";
import { type HeldTarget, reachedText } from "./held-targets.ts";

const HEAD = ["figure", "where", "wanted", "before (95 %)", "after (95 %)"];

/** The section that holds each figure against its target, before and after: open what must be reached. */
export function targetSection(held: readonly HeldTarget[]): string {
  if (held.length === 0) return "";
  const rowsOf = (binding: boolean) => held.filter(({ target }) => target.binding === binding).map(rowOf);
  return section(
    "Against the targets",
    `${reachedText(held)} A target is reached if the range of its figure overlaps it; of several figures the farthest is shown.`,
    openTable("targets that must be reached", HEAD, rowsOf(true), "words"),
    figuresTable("aims", HEAD, rowsOf(false), "words"),
  );
}

function rowOf({ target, before, after }: HeldTarget): string[] {
  const { title } = MEASURES[target.measure];
  return [title, target.place, bandText(target), judged(before), judged(after)];
}

function judged(judgement: Judgement): string {
  return [judgementText(judgement), verdictText(judgement)].filter((text) => text !== "").join(", ");
}
