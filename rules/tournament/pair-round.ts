import { drawLots, standings } from "./standings.ts";
import { isIn, type Pairing, pointsIn, type SwissTournament } from "./tournament.ts";

/** Who has met whom, and the points and byes of each so far. */
interface Past {
  meetings(one: number, two: number): number;
  points(player: number): number;
  byes(player: number): number;
}

/** Rounds until one player at most can have won all battles: the logarithm to base 2, rounded up. */
export function roundsFor(players: number): number {
  let rounds = 0;
  for (let reached = 1; reached < players; reached *= 2) rounds += 1;
  return rounds;
}

/**
 * Pairs the players who are present for a round: from the top of the table down, each with the next of equal points or,
 * where nobody of those is left, of fewer; equal ones in an order drawn by lot. Nobody meets an opponent again while the
 * round can be paired otherwise. Of an odd number the last in the table has a bye who had the fewest, and after whom
 * the others can be paired best.
 */
export function pairRound(tournament: SwissTournament, round: number, present: readonly number[]): Pairing[] {
  const { seed, pairings } = tournament;
  const past = pastOf(pairings);
  const lots = drawLots(`${seed}:${round}`, present);
  const order = [...present].sort(
    (one, two) => past.points(two) - past.points(one) || (lots.get(one) ?? 0) - (lots.get(two) ?? 0),
  );
  const byes = order.length % 2 === 0 ? [null] : byeCandidates(tournament, past, order);
  const { pairs, bye } = fewestRematches(past, order, byes);
  const tables = pairs.map(
    ([one, two], index): Pairing => ({ round, table: index + 1, one, two, outcome: null }),
  );
  if (bye === null) return tables;
  return [...tables, { round, table: tables.length + 1, one: bye, two: null, outcome: "one" }];
}

/** Those with the fewest byes, the last of the table first. */
function byeCandidates(tournament: SwissTournament, past: Past, present: readonly number[]): number[] {
  const fewest = Math.min(...present.map(past.byes));
  return standings(tournament)
    .map(({ player }) => player)
    .filter((player) => present.includes(player) && past.byes(player) === fewest)
    .reverse();
}

/**
 * The first way to pair everybody with as few rematches as possible. The search is short: with twelve players or more
 * to pair, of whom each has met five at most before the sixth and last round, a way without a rematch exists (Dirac's theorem), so that only choices among
 * the last eleven are ever taken back.
 */
function fewestRematches(
  past: Past,
  order: readonly number[],
  byes: readonly (number | null)[],
): { pairs: [number, number][]; bye: number | null } {
  for (let rematches = 0; ; rematches++)
    for (const bye of byes) {
      const pairs = pairAll(
        past,
        order.filter((player) => player !== bye),
        rematches,
      );
      if (pairs) return { pairs, bye };
    }
}

/** Pairs all with so many rematches at most, the first one first; null where that is impossible. */
function pairAll(
  past: Past,
  [first, ...others]: readonly number[],
  rematches: number,
): [number, number][] | null {
  if (first === undefined) return [];
  for (const other of others) {
    const left = rematches - past.meetings(first, other);
    if (left < 0) continue;
    const rest = pairAll(
      past,
      others.filter((player) => player !== other),
      left,
    );
    if (rest) return [[first, other], ...rest];
  }
  return null;
}

function pastOf(pairings: readonly Pairing[]): Past {
  const of = (player: number) => pairings.filter((pairing) => isIn(pairing, player));
  return {
    meetings: (one, two) => of(one).filter((pairing) => isIn(pairing, two)).length,
    points: (player) => of(player).reduce((sum, pairing) => sum + pointsIn(pairing, player), 0),
    byes: (player) => of(player).filter(({ two }) => two === null).length,
  };
}
