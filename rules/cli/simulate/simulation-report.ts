import { PLAYER_ACTIONS, USE_KINDS, type UseKind } from "../../simulation/battle-record.ts";
import { colorOf, titleOf } from "../page/colors.ts";
import { rangeText, targetOf } from "../page/targets.ts";
import {
  type Chart,
  type Charts,
  figure,
  onlyOn,
  type Part,
  type RangeRow,
  type RangeSeries,
  type Report,
  rangesOf,
  type Section,
  sentences,
  type Table,
  table,
  teamsText,
  unconfirmedText,
} from "../report/report.ts";
import { nameOf, type SimulationResult } from "../statistics/simulation-result.ts";
import {
  brief,
  counted,
  intervalOf,
  percent,
  percentWithRange,
  pointsWithRange,
} from "../terminal/figures.ts";
import type { MeasuredRun } from "../workers/measured-run.ts";
import { energySection, histogramSection } from "./course-sections.ts";
import type { MergedRun } from "./shards.ts";

/** What `simulate` shows. `hasOwnDecks` says that decks came from files. */
export function simulationReport(
  runs: readonly MeasuredRun[],
  { plans, hasOwnDecks }: MergedRun["run"],
): Report {
  const results = runs.map(({ result }) => result);
  const [first] = results;
  if (!first) return { title: "Nothing was played", facts: ["Nothing was played"], sections: [] };
  return {
    title: first.mode === "pvp" ? "Battles, deck against deck" : "Battles against the AI",
    facts: [
      `Rules ${first.rulesHash}`,
      `seed ${first.seed}`,
      `policy ${first.policy}`,
      `mode ${first.mode}`,
      ...(hasOwnDecks ? ["decks from files"] : []),
    ],
    isInterrupted: results.some(({ interrupted }) => interrupted),
    sections: [
      {
        title: "",
        parts: [
          ...sentences([unconfirmedText(first.policy)], "note"),
          ...sentences([...playersText(results), teamsText(plans)]),
          ...tiles(results),
        ],
      },
      winRateSection(results, hasOwnDecks),
      histogramSection(runs, "turns"),
      liftSection(results),
      histogramSection(runs, "actionsPerTurn"),
      energySection(runs),
    ],
  };
}

/** Who played, and how long bots took. */
function playersText(results: readonly SimulationResult[]): string[] {
  const [players, opponents] = (["player", "opponent"] as const).map((side) =>
    [...new Set(results.map((result) => result[side]))].join(", "),
  );
  const times = results.flatMap((result) =>
    (["player", "opponent"] as const).flatMap((side) => {
      const time = result.decisions?.[side];
      if (!time) return [];
      const took = `${time.meanMs} ms on average, 99 % within ${time.p99Ms} ms`;
      const decisions = counted(time.decisions, "decision");
      return [`${result[side]} (${nameOf(result)}, ${side}): ${decisions}, ${took}.`];
    }),
  );
  return [`Player: ${players}. Opponent: ${opponents}.`, ...times];
}

function tiles(results: readonly SimulationResult[]): Part[] {
  const share = (value: number) => (value * 100).toFixed(1);
  const tiles = results.map((result) => ({
    name: titleOf(result),
    color: colorOf(result),
    figure: percent(result.winRate.value),
    notes: [
      `won, range ${share(result.winRate.low)} to ${share(result.winRate.high)} %`,
      `${brief(result.turns.median)} turns, ${result.actionsPerTurn.toFixed(2)} actions a turn`,
      // Against the AI the player always begins, so the first mover's share would be the same figure.
      ...(result.mode === "pvp" ? [`first mover wins ${percent(result.firstMover.value)}`] : []),
    ],
  }));
  return [{ kind: "tiles", tiles }];
}

function winRateSection(results: readonly SimulationResult[], hasOwnDecks: boolean): Section {
  const rows = results.flatMap((result) => rateRows(result, hasOwnDecks));
  const hasTargets = rows.some(({ target }) => target);
  return {
    title: "Win rate",
    lead: `Share of battles the player's side won.${hasTargets ? " Green bands are the targets for a team that just meets the requirement." : ""}`,
    parts: [
      { kind: "charts", arrangement: "grid-1", charts: [figure(rangesOf("Win rate", rows))] },
      overview(results, hasOwnDecks),
      courses(results),
    ],
  };
}

/** A row for the win rate; in PvP one more for the side that moves first. */
function rateRows(result: SimulationResult, hasOwnDecks: boolean): RangeRow[] {
  const [color, target] = [colorOf(result), targetOf(result, hasOwnDecks)];
  if (result.mode === "ai") return [{ name: titleOf(result), color, share: result.winRate, target }];
  return [
    { name: "player 1", color, share: result.winRate },
    { name: "first", color: "var(--accent)", share: result.firstMover, target },
  ];
}

function overview(results: readonly SimulationResult[], hasOwnDecks: boolean): Table {
  const head = ["", "battles", "won", "lost", "drawn", "win rate (95 %)", "target", "turns (10–90 %)"];
  const rows = results.map((result) => [
    nameOf(result),
    ...[result.battles, result.wins, result.losses, result.draws].map(String),
    percentWithRange(result.winRate),
    result.mode === "ai" ? rangeText(targetOf(result, hasOwnDecks)) : "–",
    `${brief(result.turns.median)} (${brief(result.turns.p10)}–${brief(result.turns.p90)})`,
    result.actionsPerTurn.toFixed(2),
    percentWithRange(result.firstMover),
  ]);
  return table([...head, "actions/turn", "first mover wins"], rows, { caption: "win rate" });
}

/** How battles went: what makes them worth thinking about. */
function courses(results: readonly SimulationResult[]): Table {
  const head = ["", "turns without action", "lead changes", "leader at half wins"];
  const rows = results.map(({ leadChanges, ...result }) => [
    nameOf(result),
    percentWithRange(result.emptyTurns),
    `${leadChanges.value.toFixed(2)} (${leadChanges.low.toFixed(2)}–${leadChanges.high.toFixed(2)})`,
    percentWithRange(result.leaderAtHalf),
    result.speedRewards.map(({ value }) => percent(value)).join(" ") || "–",
    PLAYER_ACTIONS.map((kind) => `${Math.round(result.actions[kind] * 100)}`).join(" "),
  ]);
  const further = ["wins with 1st 2nd 3rd speed reward", `${PLAYER_ACTIONS.join(" ")} (%)`];
  return table([...head, ...further], rows, { caption: "how battles went" });
}

/** The kinds begin a heading with a capital. */
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The influence of each species, tool, spell and synergy on the win rate. */
function liftSection(results: readonly SimulationResult[]): Section {
  const tables = USE_KINDS.map((kind) => liftTable(kind, results));
  const note =
    "Lift: win rate of battles with it minus that of battles without it, in points, with 95 % range.";
  return {
    title: "What lifts the win rate",
    lead: "Win rate of the battles with it minus that of the battles without it. Species, tools and spells count if they are in the deck, synergies if they were active at the end of one of the player's turns. Bold lines are significant.",
    parts: [
      ...onlyOn("terminal", ...sentences([note]), ...tables),
      pointsCharts(results, (kind, index) => ({
        title: `Win-rate lift: ${capital(kind)}`,
        names: namesOf(kind, results),
        values: results.map((result) => intervalsOf(result[kind])),
        figures: tables[index],
      })),
    ],
  };
}

/** Charts of differences in points: one for each kind, with a series for each result. */
export function pointsCharts(
  results: readonly SimulationResult[],
  chartOf: (
    kind: UseKind,
    index: number,
  ) => { title: string; names: string[]; values: RangeSeries["values"][]; figures?: Table | undefined },
): Charts {
  const legend = results.map((result) => ({ name: titleOf(result), color: colorOf(result) }));
  const charts = USE_KINDS.map((kind, index) => {
    const { title, names, values, figures } = chartOf(kind, index);
    const series = legend.map((one, place) => ({ ...one, values: values[place] ?? {} }));
    const chart: Chart = { kind: "ranges", title, names, series, scale: "points" };
    const caption = `${kind}, in percentage points`;
    return figure(chart, {
      heading: capital(kind),
      ...(figures ? { figures: { ...figures, caption, isFolded: true } } : {}),
    });
  });
  return { kind: "charts", arrangement: "masonry", legend, charts };
}

function namesOf(kind: UseKind, results: readonly SimulationResult[]): string[] {
  return [...new Set(results.flatMap((result) => Object.keys(result[kind])))].sort();
}

function intervalsOf(lifts: SimulationResult["species"]): RangeSeries["values"] {
  const known = Object.entries(lifts).flatMap(([name, lift]) => {
    const interval = intervalOf(lift);
    return interval ? [[name, interval] as const] : [];
  });
  return Object.fromEntries(known);
}

function liftTable(kind: UseKind, results: readonly SimulationResult[]): Table {
  const rows = namesOf(kind, results).map((name) => [
    name,
    ...results.flatMap((result) => {
      const lift = result[kind][name];
      const interval = lift ? intervalOf(lift) : null;
      return [String(lift?.uses ?? 0), percent(lift?.used ?? 0), interval ? pointsWithRange(interval) : "–"];
    }),
  ]);
  return table([kind, ...results.flatMap((one) => ["uses", "used in", `lift, ${nameOf(one)}`])], rows);
}

/** A figure of a result as a line of a table. Cells are empty where the figure has no such value. */
export interface FigureRow extends Record<string, string | number | null> {
  run: string;
  kind: string;
  name: string;
  value: number | null;
  low: number | null;
  high: number | null;
  uses: number | null;
}

/** All figures of some results, one row each, so that a spreadsheet can filter and sort them. */
export function figureRows(results: readonly SimulationResult[]): FigureRow[] {
  return results.flatMap((result) => {
    const run = nameOf(result);
    const { winRate, firstMover, turns } = result;
    const none = { value: null, low: null, high: null, uses: null };
    return [
      { run, kind: "battles", name: "battles", ...none, value: result.battles },
      { run, kind: "winRate", name: "player", ...none, ...winRate },
      { run, kind: "winRate", name: "first mover", ...none, ...firstMover },
      ...Object.entries(turns).map(([name, value]) => ({ run, kind: "turns", name, ...none, value })),
      { run, kind: "actionsPerTurn", name: "median", ...none, value: result.actionsPerTurn },
      ...USE_KINDS.flatMap((kind) =>
        Object.entries(result[kind]).map(([name, { uses, lift, low, high }]) => {
          return { run, kind, name, value: lift, low, high, uses };
        }),
      ),
    ];
  });
}
