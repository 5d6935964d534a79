import { RESOURCE_NAMES, shippedRules } from "../../../index.ts";
import {
  type Chart,
  figure,
  onlyOn,
  type Part,
  type Report,
  type Section,
  sentences,
  type Table,
  table,
} from "../../report/report.ts";
import { counted, figureOf } from "../../terminal/figures.ts";
import { AMOUNTS } from "../play/play-weeks.ts";
import { DAYS_PER_WEEK } from "../policy.ts";
import type { ComparedPolicy, EconomyResult, PolicyResult } from "../result/economy-result.ts";
import {
  ASKED,
  assumptions,
  daysText,
  daysWaited,
  deadEndsTexts,
  headlineTexts,
  reasonName,
  sameLabsSentence,
  shareText,
  verdictTexts,
} from "./words.ts";

/** A column of the tables: a policy, or a rule set where one policy is compared. */
interface Column {
  title: string;
  result: PolicyResult;
  color: string;
}

const POLICY_COLORS = ["pvp", "easy", "medium", "expert", "before", "hard"].map((name) => `var(--${name})`);

/** What `economy` shows: an answer in a sentence for each policy, then tables and charts. */
export function economyReport(result: EconomyResult): Report {
  const { policies, overlay, weeks, players, seed, rulesHash, interrupted } = result;
  if (policies.length === 0)
    return { title: "Nothing was played", facts: ["Nothing was played"], sections: [] };
  const verdicts = overlay ? [] : verdictTexts(result);
  return {
    title: overlay ? `What ${overlay.file} does to the lab` : "Weeks of the lab",
    facts: [
      `Rules ${rulesHash} (shipped)${overlay ? ` against ${overlay.file} ${overlay.rulesHash}` : ""}`,
      counted(weeks, "week"),
      `${counted(players, "player")} for each policy`,
      `seed ${seed}`,
    ],
    isInterrupted: interrupted === true,
    sections: [
      ...(overlay ? [changesSection(overlay.changed)] : []),
      {
        title: "In short",
        parts: sentences([...headlineTexts(result), ...verdicts, ...deadEndsTexts(result)], "list"),
      },
      ...(overlay ? policies.flatMap((one) => comparedSection(one, weeks)) : [sideBySide(result)]),
      {
        title: "What this rests on",
        parts: [
          ...onlyOn(
            "terminal",
            ...sentences(["Assumed:", ...assumptions(shippedRules, policies).map((line) => `- ${line}`)]),
          ),
          ...onlyOn("page", ...sentences(assumptions(shippedRules, policies), "list")),
        ],
      },
    ],
  };
}

function changesSection(changed: NonNullable<EconomyResult["overlay"]>["changed"]): Section {
  const value = (one: unknown) => (one === undefined ? "nothing" : JSON.stringify(one));
  const lines = changed.map(({ key, before, after }) => `${key}: ${value(before)} → ${value(after)}`);
  return {
    title: "What differs",
    parts: sentences(lines.length === 0 ? ["The overlay changes no number."] : lines),
  };
}

function sideBySide({ policies, weeks }: EconomyResult): Section {
  const columns = policies.map(({ policy, shipped }, index) => ({
    title: policy,
    result: shipped,
    color: POLICY_COLORS[index % POLICY_COLORS.length] ?? "",
  }));
  const lines = policies.map(({ policy, description }) => `${policy}: ${description}.`);
  const title = "Policies side by side";
  return { title, parts: [...columnParts(title, columns, weeks), ...sentences(lines)] };
}

/** A policy under both rule sets; nothing where its labs develop alike. */
function comparedSection(compared: ComparedPolicy, weeks: number): Section[] {
  const { policy, description, shipped, overlay } = compared;
  if (!overlay || sameLabsSentence(compared) !== null) return [];
  const columns = [
    { title: "shipped", result: shipped, color: "var(--before)" },
    { title: "overlay", result: overlay, color: "var(--accent)" },
  ];
  const heading = onlyOn("terminal", ...sentences([`${policy}: ${description}`], "heading"));
  const parts = [...heading, ...columnParts(policy, columns, weeks)];
  return [{ title: policy, lead: `${description}.`, parts }];
}

/** Milestones, gains, and what visits wait for, with a column for each policy or rule set. */
function columnParts(heading: string, columns: readonly Column[], weeks: number): Part[] {
  const tableOf = (title: string, rows: string[][], isFolded = false): Table =>
    table([title, ...columns.map((column) => column.title)], rows, { isFolded });
  const resources = RESOURCE_NAMES.filter((name) => name !== "eggs");
  const owned = resources.map((name) =>
    lineFigure(heading, `${shippedRules.resourceNames[name]} owned`, columns, {
      valuesOf: ({ days }) => days.map((day) => day.owned[name]),
      unit: "day",
    }),
  );
  const gain = lineFigure(heading, `${shippedRules.resourceNames.tcorvax} a day`, columns, {
    valuesOf: ({ gainADay }) => gainADay.weeks.map((week) => week.tcorvax),
    unit: "week",
  });
  const timeline = figure(milestoneChart(heading, columns, weeks), { heading: "Time until" });
  return [
    {
      kind: "charts",
      arrangement: "grid-2",
      legend: columns.map(({ title, color }) => ({ name: title, color })),
      charts: [timeline, gain],
    },
    tableOf("time from the first visit until", milestoneRows(columns, weeks)),
    tableOf("gain a day", gainRows(columns, weeks)),
    ...onlyOn("page", ...sentences(["What the player owns at the end of a day"], "heading")),
    { kind: "charts", arrangement: "grid-2", charts: owned },
    ...onlyOn("page", ...sentences(["What the next purchase waits for"], "heading")),
    {
      kind: "charts",
      arrangement: "grid-2",
      legend: Object.entries(WAIT_COLORS).map(([name, color]) => ({
        name: reasonName(shippedRules, name),
        color,
      })),
      charts: columns.map((column) => figure(waitsChart(heading, column), { heading: column.title })),
    },
    tableOf("days on which a purchase waited, of those until", untilRows(columns)),
    tableOf("by week, the next purchase mostly waits for (share of visits)", timeRows(columns, weeks), true),
    tableOf("over all weeks, when the player comes (share of visits)", machineRows(columns), true),
  ];
}

function lineFigure(
  heading: string,
  what: string,
  columns: readonly Column[],
  { valuesOf, unit }: { valuesOf(result: PolicyResult): number[]; unit: string },
) {
  const series = columns.map(({ title, color, result }) => ({
    name: title,
    color,
    values: valuesOf(result),
  }));
  return figure({ kind: "lines", title: `${heading}: ${what}`, series, unit }, { heading: what });
}

/** Levels in between are in the table only. */
const CHARTED =
  /^(Reactor|second Reactor|third Reactor|Amplifier|room 2|first mint|cat|Incubator|FOMO HIT|first machines at their best)$/;

/** When each milestone is reached, on an axis of days that is stretched at its start. */
function milestoneChart(heading: string, columns: readonly Column[], weeks: number): Chart {
  const names = columns.flatMap(({ result }) => result.milestones.map(({ name }) => name));
  const series = columns.map(({ title, color, result }) => {
    const reached = result.milestones.flatMap(({ name, days: { median, p10, p90 } }) => {
      if (median === null) return [];
      const range = { value: median, low: p10 ?? median, high: p90 ?? weeks * DAYS_PER_WEEK };
      return [[name, { ...range, hint: `${title}: ${name} ${daysText(result, name, weeks)}` }] as const];
    });
    return { name: title, color, values: Object.fromEntries(reached.filter(([name]) => CHARTED.test(name))) };
  });
  return {
    kind: "ranges",
    title: `${heading}: time until`,
    names: [...new Set(names)].filter((name) => CHARTED.test(name)),
    series,
    scale: "days",
  };
}

/** What purchases wait for, with the colour of each reason. */
const WAIT_COLORS: Readonly<Record<string, string>> = {
  tcorvax: "var(--player)",
  catNips: "var(--easy)",
  energy: "var(--pvp)",
  eggs: "var(--medium)",
  machines: "var(--enemy)",
  purchases: "var(--before)",
  nothing: "var(--grid)",
};

/** For each week, what the next purchase waited for; a visit that waits for two resources counts half for each. */
function waitsChart(heading: string, { title, result: { waits } }: Column): Chart {
  const bars = waits.weeks.flatMap(({ purchases }, week) => {
    const total = Object.values(purchases).reduce((sum, share) => sum + share, 0);
    return Object.entries(WAIT_COLORS).flatMap(([reason, color]) => {
      const share = purchases[reason] ?? 0;
      const hint = `week ${week + 1}: ${reasonName(shippedRules, reason)} ${shareText(share)}`;
      return share > 0 ? [{ at: week + 1, share: share / total, color, hint }] : [];
    });
  });
  return {
    kind: "stack",
    title: `${heading}, ${title}: waits by week`,
    bars,
    count: waits.weeks.length,
    unit: "week",
  };
}

function milestoneRows(columns: readonly Column[], weeks: number): string[][] {
  const reached = columns.flatMap(({ result }) => result.milestones.map(({ name }) => name));
  const names = [...new Set([...reached, ...ASKED])];
  return names.map((name) => [name, ...columns.map(({ result }) => daysText(result, name, weeks))]);
}

function gainRows(columns: readonly Column[], weeks: number): string[][] {
  const { tcorvax } = shippedRules.resourceNames;
  return [
    ["visits a week", ...columns.map(({ result }) => figureOf(result.visitsAWeek))],
    [`${tcorvax}, day 1`, ...columns.map(({ result }) => figureOf(result.gainADay.firstDay.tcorvax))],
    ...Array.from({ length: weeks }, (_, week) => [
      `${tcorvax}, week ${week + 1}`,
      ...columns.map(({ result }) => figureOf(result.gainADay.weeks[week]?.tcorvax ?? 0)),
    ]),
    ...RESOURCE_NAMES.map((name) => [
      `${shippedRules.resourceNames[name]}, all weeks`,
      ...columns.map(({ result }) => figureOf(result.gainADay.all[name])),
    ]),
    ...RESOURCE_NAMES.map((name) => [
      `${shippedRules.resourceNames[name]} that goals and scenes bring (share of the machines')`,
      ...columns.map(({ result: { goalsADay, goalsShare } }) => {
        const share = goalsShare[name];
        return `${figureOf(goalsADay[name])}${share === null ? "" : ` (${shareText(share)})`}`;
      }),
    ]),
    ...(["catNips", "energy"] as const).map((name) => [
      `${shippedRules.resourceNames[name]} that machines use up`,
      ...columns.map(({ result }) => figureOf(result.usedADay[name])),
    ]),
  ];
}

function machineRows(columns: readonly Column[]): string[][] {
  const names = [...new Set(columns.flatMap(({ result }) => Object.keys(result.waits.machines)))];
  if (names.length === 0) return [["every machine is ready", ...columns.map(() => shareText(1))]];
  return names.map((name) => [
    reasonName(shippedRules, name),
    ...columns.map(({ result }) => shareText(result.waits.machines[name] ?? 0)),
  ]);
}

/** What most visits of each week wait for. */
function timeRows(columns: readonly Column[], weeks: number): string[][] {
  return Array.from({ length: weeks }, (_, week) => [
    `in week ${week + 1}`,
    ...columns.map(({ result }) => {
      const [first] = Object.entries(result.waits.weeks[week]?.purchases ?? {});
      return first ? `${reasonName(shippedRules, first[0])} ${shareText(first[1])}` : "–";
    }),
  ]);
}

/** On how many of the days before a milestone each resource was waited for. */
function untilRows(columns: readonly Column[]): string[][] {
  return ASKED.flatMap((name) =>
    RESOURCE_NAMES.map((resource) => [
      `${name}: ${reasonName(shippedRules, resource)}`,
      ...columns.map(({ result }) => daysWaited(result, name, resource)),
    ]),
  ).filter(([, ...cells]) => cells.some((cell) => cell !== "–"));
}

type DayRow = Record<string, string | number>;

/** One row for each day of each policy and rule set: visits, what they waited for, and the resources by what happened to them. */
export function dayRows({ policies }: EconomyResult): DayRow[] {
  return policies.flatMap(({ policy, shipped, overlay }) => [
    ...rowsOf(policy, "shipped", shipped),
    ...(overlay ? rowsOf(policy, "overlay", overlay) : []),
  ]);
}

function rowsOf(policy: string, rules: string, { days }: PolicyResult): DayRow[] {
  return days.map((day) => {
    const amounts = AMOUNTS.flatMap((what) =>
      RESOURCE_NAMES.map((name) => [`${what}_${name}`, day[what][name]] as const),
    );
    const waits = Object.entries(day.waits).map(([name, visits]) => [`waits_${name}`, visits] as const);
    return { policy, rules, day: day.day, visits: day.visits, ...Object.fromEntries([...amounts, ...waits]) };
  });
}
