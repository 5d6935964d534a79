import type { MoveNames } from "../battle/actions/move-words.ts";
import { playReplay } from "../battle/replay/play-replay.ts";
import type { Replay } from "../battle/replay/replay.ts";
import { fill, type RuleSet } from "../index.ts";
import { judgedDecisions, type Review, type ReviewedTurn } from "../review/review.ts";
import { reviewBattle, USUAL_REVIEW } from "../review/review-battle.ts";
import { reviewNames } from "../review/review-names.ts";
import { chanceText, endText, momentText, moveText, turnsText, verdictText } from "../review/review-texts.ts";
import { triesFlag } from "./command/battle-flags.ts";
import { newCommand } from "./command/command.ts";
import { choice, rulesFile, text } from "./command/flags.ts";
import { badInput } from "./input/bad-input.ts";
import { type NamedRules, readReplayOf } from "./input/read-rules.ts";
import { onlyOn, type Section, sentences, table } from "./report/report.ts";
import { wilson } from "./statistics/interval.ts";
import { counted, percentWithRange } from "./terminal/figures.ts";

const PERCENT = 100;

/** `npm run review -- FILE`: the review that the game shows after a battle, as text or JSON. */
export const review = newCommand({
  name: "review",
  what: "Looks at each turn of a battle file again: chances, by playing on to the end, better moves, and the moments worth a look. Budget, playings and seed are those of the game; the same ones give the same review.",
  files: { value: "FILE", most: 1, of: "replay" },
  labels: {
    files: "Battle",
    budget: "Tries for each decision",
    playings: "Playings of each turn",
  },
  flags: {
    rules: rulesFile("the overlay that the battle was played by"),
    side: choice(["first", "second"], "whose turns; the player's are the first", "first"),
    budget: triesFlag("tries for each decision", USUAL_REVIEW.budget),
    playings: triesFlag("how often each turn is played on to the end, at most", USUAL_REVIEW.playings),
    seed: text("SEED", "what chance comes from", USUAL_REVIEW.seed),
  },
  read({ flags: { rules: named, side, ...options }, files: [file] }) {
    if (file === undefined) throw badInput("review", "no file", "is one replay file");
    const { budget, playings, seed } = options;
    return {
      named,
      replay: playableReplay(file, named),
      side: side === "first" ? (0 as const) : (1 as const),
      options: { budget, playings, seed },
    };
  },
  async play({ named, replay, side, options }, { signal, progress }): Promise<Review> {
    let done = 0;
    let found: Review | null = null;
    for (found of reviewBattle(named.rules, replay, side, options)) {
      const percent = Math.floor(found.progress * PERCENT);
      progress(percent - done, PERCENT);
      done = percent;
      await new Promise(setImmediate);
      if (signal.aborted) break;
    }
    if (found === null) throw new Error("The review ended without a result");
    return found;
  },
  show: {
    report: (found, { named: { rules, hash }, replay, side }) => ({
      title: rules.texts.review.title,
      facts: [`Rules ${hash}`, `${side === 0 ? "first" : "second"} side`],
      sections: reviewSections(rules, reviewNames(rules, replay, side), found),
    }),
    json: (found, { named, options }) => ({ version: 2, ...options, rulesHash: named.hash, ...found }),
  },
});

/** The replay in a file; refuses one of other rules, and one that was changed. */
function playableReplay(file: string, named: NamedRules): Replay {
  const replay = readReplayOf(named, file);
  const { divergence } = playReplay(named.rules, replay);
  if (divergence === null) return replay;
  const { turn, index, reason } = divergence;
  throw badInput(`${file}: actions[${index}]`, `"${reason}" in turn ${turn}`, "is an action that fits");
}

/** The moments worth a look, every judged decision, and how the battle ended. */
function reviewSections(rules: RuleSet, names: MoveNames, { turns, end, moments }: Review): Section[] {
  const { review } = rules.texts;
  if (turns.length === 0) return [{ title: "", parts: sentences([review.noTurn]) }];
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
  const lines = moments.map((moment) => `${turnsText(rules, moment)}: ${momentText(rules, names, moment)}`);
  return [
    {
      title: review.moments.title,
      parts: [
        ...onlyOn("terminal", ...sentences([review.moments.title], "heading")),
        ...sentences(lines.length === 0 ? [review.moments.none] : lines, "list"),
      ],
    },
    {
      title: review.turns.title,
      parts: [
        table([turn, chance, move, judgement], rows, { hasWords: true }),
        ...sentences([result === null ? null : fill(review.curve.end, { result })]),
      ],
    },
  ];
}

/** The chance, and what it comes from: the share of the playings that were won, with its 95% range. */
function chanceWithReason({ texts }: RuleSet, { chance, playings }: ReviewedTurn): string {
  return `${chanceText(texts, chance)}: won ${percentWithRange(wilson(chance * playings, playings))} of ${counted(playings, "playing")}`;
}
