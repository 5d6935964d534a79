import { newRandom, roll } from "../battle/state/random.ts";
import { isIn, opponentIn, type Pairing, pointsIn, type SwissTournament } from "./tournament.ts";

/** A player's place in the table. */
export interface TableRow {
  player: number;
  /** From 1 on; nobody shares a place. */
  rank: number;
  points: number;
  /** Battles won, byes included. */
  wins: number;
  /** The points of all opponents together. */
  buchholz: number;
  /** The points of the opponents that were beaten, and half of those in draws. */
  sonnebornBerger: number;
}

type Scored = Omit<TableRow, "rank">;

/**
 * The table: by points, then Buchholz, then Sonneborn-Berger, then the battles of those who are still equal against one
 * another, then by lot. A bye counts as a victory over an opponent with the player's own points; a round that a player
 * missed counts nothing.
 */
export function standings({ seed, players, pairings }: SwissTournament): TableRow[] {
  const decided = pairings.filter(({ outcome }) => outcome !== null);
  const points = new Map(players.map((player) => [player, pointsOf(decided, player)]));
  const rows = players.map((player) => scored(decided, points, player));
  const lots = drawLots(seed, players);
  const byScore = rows.sort(
    (one, two) => byTieBreaks(one, two) || (lots.get(one.player) ?? 0) - (lots.get(two.player) ?? 0),
  );
  return groupsOf(byScore)
    .flatMap((group) => byDirectEncounter(decided, group))
    .map((row, index) => ({ ...row, rank: index + 1 }));
}

/** A lot for each player, from 0 to below 1: the same seed draws the same lots. */
export function drawLots(seed: string, players: readonly number[]): Map<number, number> {
  return new Map(players.map((player) => [player, roll(newRandom(`${seed}:lot:${player}`))]));
}

function scored(decided: readonly Pairing[], points: ReadonlyMap<number, number>, player: number): Scored {
  const own = points.get(player) ?? 0;
  const row: Scored = { player, points: own, wins: 0, buchholz: 0, sonnebornBerger: 0 };
  for (const pairing of decided.filter((each) => isIn(each, player))) {
    const opponent = opponentIn(pairing, player);
    const opposed = opponent === null ? own : (points.get(opponent) ?? 0);
    const gained = pointsIn(pairing, player);
    row.wins += gained === 1 ? 1 : 0;
    row.buchholz += opposed;
    row.sonnebornBerger += gained * opposed;
  }
  return row;
}

function pointsOf(pairings: readonly Pairing[], player: number): number {
  return pairings.reduce((sum, pairing) => sum + (isIn(pairing, player) ? pointsIn(pairing, player) : 0), 0);
}

function byTieBreaks(one: Scored, two: Scored): number {
  return two.points - one.points || two.buchholz - one.buchholz || two.sonnebornBerger - one.sonnebornBerger;
}

/** Neighbours in the table that all tie-breaks so far leave equal. */
function groupsOf(rows: readonly Scored[]): Scored[][] {
  const groups: Scored[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first && byTieBreaks(first, row) === 0) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Orders equal players by their points against one another; who is still equal stays in the order of the lots. */
function byDirectEncounter(decided: readonly Pairing[], group: Scored[]): Scored[] {
  const among = new Set(group.map(({ player }) => player));
  const direct = decided.filter(({ one, two }) => two !== null && among.has(one) && among.has(two));
  const won = new Map(group.map(({ player }) => [player, pointsOf(direct, player)]));
  return group.sort((one, two) => (won.get(two.player) ?? 0) - (won.get(one.player) ?? 0));
}
