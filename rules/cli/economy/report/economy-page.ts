import escapeHtml from "escape-html";
import { RESOURCE_NAMES, type ResourceName, shippedRules } from "../../../index.ts";
import { figuresTable, grid, legend, openTable, section } from "../../page/html.ts";
import { page } from "../../page/page.ts";
import { counted } from "../../terminal/counted.ts";
import type { EconomyResult } from "../result/economy-result.ts";
import { headlinesOf } from "./headline.ts";
import { lineChart } from "./line-chart.ts";
import { milestoneChart } from "./milestone-chart.ts";
import { sameLabsSentence } from "./same-labs.ts";
import { type Column, columnsOf, type Table, tablesOf } from "./tables.ts";
import { WAIT_COLORS, waitsChart } from "./waits-chart.ts";
import { assumptions, reasonName } from "./words.ts";

type ColoredColumn = Column & { color: string };

const POLICY_COLORS = ["pvp", "easy", "medium", "hard", "expert"].map((name) => `var(--${name})`);
const COMPARED_COLORS = ["var(--before)", "var(--accent)"];
/** Levels in between are in the table only. */
const CHARTED =
  /^(Reactor|second Reactor|third Reactor|Amplifier|room 2|first mint|cat|Incubator|FOMO HIT|first machines at their best)$/;

/** The page of `economy`. */
export function economyPage(result: EconomyResult): string {
  const { policies, overlay, weeks, players, seed, rulesHash, interrupted } = result;
  const facts = [
    counted(weeks, "week"),
    `${counted(players, "player")} for each policy`,
    `seed ${seed}`,
    overlay ? `rules ${rulesHash} (shipped) against ${overlay.rulesHash}` : `rules ${rulesHash}`,
  ];
  if (policies.length === 0) return page("Nothing was played", facts);
  const sideBySide = policies.map(({ policy, shipped }, index) => ({
    title: policy,
    result: shipped,
    color: POLICY_COLORS[index % POLICY_COLORS.length] ?? "",
  }));
  return page(
    overlay ? `What ${overlay.file} does to the lab` : "Weeks of the lab",
    facts,
    interrupted
      ? `<p class="warning" role="note">The run was interrupted: this is what was played until then.</p>`
      : "",
    answers(result),
    ...(overlay
      ? [
          changes(overlay.changed),
          ...policies
            .filter((one) => sameLabsSentence(one) === null)
            .map(({ policy, description, shipped, overlay: after }) =>
              columnSection(
                policy,
                `${description}.`,
                colored(columnsOf(shipped, after), COMPARED_COLORS),
                weeks,
              ),
            ),
        ]
      : [columnSection("Policies side by side", policyLine(result), sideBySide, weeks)]),
    section("What this rests on", "", listOf(assumptions(shippedRules))),
  );
}

function colored(columns: readonly Column[], colors: readonly string[]): ColoredColumn[] {
  return columns.map((column, index) => ({ ...column, color: colors[index] ?? "" }));
}

function policyLine({ policies }: EconomyResult): string {
  return policies.map(({ policy, description }) => `${policy}: ${description}.`).join(" ");
}

function answers(result: EconomyResult): string {
  const items = result.policies
    .flatMap((one) => headlinesOf(one, result))
    .map(({ name, text }) => `<li><b>${escapeHtml(name)}</b>: ${escapeHtml(text)}</li>`);
  return section("In short", "", `<ul>${items.join("")}</ul>`);
}

function changes(changed: NonNullable<EconomyResult["overlay"]>["changed"]): string {
  const value = (one: unknown) => (one === undefined ? "nothing" : JSON.stringify(one));
  return section(
    "What differs",
    changed.length === 0 ? "The overlay changes no number." : "",
    openTable(
      "keys that differ",
      ["key", "shipped", "overlay"],
      changed.map(({ key, before, after }) => [key, value(before), value(after)]),
    ),
  );
}

function columnSection(heading: string, lead: string, columns: ColoredColumn[], weeks: number): string {
  const [milestones, gains, ...waits] = tablesOf(columns, weeks);
  const named = [...new Set(columns.flatMap(({ result }) => result.milestones.map(({ name }) => name)))];
  const lines = columns.map(({ title, color }) => ({ name: title, color }));
  const charted = named.filter((name) => CHARTED.test(name));
  const timeline = milestoneChart(`${heading}: time until`, columns, charted, weeks);
  return section(
    heading,
    lead,
    legend(lines),
    grid("grid-2", [`<h3>Time until</h3>${timeline}`, gainChart(heading, columns)]),
    tableOf(milestones),
    tableOf(gains),
    subheading("What the player owns at the end of a day"),
    grid(
      "grid-2",
      RESOURCE_NAMES.filter((name) => name !== "eggs").map((name) => ownedChart(heading, columns, name)),
    ),
    subheading("What the next purchase waits for"),
    legend(
      Object.entries(WAIT_COLORS).map(([name, color]) => ({ name: reasonName(shippedRules, name), color })),
    ),
    grid(
      "grid-2",
      columns.map(
        ({ title, result }) =>
          `<h3>${escapeHtml(title)}</h3>${waitsChart(`${heading}, ${title}: waits by week`, result)}`,
      ),
    ),
    ...waits.map(({ head, rows }) => figuresTable(head[0] ?? "", head, rows)),
  );
}

function gainChart(heading: string, columns: readonly ColoredColumn[]): string {
  const { tcorvax } = shippedRules.resourceNames;
  const series = columns.map(({ title, color, result }) => ({
    name: title,
    color,
    values: result.gainADay.weeks.map((week) => week.tcorvax),
  }));
  return `<h3>${tcorvax} a day</h3>${lineChart(`${heading}: ${tcorvax} a day`, series, "week")}`;
}

function ownedChart(heading: string, columns: readonly ColoredColumn[], name: ResourceName): string {
  const resource = shippedRules.resourceNames[name];
  const series = columns.map(({ title, color, result }) => ({
    name: title,
    color,
    values: result.days.map((day) => day.owned[name]),
  }));
  return `<h3>${resource}</h3>${lineChart(`${heading}: ${resource} owned`, series, "day")}`;
}

function subheading(text: string): string {
  return `<h3 class="apart">${escapeHtml(text)}</h3>`;
}

function tableOf(table: Table | undefined): string {
  return table ? openTable(table.head[0] ?? "", table.head, table.rows) : "";
}

function listOf(text: string): string {
  const items = text
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => `<li>${escapeHtml(line.slice(2))}</li>`);
  return `<ul>${items.join("")}</ul>`;
}
