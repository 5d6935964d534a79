import { bandText, figureText, judgementText, targetText, verdictText } from "../../targets/figure-text.ts";
import { MEASURES } from "../../targets/measures.ts";
import { counted } from "../../terminal/counted.ts";
import { textTable } from "../../terminal/text-table.ts";
import type { Front } from "./front.ts";
import type { Effect, Tuned } from "./tuned.ts";

/** The result of `tune` as text for a terminal. */
export function tuneText(tuned: Tuned, overlay: string | undefined): string {
  const { settings, rows, lossBefore, lossAfter, effects, fronts } = tuned;
  const { seed, policy, battles, confirm } = settings;
  return [
    `Seed ${seed}, policy ${policy}, ${counted(battles, "battle")} of each kind for the search, confirmed on five fresh seeds with ${confirm} each.`,
    textTable(
      ["target", "", "", "wanted", "before (95 %)", "after (95 %)", ""],
      rows.map(({ target, before, after }) => [
        MEASURES[target.measure].title,
        target.place,
        target.binding ? "binding" : "aim",
        bandText(target),
        judgementText(before),
        judgementText(after),
        verdictText(after),
      ]),
    ),
    reachedText(tuned),
    lossBefore === null || lossAfter === null
      ? ""
      : `Distance from all targets: ${lossBefore.toFixed(2)} before, ${lossAfter.toFixed(2)} after.`,
    changesText(tuned),
    effectsText(effects),
    agreementText(tuned),
    ...fronts.map(frontText),
    overlayText(tuned, overlay),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** How many targets are reached before and after, of the kinds that are wanted. */
export function reachedText({ rows }: Tuned): string {
  const of = (binding: boolean) => {
    const counting = rows.filter(({ target }) => target.binding === binding && target.weight > 0);
    if (counting.length === 0) return [];
    const before = counting.filter((row) => row.before?.isReached).length;
    const after = counting.filter((row) => row.after?.isReached).length;
    return [`${after} of ${counting.length} ${binding ? "binding targets" : "aims"} (before: ${before})`];
  };
  return rows.some(({ after }) => after !== null)
    ? `Reached: ${[...of(true), ...of(false)].join(", ")}.`
    : "";
}

/** Says that nothing changed, and whether anything had to; empty where something did. */
export function unchangedText({ changes, rows }: Tuned): string {
  if (changes.length > 0) return "";
  const counting = rows.filter(({ target }) => target.weight > 0);
  return counting.every(({ before }) => before?.isReached === true)
    ? "The rules as they are reach every target: no number needs to change."
    : "No change was found that is better than the rules as they are.";
}

function changesText(tuned: Tuned): string {
  const { changes } = tuned;
  if (changes.length === 0) return unchangedText(tuned);
  return textTable(
    ["key", "before", "after"],
    changes.map(({ path, before, after }) => [path, String(before), String(after)]),
  );
}

function effectsText(effects: readonly Effect[]): string {
  if (effects.length === 0) return "";
  const table = textTable(
    ["key put back", "distance added (95 %)", "moves most"],
    effects.map(({ path, rise, moves }) => [
      path,
      `${rise.value.toFixed(2)} (${rise.low.toFixed(2)} to ${rise.high.toFixed(2)})`,
      moves.slice(0, 1).map(moveText).join("; "),
    ]),
  );
  return `Which keys matter: how much farther from the targets the battles are without the change.\n\n${table}`;
}

export function moveText({ target, value, without }: Effect["moves"][number]): string {
  const [now, then] = [value, without].map((one) => (one === null ? "–" : figureText(target, one)));
  return `${targetText(target)} ${now} → ${then}`;
}

function overlayText({ overlay }: Tuned, file: string | undefined): string {
  const isEmpty = Object.keys(overlay).every((key) => key === "$schema");
  if (file !== undefined) return isEmpty ? `${file} changes nothing.` : `The overlay is in ${file}.`;
  return isEmpty ? "" : `The overlay:\n${JSON.stringify(overlay, null, 2)}`;
}

/** Below this rank correlation the first stage may have chosen by chance. */
const AGREEING = 0.5;

/** How far the cheap policy of the first stage can be trusted. */
export function agreementText({ settings: { scout, policy }, agreement, correlation }: Tuned): string {
  if (agreement.length === 0) return "";
  const compared = `${counted(agreement.length, "rule set")} by the same battles`;
  if (correlation === null)
    return `The policies ${scout} and ${policy} ranked ${compared}, too few to say how far they agree.`;
  const advice =
    correlation < AGREEING
      ? `: the first stage chose by chance, or the battles were too few to tell. Take more battles, or --scout ${policy}, which is slower`
      : "";
  return `The policies ${scout} and ${policy} rank ${compared} with a rank correlation of ${correlation.toFixed(2)} (1 is the same order, 0 none)${advice}.`;
}

/** What it would cost to reach a target that was missed. */
export function frontText({ target, points, against }: Front): string {
  const nearest = points[0];
  const fairest = points.at(-1);
  if (!nearest || !fairest) return "";
  const fight = against === null ? "" : ` It fights most with ${targetText(against)}.`;
  return `Missed: ${targetText(target)}, wanted ${bandText(target)}. Nearest in the search: ${figureText(target, nearest.value)}, where all others together are ${nearest.others.toFixed(1)} away; where they are nearest (${fairest.others.toFixed(1)}) it is ${figureText(target, fairest.value)}.${fight}`;
}
