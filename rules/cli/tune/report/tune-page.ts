import { axisX, axisY, barX, gridX } from "@observablehq/plot";
import escapeHtml from "escape-html";
import { drawing } from "../../page/drawing.ts";
import { figuresTable, grid, openTable, section } from "../../page/html.ts";
import { page } from "../../page/page.ts";
import { percentChart, type RangeRow } from "../../page/range-chart.ts";
import { bandText, figureText, judgementText, targetText, verdictText } from "../../targets/figure-text.ts";
import { counted } from "../../terminal/counted.ts";
import { effectChart } from "./effect-chart.ts";
import { frontChart } from "./front-chart.ts";
import { agreementText, frontText, moveText, reachedText, unchangedText } from "./tune-text.ts";
import type { TargetRow, Tuned } from "./tuned.ts";

/** The page of `tune`: targets before and after, which keys mattered, and where targets fight one another. */
export function tunePage(tuned: Tuned): string {
  const { settings, rows, lossBefore, lossAfter } = tuned;
  const facts = [
    `${counted(settings.battles, "battle")} of each kind`,
    `policy ${settings.policy}`,
    `seed ${settings.seed}`,
    `rules ${settings.rulesHash} before`,
  ];
  return page(
    "Numbers for the targets",
    facts,
    tuned.interrupted
      ? `<p class="warning" role="note">The run was interrupted: this is the best until then, not confirmed.</p>`
      : "",
    section(
      "Targets",
      `${reachedText(tuned)} A target is reached when the 95 % range lies in the band, on five fresh seeds together.`,
      targetTable(rows),
      seedTable(rows),
    ),
    winRateSection(rows),
    ...(lossBefore === null || lossAfter === null
      ? []
      : [
          section(
            "Distance from the targets",
            `Pale bars are the rules before, coloured ones those found: ${lossBefore.toFixed(2)} in all before, ${lossAfter.toFixed(2)} after. Binding targets weigh ten times as much as aims.`,
            grid("grid-wide", [distanceChart(rows)]),
          ),
        ]),
    changesSection(tuned),
    effectsSection(tuned),
    frontsSection(tuned),
  );
}

function targetTable(rows: readonly TargetRow[]): string {
  return openTable(
    "targets before and after",
    ["target", "wanted", "before (95 %)", "after (95 %)", ""],
    rows.map(({ target, before, after }) => [
      targetText(target),
      bandText(target),
      judgementText(before),
      judgementText(after),
      verdictText(after),
    ]),
  );
}

/** Win rates are what everybody asks for first. */
function winRateSection(rows: readonly TargetRow[]): string {
  const rates = rows.flatMap(({ target: { measure, place, band }, before, after }): RangeRow[] =>
    measure === "winRate" && after?.reading
      ? [
          {
            name: place,
            color: `var(--${place})`,
            share: after.reading,
            before: before?.reading ?? undefined,
            target: [band.from, band.to],
          },
        ]
      : [],
  );
  if (rates.length === 0) return "";
  const lead = "Pale dots are the rules before, coloured ones those found; green bands are the targets.";
  return section("Win rate", lead, grid("grid-1", [percentChart("Win rate before and after", rates)]));
}

function seedTable(rows: readonly TargetRow[]): string {
  return figuresTable(
    "each fresh seed alone, after",
    ["target", "1", "2", "3", "4", "5"],
    rows
      .filter(({ seeds }) => seeds.length > 0)
      .map(({ target, seeds }) => [
        targetText(target),
        ...seeds.map((value) => (value === null ? "–" : figureText(target, value))),
      ]),
  );
}

function changesSection(tuned: Tuned): string {
  return section(
    "What changed",
    unchangedText(tuned),
    openTable(
      "changed keys",
      ["key", "before", "after"],
      tuned.changes.map(({ path, before, after }) => [path, String(before), String(after)]),
    ),
  );
}

function effectsSection(tuned: Tuned): string {
  const { effects } = tuned;
  if (effects.length === 0) return "";
  return section(
    "Which keys mattered",
    `How much farther from the targets the same battles are when one key goes back; bold ranges exclude zero. ${agreementText(tuned)}`,
    grid("grid-wide", [effectChart(effects)]),
    openTable(
      "effect of each key",
      ["key put back", "distance added (95 %)", "moves most"],
      effects.map(({ path, rise, moves }) => [
        path,
        `${rise.value.toFixed(2)} (${rise.low.toFixed(2)} to ${rise.high.toFixed(2)})`,
        moves.map(moveText).join("; "),
      ]),
    ),
  );
}

function frontsSection({ fronts }: Tuned): string {
  if (fronts.length === 0) return "";
  return section(
    "Where targets fight one another",
    "Each dot is a rule set that the search played: to the side the missed target, upwards the distance of all others together. The line is the front: nobody is nearer to the one without being farther from the rest.",
    grid(
      "grid-2",
      fronts.map(
        (front) =>
          `<h3>${escapeHtml(targetText(front.target))}</h3>${frontChart(front)}<p>${escapeHtml(frontText(front))}</p>`,
      ),
    ),
  );
}

const ROW = 30;
const LEFT = 330;

/** How far each target is from its band, before and after, the farthest first; those that are met have no bar. */
function distanceChart(rows: readonly TargetRow[]): string {
  const missed = rows
    .map(({ target, before, after }) => ({
      name: targetText(target),
      before: target.weight * (before?.distance ?? 0),
      after: target.weight * (after?.distance ?? 0),
    }))
    .filter(({ before, after }) => before > 0 || after > 0)
    .toSorted((one, other) => other.after - one.after || other.before - one.before);
  const names = missed.map(({ name }) => name);
  return drawing({
    title: "Weighted distance from the band",
    description: `${missed.map(({ name, before, after }) => `${name}: ${before.toFixed(2)} before, ${after.toFixed(2)} after`).join("; ")}.`,
    width: 820,
    height: missed.length * ROW + 50,
    marginLeft: LEFT,
    marginRight: 20,
    marginTop: 8,
    marginBottom: 36,
    x: { label: null, zero: true },
    y: { domain: names, label: null, padding: 0.2 },
    marks: [
      gridX({ ticks: 5, stroke: "var(--grid)", strokeOpacity: 1 }),
      axisX({ ticks: 5, tickSize: 0 }),
      axisY({ tickSize: 0, fontSize: 12, fill: "var(--text)" }),
      barX(missed, { x: "before", y: "name", insetBottom: 12, rx: 2, fill: "var(--before)" }),
      barX(missed, { x: "after", y: "name", insetTop: 12, rx: 2, fill: "var(--target)" }),
    ],
  });
}
