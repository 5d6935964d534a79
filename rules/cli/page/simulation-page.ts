import escapeHtml from "escape-html";
import type { SimulationResult } from "../statistics/simulation-result.ts";
import { counted } from "../terminal/counted.ts";
import { brief, percent, percentWithRange } from "../terminal/figures.ts";
import type { MeasuredRun } from "../workers/measured-run.ts";
import { colorOf, titleOf } from "./colors.ts";
import { actionsSection, energySection, lengthSection } from "./course-sections.ts";
import { grid, openTable, section } from "./html.ts";
import { liftSection } from "./lift-section.ts";
import { page } from "./page.ts";
import { percentChart, type RangeRow } from "./range-chart.ts";
import { rangeText, targetOf } from "./targets.ts";

/** The page of `simulate`. `ownDecks` says that the decks came from files. */
export function simulationPage(runs: readonly MeasuredRun[], ownDecks: boolean): string {
  const results = runs.map(({ result }) => result);
  const [first] = results;
  if (!first) return page("Nothing was played", []);
  const battles = results.reduce((sum, result) => sum + result.battles, 0);
  const facts = [
    counted(battles, "battle"),
    `policy ${first.policy}`,
    `seed ${first.seed}`,
    `rules ${first.rulesHash}`,
    ...(ownDecks ? ["decks from files"] : []),
  ];
  return page(
    first.mode === "pvp" ? "Battles, deck against deck" : "Battles against the AI",
    facts,
    results.some(({ interrupted }) => interrupted)
      ? `<p class="warning" role="note">The run was interrupted: this is what was played until then.</p>`
      : "",
    `<div class="tiles">${results.map(tile).join("")}</div>`,
    winRateSection(results, ownDecks),
    lengthSection(runs),
    liftSection(results),
    actionsSection(runs),
    energySection(runs),
  );
}

function tile(result: SimulationResult): string {
  const { winRate, turns, actionsPerTurn, firstMover, mode } = result;
  const share = (value: number) => (value * 100).toFixed(1);
  // Against the AI the player always begins, so the first mover's share would be the same figure.
  const first = mode === "pvp" ? `<small>first mover wins ${percent(firstMover.value)}</small>` : "";
  return `<div class="tile" style="--tint:${colorOf(result)}"><h2>${escapeHtml(titleOf(result))}</h2>
<b>${percent(winRate.value)}</b><small>won, range ${share(winRate.low)} to ${share(winRate.high)} %</small>
<small>${brief(turns.median)} turns, ${actionsPerTurn.toFixed(2)} actions a turn</small>${first}</div>`;
}

function winRateSection(results: readonly SimulationResult[], ownDecks: boolean): string {
  const rows = results.flatMap((result) => rowsOf(result, ownDecks));
  const hasTargets = rows.some(({ target }) => target);
  const table = openTable(
    "win rate",
    ["", "battles", "won", "lost", "drawn", "win rate (95 %)", "target"],
    results.map((result) => {
      return [
        titleOf(result),
        ...[result.battles, result.wins, result.losses, result.draws].map(String),
        percentWithRange(result.winRate),
        result.mode === "ai" ? rangeText(targetOf(result, ownDecks)) : "–",
      ];
    }),
  );
  const lead = `Share of battles the player's side won.${hasTargets ? " Green bands are the targets for a team that just meets the requirement." : ""}`;
  return section("Win rate", lead, grid("grid-2", [percentChart("Win rate", rows), table]));
}

/** A row for the win rate; in PvP one more for the side that moves first. */
function rowsOf(result: SimulationResult, ownDecks: boolean): RangeRow[] {
  const [color, target] = [colorOf(result), targetOf(result, ownDecks)];
  if (result.mode === "ai") return [{ name: titleOf(result), color, share: result.winRate, target }];
  return [
    { name: "player 1", color, share: result.winRate },
    { name: "first", color: FIRST_COLOR, share: result.firstMover, target },
  ];
}

const FIRST_COLOR = "var(--accent)";
