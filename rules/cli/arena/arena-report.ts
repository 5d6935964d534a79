import { figure, type Report, rangesOf, sentences, table } from "../report/report.ts";
import { percentWithRange } from "../terminal/figures.ts";
import type { ArenaResult } from "./arena-result.ts";

const HEAD = ["", "rating (95 %)", "won", "lost", "drawn", "decision, mean", "99 % within"];
const PAIRINGS_HEAD = ["", "battles", "won", "lost", "drawn", "share (95 %)"];

/** What `arena` shows: ratings, and how each pairing went. */
export function arenaReport({ players, pairings, ...result }: ArenaResult): Report {
  const ratings = players.map(({ name, rating, wins, losses, draws, decisions }) => [
    name,
    `${rating.value} (${rating.low}–${rating.high})`,
    ...[wins, losses, draws].map(String),
    ...(decisions ? [`${decisions.meanMs} ms`, `${decisions.p99Ms} ms`] : ["–", "–"]),
  ]);
  const rows = pairings.map(({ player, opponent, battles, wins, losses, draws, share }) => [
    `${player} against ${opponent}`,
    ...[battles, wins, losses, draws].map(String),
    percentWithRange(share),
  ]);
  const charts = players.map(({ name }) =>
    figure(rangesOf(`${name} against`, rowsOf(name, pairings)), { heading: `${shortName(name)} against` }),
  );
  return {
    title: "Tournament",
    facts: [
      `Rules ${result.rulesHash}`,
      `seed ${result.seed}`,
      `${2 * result.battles} battles of each pairing, half of them on either side`,
    ],
    isInterrupted: result.interrupted === true,
    sections: [
      {
        title: "Ratings",
        parts: [
          table(HEAD, ratings, { caption: "ratings" }),
          ...sentences([
            "Rating: 400 points more mean ten times the chance to win; the mean of all is 1000.",
          ]),
        ],
      },
      {
        title: "Pairings",
        lead: "Share of battles won against each opponent; a draw counts half.",
        parts: [
          { kind: "charts", arrangement: "grid-half", charts },
          table(PAIRINGS_HEAD, rows, { caption: "pairings" }),
        ],
      },
    ],
  };
}

/** How a player did against each other one. */
function rowsOf(name: string, pairings: ArenaResult["pairings"]) {
  return pairings
    .filter(({ player, opponent }) => player === name || opponent === name)
    .map(({ player, opponent, share: { value, low, high } }) => ({
      name: shortName(player === name ? opponent : player),
      color: "var(--pvp)",
      share: player === name ? { value, low, high } : { value: 1 - value, low: 1 - high, high: 1 - low },
    }));
}

/** The name of a file without its folder, as charts have little room. */
function shortName(name: string): string {
  return name.replace(/^.*[/\\]/, "").replace(/\.[cm]?[jt]s$/, "");
}
