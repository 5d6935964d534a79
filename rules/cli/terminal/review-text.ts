import type { MoveNames } from "../../battle/actions/move-words.ts";
import { fill, type RuleSet } from "../../index.ts";
import { judgedDecisions, type Review } from "../../review/review.ts";
import {
  chanceText,
  endText,
  momentText,
  moveText,
  turnsText,
  verdictText,
} from "../../review/review-texts.ts";
import { textTable } from "./text-table.ts";

/** A review as text for a terminal: every judged decision, how the battle ended, and the moments worth a look. */
export function reviewText(rules: RuleSet, names: MoveNames, { turns, end, moments }: Review): string {
  const { review } = rules.texts;
  if (turns.length === 0) return review.noTurn;
  const rows = turns.flatMap((turn) =>
    judgedDecisions(turn).map((decision, index) => [
      index === 0 ? String(turn.turn) : "",
      index === 0 ? chanceText(rules.texts, turn.chance) : "",
      moveText(rules, names, decision.played),
      verdictText(rules, names, decision, true),
    ]),
  );
  const { turn, chance, move, judgement } = review.turns;
  const result = endText(rules.texts, end);
  const parts = [
    textTable([turn, chance, move, judgement], rows),
    ...(result === null ? [] : [fill(review.curve.end, { result })]),
    review.moments.title,
    ...(moments.length === 0
      ? [review.moments.none]
      : moments.map((moment) => momentLine(rules, names, moment))),
  ];
  return parts.join("\n\n");
}

function momentLine(rules: RuleSet, names: MoveNames, moment: Review["moments"][number]): string {
  return `${turnsText(rules, moment)}: ${momentText(rules, names, moment)}`;
}
