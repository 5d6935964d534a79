import { RESOURCE_NAMES, shippedRules } from "../../../index.ts";
import { textTable } from "../../terminal/text-table.ts";
import type { ChangedKey } from "../result/changed-keys.ts";
import type { EconomyResult } from "../result/economy-result.ts";
import type { PolicyResult } from "../result/policy-result.ts";
import { headlineOf } from "./headline.ts";
import { assumptions, daysText, figure, reasonName, shareText } from "./words.ts";

/** A column of the tables: a policy, or a rule set where one policy is compared. */
interface Column {
  title: string;
  result: PolicyResult;
}

/** What `economy` prints: an answer in a sentence for each policy, then tables. */
export function economyText(result: EconomyResult): string {
  const { policies, overlay, weeks, seed, players, rulesHash } = result;
  if (policies.length === 0) return "Nothing was played.";
  const against = overlay ? ` against ${overlay.file} ${overlay.rulesHash}` : "";
  const head = `Rules ${rulesHash} (shipped)${against}, ${weeks} weeks, ${players} players for each policy, seed ${seed}.`;
  const changed = overlay ? [changedText(overlay.changed)] : [];
  const headlines = policies.flatMap(({ policy, shipped, overlay: after }) => [
    `${policy}: ${headlineOf(shipped, weeks)}`,
    ...(after ? [`${policy}, ${overlay?.file}: ${headlineOf(after, weeks)}`] : []),
  ]);
  const tables = overlay
    ? policies.flatMap(({ policy, description, shipped, overlay: after }) => [
        `── ${policy}: ${description} ──`,
        ...tablesOf(columnsOf(shipped, after), weeks),
      ])
    : tablesOf(
        policies.map(({ policy, shipped }) => ({ title: policy, result: shipped })),
        weeks,
      );
  const policyLines = overlay ? [] : [policies.map((one) => `${one.policy}: ${one.description}.`).join("\n")];
  return [head, ...changed, headlines.join("\n"), ...tables, ...policyLines, assumptions(shippedRules)].join(
    "\n\n",
  );
}

function columnsOf(shipped: PolicyResult, after: PolicyResult | undefined): Column[] {
  return [{ title: "shipped", result: shipped }, ...(after ? [{ title: "overlay", result: after }] : [])];
}

export function changedText(changed: readonly ChangedKey[]): string {
  if (changed.length === 0) return "The overlay changes no number.";
  const value = (one: unknown) => (one === undefined ? "nothing" : JSON.stringify(one));
  return changed.map(({ key, before, after }) => `${key}: ${value(before)} → ${value(after)}`).join("\n");
}

function tablesOf(columns: readonly Column[], weeks: number): string[] {
  const titles = columns.map(({ title }) => title);
  return [
    textTable(["time from the first visit until", ...titles], milestoneRows(columns)),
    textTable(["gain a day", ...titles], gainRows(columns, weeks)),
    textTable(
      ["at the end of a visit, the next purchase waits for", ...titles],
      waitRows(columns, "purchases"),
    ),
    textTable(["when the player comes", ...titles], waitRows(columns, "machines")),
    textTable(["the next purchase mostly waits for", ...titles], timeRows(columns, weeks)),
  ];
}

function milestoneRows(columns: readonly Column[]): string[][] {
  const names = [...new Set(columns.flatMap(({ result }) => result.milestones.map(({ name }) => name)))];
  return names.map((name) => [
    name,
    ...columns.map(({ result }) => daysText(result.milestones.find((one) => one.name === name))),
  ]);
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
