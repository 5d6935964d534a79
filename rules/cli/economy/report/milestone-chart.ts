import { axisX, axisY, dot, gridX, ruleY } from "@observablehq/plot";
import { drawing } from "../../page/drawing.ts";
import { DAYS_PER_WEEK } from "../play/timetable.ts";
import type { Milestone } from "../result/policy-result.ts";
import type { Column } from "./tables.ts";
import { daysText } from "./words.ts";

const ROW = 30;
const LANE = 5;
const TICKS = [0, 1, 7, 28, 84, 182, 364, 728, 1456];

interface Mark {
  name: string;
  low: number;
  high: number;
  value: number;
  hint: string;
}

/** When each milestone is reached, on an axis of days that is stretched at its start. */
export function milestoneChart(
  title: string,
  columns: readonly (Column & { color: string })[],
  names: readonly string[],
  weeks: number,
): string {
  const end = weeks * DAYS_PER_WEEK;
  const ticks = TICKS.filter((day) => day <= end);
  const lanes = columns.map((column, lane) => ({
    dy: (lane - (columns.length - 1) / 2) * LANE,
    color: column.color,
    marks: names.flatMap((name) => {
      const milestone = column.result.milestones.find((one) => one.name === name);
      return milestone && milestone.days.median !== null
        ? [
            markOf(
              milestone,
              milestone.days.median,
              end,
              `${column.title}: ${name} ${daysText(column.result, name, weeks)}`,
            ),
          ]
        : [];
    }),
  }));
  const sentences = columns.map(
    ({ title: of, result }) =>
      `${of}: ${names.map((name) => `${name} ${daysText(result, name, weeks)}`).join(", ")}`,
  );
  return drawing({
    title,
    description: `${sentences.join("; ")}.`,
    width: 400,
    height: names.length * ROW + 56,
    marginLeft: 150,
    marginRight: 16,
    marginTop: 8,
    marginBottom: 40,
    // A root, so that a quick start and a long wait both show.
    x: { type: "sqrt", domain: [0, end], label: null },
    y: { domain: [...names], label: null },
    marks: [
      gridX({ ticks, stroke: "var(--grid)", strokeOpacity: 1 }),
      axisX({
        ticks,
        tickSize: 0,
        tickFormat: String,
        label: "days after the first visit",
        labelAnchor: "center",
        labelArrow: "none",
      }),
      axisY({ tickSize: 0, fontSize: 12, fill: "var(--text)" }),
      ...lanes.flatMap(({ dy, color, marks }) => [
        ruleY(marks, { y: "name", x1: "low", x2: "high", dy, stroke: color, strokeWidth: 2 }),
        dot(marks, { y: "name", x: "value", dy, r: 4.5, fill: color, stroke: "var(--panel)", title: "hint" }),
      ]),
    ],
  });
}

function markOf(milestone: Milestone, median: number, end: number, hint: string): Mark {
  const { p10, p90 } = milestone.days;
  return {
    name: milestone.name,
    low: p10 ?? median,
    high: p90 ?? end,
    value: median,
    hint,
  };
}
