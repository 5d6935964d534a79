import { hasEqualTeams, type SimulationPlan } from "../../simulation/plan.ts";
import type { Interval } from "../statistics/interval.ts";

/** What a command found, as plain data that a terminal and a page show alike. */
export interface Report {
  /** The heading of the page. */
  title: string;
  /** The first line on a terminal; what stands below the heading of the page. */
  facts: string[];
  sections: Section[];
  /** Whether the run was interrupted; the page says so. */
  isInterrupted?: boolean;
}

/** A section of the page; a terminal shows its parts without heading and lead. */
export interface Section {
  title: string;
  lead?: string;
  parts: Part[];
}

/** Parts are for both, unless `only` says for whom. */
export type Part = (Sentences | Table | Charts | Tiles) & { only?: "page" | "terminal" };

export interface Sentences {
  kind: "sentences";
  lines: string[];
  /** How a page shows them: as a list, or standing out as a note; else as a paragraph. */
  as?: "list" | "note" | "heading";
}

export interface Table {
  kind: "table";
  /** What it is about; by default the first cell of the head. */
  caption?: string;
  head: string[];
  rows: string[][];
  /** Whether its cells hold words, which a page wraps. */
  hasWords?: boolean;
  /** Whether a page shows it only to who opens it, as the figures of a chart. */
  isFolded?: boolean;
}

/** Pictures side by side; a terminal shows none. */
export interface Charts {
  kind: "charts";
  /** How many share a row where there is room; `masonry` fills two columns. */
  arrangement: "grid-wide" | "grid-1" | "grid-2" | "grid-half" | "grid-4" | "masonry";
  legend?: { name: string; color: string }[];
  charts: (Figure | Table)[];
}

/** A chart with what stands above and below it. */
export interface Figure {
  kind: "figure";
  heading?: string;
  chart: Chart;
  figures?: Table;
  note?: string;
}

/** The most important figures, large. A terminal shows none. */
export interface Tiles {
  kind: "tiles";
  tiles: { name: string; color: string; figure: string; notes: string[] }[];
}

/** How the figures of a chart are written, and what its axis covers. */
export type Scale = "percent" | "points" | "number" | "turns" | "days";

/** A picture as data. Colours are variables of the page. */
export type Chart = { title: string } & (
  | RangesChart
  | HistogramChart
  | LinesChart
  | StackChart
  | MatrixChart
  | ScatterChart
);

/** Dots with their ranges, one row for each name, one lane for each series. */
export interface RangesChart {
  kind: "ranges";
  names: string[];
  series: RangeSeries[];
  scale: Scale;
  /** The wanted band of a row. */
  targets?: Record<string, readonly [number, number]>;
  /** Where a line stands across all rows. */
  bound?: number;
  /** Whether each dot of the last series has its figure beside it. */
  hasFigures?: boolean;
  isWide?: boolean;
}

export interface RangeSeries {
  name: string;
  color: string;
  /** By the name of the row, which may have a colour of its own. */
  values: Record<string, Interval & { color?: string; hint?: string }>;
}

/** How often each value occurred, with the median marked; the last bar holds all above. */
export interface HistogramChart {
  kind: "histogram";
  color: string;
  values: readonly number[];
  step: number;
  to: number;
  median: number;
  /** What is counted, such as `turns`. */
  unit: string;
}

/** Values from the first turn, day or week on. */
export interface LinesChart {
  kind: "lines";
  series: { name: string; color: string; values: readonly number[] }[];
  unit: string;
}

/** Shares of a whole for each week. */
export interface StackChart {
  kind: "stack";
  bars: { at: number; share: number; color: string; hint: string }[];
  count: number;
  unit: string;
}

/** A cell for each pair of names, coloured by how much above or below a half its value is. */
export interface MatrixChart {
  kind: "matrix";
  names: string[];
  cells: { name: string; opponent: string; value: number; hint: string }[];
}

/** Dots, and a line through some of them. */
export interface ScatterChart {
  kind: "scatter";
  dots: { x: number; y: number; hint: string }[];
  line: { x: number; y: number; hint: string }[];
  /** The wanted band of x. */
  band: { from: number; to: number };
  scale: Scale;
  label: string;
}

/** A row of a chart of ranges: one measurement, or the same one before and after. */
export interface RangeRow {
  name: string;
  color: string;
  share: Interval;
  before?: Interval | undefined;
  target?: readonly [number, number] | undefined;
}

/** Figures one row each, with the same before above them. */
export function rangesOf(title: string, rows: readonly RangeRow[], scale: Scale = "percent"): Chart {
  const before = rows.flatMap(({ name, before }) => (before ? [[name, before] as const] : []));
  const now = rows.map(({ name, color, share }) => [name, { ...share, color }] as const);
  const targets = rows.flatMap(({ name, target }) => (target ? [[name, target] as const] : []));
  return {
    kind: "ranges",
    title,
    names: rows.map(({ name }) => name),
    series: [
      ...(before.length > 0
        ? [{ name: "before", color: "var(--before)", values: Object.fromEntries(before) }]
        : []),
      { name: before.length > 0 ? "after" : "", color: "var(--text)", values: Object.fromEntries(now) },
    ],
    scale,
    targets: Object.fromEntries(targets),
    hasFigures: true,
  };
}

/** A table, whose first cell says what it is about. */
export function table(head: string[], rows: string[][], more: Partial<Table> = {}): Table {
  return { kind: "table", head, rows, ...more };
}

/** The figures of a chart, for readers who do not see it. */
export function folded(caption: string, head: string[], rows: string[][], more: Partial<Table> = {}): Part {
  return { ...table(head, rows, more), caption, isFolded: true, only: "page" };
}

/** Sentences, one line each; none without any. */
export function sentences(lines: readonly (string | null)[], as?: Sentences["as"]): Part[] {
  const said = lines.filter((line) => line !== null && line !== "") as string[];
  return said.length === 0 ? [] : [{ kind: "sentences", lines: said, ...(as ? { as } : {}) }];
}

/** What the answer of another policy than that of the game begins with; null for `full`. */
export function unconfirmedText(policy: string): string | null {
  return policy === "full"
    ? null
    : `Policy ${policy} decided all of this, and full has confirmed nothing: play with --policy full.`;
}

/** Who begins in PvP between different teams. */
export const WHO_BEGINS =
  "In PvP the side whose opening hand has more initiative begins, in whichever place it stands; a coin decides between equal ones.";

/** Which teams meet in PvP, and so who begins; null without PvP. */
export function teamsText(plans: readonly SimulationPlan[]): string | null {
  const duels = plans.find(({ mode }) => mode === "pvp");
  if (!duels) return null;
  if (!hasEqualTeams(duels)) return WHO_BEGINS;
  const team = duels.deck ? "the deck from the file" : "the same team, drawn anew for each battle";
  return `In PvP both sides have ${team}: their opening hands have equal initiative, so a coin decides who begins.`;
}

/** The same part for a page or a terminal alone. */
export function onlyOn(only: "page" | "terminal", ...parts: Part[]): Part[] {
  return parts.map((part) => ({ ...part, only }));
}

/** A figure of a chart alone. */
export function figure(chart: Chart, more: Partial<Omit<Figure, "chart" | "kind">> = {}): Figure {
  return { kind: "figure", chart, ...more };
}
