import { RESOURCE_NAMES, shippedRules } from "../../../index.ts";
import type { PolicyResult } from "../result/policy-result.ts";
import { ASKED, daysText, figure, reasonName, shareText } from "./words.ts";

/** A column of the tables: a policy, or a rule set where one policy is compared. */
export interface Column {
  title: string;
  result: PolicyResult;
}

/** A table with its head; the first cell of the head says what the rows are. */
export interface Table {
  head: string[];
  rows: string[][];
}

/** The two columns of a policy that is compared. */
export function columnsOf(shipped: PolicyResult, after: PolicyResult | undefined): Column[] {
  return [{ title: "shipped", result: shipped }, ...(after ? [{ title: "overlay", result: after }] : [])];
}

/** All tables about some policies: milestones, gains, and what visits wait for. */
export function tablesOf(columns: readonly Column[], weeks: number): Table[] {
  const table = (title: string, rows: string[][]) => ({
    head: [title, ...columns.map((column) => column.title)],
    rows,
  });
  return [
    table("time from the first visit until", milestoneRows(columns, weeks)),
    table("gain a day", gainRows(columns, weeks)),
    table("at the end of a visit, the next purchase waits for", waitRows(columns, "purchases")),
    table("when the player comes", waitRows(columns, "machines")),
    table("the next purchase mostly waits for", timeRows(columns, weeks)),
  ];
}

function milestoneRows(columns: readonly Column[], weeks: number): string[][] {
  const reached = columns.flatMap(({ result }) => result.milestones.map(({ name }) => name));
  const names = [...new Set([...reached, ...ASKED])];
  return names.map((name) => [name, ...columns.map(({ result }) => daysText(result, name, weeks))]);
}

function gainRows(columns: readonly Column[], weeks: number): string[][] {
  const { tcorvax } = shippedRules.resourceNames;
  const weekRow = (week: number) => [
    `${tcorvax}, week ${week}`,
    ...columns.map(({ result }) => figure(result.gainADay.weeks[week - 1]?.tcorvax ?? 0)),
  ];
  return [
    ["visits a week", ...columns.map(({ result }) => figure(result.visitsAWeek))],
    [`${tcorvax}, day 1`, ...columns.map(({ result }) => figure(result.gainADay.firstDay.tcorvax))],
    ...shownWeeks(weeks).map(weekRow),
    ...RESOURCE_NAMES.map((name) => [
      `${shippedRules.resourceNames[name]}, all weeks`,
      ...columns.map(({ result }) => figure(result.gainADay.all[name])),
    ]),
    ...RESOURCE_NAMES.map((name) => [
      `${shippedRules.resourceNames[name]} that goals and scenes bring (share of the machines')`,
      ...columns.map(({ result: { goalsADay, goalsShare } }) => {
        const share = goalsShare[name];
        return `${figure(goalsADay[name])}${share === null ? "" : ` (${shareText(share)})`}`;
      }),
    ]),
    ...(["catNips", "energy"] as const).map((name) => [
      `${shippedRules.resourceNames[name]} that machines use up`,
      ...columns.map(({ result }) => figure(result.usedADay[name])),
    ]),
  ];
}

/** The first week, then at most four further ones, evenly spread. */
function shownWeeks(weeks: number): number[] {
  const shown = [1, ...[1, 2, 3, 4].map((quarter) => Math.round((weeks * quarter) / 4))];
  return [...new Set(shown)].filter((week) => week >= 1);
}

function waitRows(columns: readonly Column[], kind: "purchases" | "machines"): string[][] {
  const names = [...new Set(columns.flatMap(({ result }) => Object.keys(result.waits[kind])))];
  if (names.length === 0) return [["every machine is ready", ...columns.map(() => shareText(1))]];
  return names.map((name) => [
    reasonName(shippedRules, name),
    ...columns.map(({ result }) => shareText(result.waits[kind][name] ?? 0)),
  ]);
}

/** What most visits of each stretch of weeks wait for. */
function timeRows(columns: readonly Column[], weeks: number): string[][] {
  return shownWeeks(weeks).map((week) => [
    `in week ${week}`,
    ...columns.map(({ result }) => {
      const [first] = Object.entries(result.waits.weeks[week - 1]?.purchases ?? {});
      return first ? `${reasonName(shippedRules, first[0])} ${shareText(first[1])}` : "–";
    }),
  ]);
}
