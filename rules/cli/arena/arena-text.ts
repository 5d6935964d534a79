import { percentWithRange } from "../terminal/figures.ts";
import { textTable } from "../terminal/text-table.ts";
import type { ArenaResult, TimedPlayer } from "./arena-result.ts";

export const TABLE_HEAD = ["", "rating (95 %)", "won", "lost", "drawn", "decision, mean", "99 % within"];
export const PAIRINGS_HEAD = ["", "battles", "won", "lost", "drawn", "share (95 %)"];

/** The table of a tournament as text for a terminal. */
export function arenaText(result: ArenaResult): string {
  const { rulesHash, seed, battles, pairings } = result;
  return [
    `Rules ${rulesHash}, seed ${seed}, ${2 * battles} battles of each pairing, half of them on either side.`,
    textTable(TABLE_HEAD, result.players.map(playerRow)),
    "Rating: 400 points more mean ten times the chance to win; the mean of all is 1000.",
    textTable(PAIRINGS_HEAD, pairingRows(pairings)),
  ].join("\n\n");
}

export function playerRow({ name, rating, wins, losses, draws, decisions }: TimedPlayer): string[] {
  return [
    name,
    `${rating.value} (${rating.low}–${rating.high})`,
    ...[wins, losses, draws].map(String),
    ...(decisions ? [`${decisions.meanMs} ms`, `${decisions.p99Ms} ms`] : ["–", "–"]),
  ];
}

export function pairingRows(pairings: ArenaResult["pairings"]): string[][] {
  return pairings.map(({ player, opponent, battles, wins, losses, draws, share }) => [
    `${player} against ${opponent}`,
    ...[battles, wins, losses, draws].map(String),
    percentWithRange(share),
  ]);
}
