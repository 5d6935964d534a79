import { newRandom, roll } from "../../../../rules/battle/state/random.ts";
import type { Order, Problem } from "../../../../rules/cli/tune/search/problem.ts";

/** What a place measures in some battles: how many, and the sums of victories and turns. */
export interface Measured {
  battles: number;
  wins: number[];
  turns: number[];
}

const PLACES = 4;
const BANDS = [
  [0.9, 0.98],
  [0.7, 0.85],
  [0.45, 0.6],
  [0.25, 0.4],
] as const;
const LONGEST = [8, 9, 11, 13] as const;

/**
 * A problem like tuning the rules, without battles: 12 numbers of 9 values move the win rates and lengths of four
 * places, the lengths against the win rates; measured with the noise of real battles, the same for equal series.
 */
export function syntheticProblem(
  seed: string,
  dimensions = 12,
): Problem<Measured> & {
  /** The loss without noise. */
  trueLoss(point: readonly number[]): number;
} {
  const dice = newRandom(`${seed}|problem`);
  const slopes = Array.from({ length: 2 * PLACES }, () =>
    Array.from({ length: dimensions }, () => roll(dice) - 0.5),
  );
  const offsets = Array.from({ length: 2 * PLACES }, () => roll(dice) - 0.5);
  const bends = Array.from({ length: dimensions }, () => roll(dice) - 0.5);

  function figures(point: readonly number[]): { chance: number; length: number }[] {
    const x = point.map((index) => index / 8 - 0.5);
    const bend = x.reduce(
      (sum, value, index) => sum + (bends[index] ?? 0) * value * (x[(index + 1) % x.length] ?? 0),
      0,
    );
    const along = (row: number) =>
      x.reduce((sum, value, index) => sum + (slopes[row]?.[index] ?? 0) * value, offsets[row] ?? 0);
    return Array.from({ length: PLACES }, (_, place) => {
      const power = 3 * along(place) + 2 * bend - place;
      return {
        chance: 1 / (1 + Math.exp(-2 - power)),
        length: 12 + 3 * place - 8 * along(PLACES + place) + power,
      };
    });
  }

  function lossAt(found: readonly { chance: number; length: number }[]): number {
    return found.reduce((sum, { chance, length }, place) => {
      const [low, high] = BANDS[place] ?? [0, 1];
      const aside = Math.max(low - chance, chance - high, 0) / 0.05;
      return sum + 10 * aside + Math.max(length - (LONGEST[place] ?? 0), 0);
    }, 0);
  }

  return {
    sizes: Array.from({ length: dimensions }, () => 9),
    start: Array.from({ length: dimensions }, () => 4),
    async sample({ point, series, battles }: Order) {
      const luck = newRandom(`${seed}|${series}`);
      const measured = { battles, wins: [] as number[], turns: [] as number[] };
      for (const { chance, length } of figures(point)) {
        let wins = 0;
        let turns = 0;
        for (let battle = 0; battle < battles; battle++) {
          if (roll(luck) < chance) wins += 1;
          turns += length + 8 * (roll(luck) - 0.5);
        }
        measured.wins.push(wins);
        measured.turns.push(turns);
      }
      return measured;
    },
    lossOf(samples) {
      const battles = samples.reduce((sum, one) => sum + one.battles, 0);
      const total = (kind: "wins" | "turns", place: number) =>
        samples.reduce((sum, one) => sum + (one[kind][place] ?? 0), 0) / battles;
      return lossAt(
        Array.from({ length: PLACES }, (_, place) => ({
          chance: total("wins", place),
          length: total("turns", place),
        })),
      );
    },
    trueLoss: (point) => lossAt(figures(point)),
  };
}
