import type { Browser } from "../../server/pvp/support/browser.ts";
import { equipped, type PvpPlayer } from "../../server/pvp/support/pvp-player.ts";

/** A player in a battle. */
export interface Seat<Used extends Browser> {
  player: PvpPlayer;
  browser: Used;
  battleId: string;
}

const AT_ONCE = 16;
const CREATURES = 5;
const ITEMS = 3;

/** Logs in an even number of players, gives each cards, and sends them into the queue until all are in a battle. */
export async function settlePairs<Used extends Browser & { logIn(name: string): Promise<unknown> }>(
  count: number,
  open: () => Used,
): Promise<Seat<Used>[]> {
  const waiting: Omit<Seat<Used>, "battleId">[] = [];
  const settle = async (number: number): Promise<void> => {
    const browser = open();
    const name = `Player ${number}`;
    await browser.logIn(name);
    const player = await equipped(browser, name);
    await player.joined(player.deck(CREATURES, ITEMS, ITEMS));
    waiting.push({ player, browser });
  };
  for (let first = 0; first < count; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, at) => first + at);
    await Promise.all(numbers.map(settle));
  }
  const seats = await Promise.all(
    waiting.map(async (seat) => {
      const { battleId } = await seat.player.status();
      if (battleId === undefined) throw new Error(`${seat.player.name} found nobody.`);
      return { ...seat, battleId };
    }),
  );
  if (new Set(seats.map(({ battleId }) => battleId)).size !== count / 2)
    throw new Error(`Not every two of ${count} players met.`);
  return seats;
}
