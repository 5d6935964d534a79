import type { MoveNames } from "../../battle/actions/move-words.ts";
import { fill, type RuleSet } from "../../index.ts";
import { judgedDecisions, type Review, type ReviewedTurn } from "../../review/review.ts";
import {
  chanceText,
  endText,
  momentText,
  moveText,
  turnsText,
  verdictText,
} from "../../review/review-texts.ts";
import { wilson } from "../statistics/interval.ts";
import { counted } from "./counted.ts";
import { percentWithRange } from "./figures.ts";
import { textTable } from "./text-table.ts";

/** A review as text for a terminal: every judged decision, how the battle ended, and the moments worth a look. */
export function reviewText(rules: RuleSet, names: MoveNames, { turns, end, moments }: Review): string {
  const { review } = rules.texts;
  if (turns.length === 0) return review.noTurn;
  const rows = turns.flatMap((turn) =>
    judgedDecisions(turn).map((decision, index) => [
      index === 0 ? String(turn.turn) : "",
      index === 0 ? chanceWithReason(rules, turn) : "",
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

/** The chance, and what it comes from: the share of the playings that were won, with its 95% range. */
function chanceWithReason({ texts }: RuleSet, { chance, playings }: ReviewedTurn): string {
  return `${chanceText(texts, chance)}: won ${percentWithRange(wilson(chance * playings, playings))} of ${counted(playings, "playing")}`;
}

function momentLine(rules: RuleSet, names: MoveNames, moment: Review["moments"][number]): string {
  return `${turnsText(rules, moment)}: ${momentText(rules, names, moment)}`;
}
