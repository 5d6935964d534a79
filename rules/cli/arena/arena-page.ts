import { openTable, section } from "../page/html.ts";
import { page } from "../page/page.ts";
import { percentChart } from "../page/range-chart.ts";
import type { ArenaResult } from "./arena-result.ts";
import { PAIRINGS_HEAD, pairingRows, playerRow, TABLE_HEAD } from "./arena-text.ts";

/** The page of a tournament: ratings, and how each pairing went. */
export function arenaPage(result: ArenaResult): string {
  const { battles, seed, rulesHash, players, pairings } = result;
  const facts = [`${2 * battles} battles of each pairing`, `seed ${seed}`, `rules ${rulesHash}`];
  const charts = players.map(({ name }) => {
    const rows = pairings
      .filter(({ player, opponent }) => player === name || opponent === name)
      .map(({ player, opponent, share }) => ({
        name: shortName(player === name ? opponent : player),
        color: "var(--pvp)",
        share: player === name ? share : { value: 1 - share.value, low: 1 - share.high, high: 1 - share.low },
      }));
    return `<figure>${percentChart(`${name} against`, rows)}</figure>`;
  });
  return page(
    "Tournament",
    facts,
    result.interrupted
      ? `<p class="warning" role="note">The run was interrupted: this is what was played until then.</p>`
      : "",
    section(
      "Ratings",
      "400 points more mean ten times the chance to win; the mean of all is 1000.",
      openTable("ratings", TABLE_HEAD, players.map(playerRow)),
    ),
    section(
      "Pairings",
      "Share of battles won against each opponent; a draw counts half.",
      `<div class="grid grid-2">${charts.join("\n")}</div>`,
      openTable("pairings", PAIRINGS_HEAD, pairingRows(pairings)),
    ),
  );
}

/** The name of a file without its folder, as charts have little room. */
function shortName(name: string): string {
  return name.replace(/^.*[/\\]/, "").replace(/\.[cm]?[jt]s$/, "");
}
