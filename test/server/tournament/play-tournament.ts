import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { newRandom, shippedRules as rules } from "../../../rules/index.ts";
import { type Played, playBattle } from "../pvp/support/play-battle.ts";
import type { PvpPlayer } from "../pvp/support/pvp-player.ts";
import { matchesOf } from "../pvp/support/rated-battles.ts";
import { ask, expectPlayedOnce, look, opened } from "./support.ts";

/** The server begins the battles of a round within a second. */
const LOOK_AGAIN_MS = 100;

/** Opens a tournament and plays all of its battles; answers their actions in order. */
export async function playTournament(
  players: readonly PvpPlayer[],
  turnMs: number,
  seed: string,
): Promise<Map<string, Played[]>> {
  const [organiser] = players;
  if (!organiser) throw new Error("Nobody is there.");
  const tournament = await opened(organiser.browser, turnMs);
  for (const { browser } of players) expect((await ask(browser, "join", tournament)).status).toBe(200);
  // Asked again after the answer was lost, it has started.
  expect([200, 409]).toContain((await ask(organiser.browser, "start", tournament)).status);
  const battles = new Map<string, Played[]>();
  for (;;) {
    const seats: { player: PvpPlayer; battleId: string }[] = [];
    for (const player of players) {
      const { battleId } = await look(player.browser, tournament);
      if (battleId !== null && !battles.has(battleId)) seats.push({ player, battleId });
    }
    // A battle that has begun between two looks has one player so far.
    const whole = seats.filter((seat) =>
      seats.some((each) => each !== seat && each.battleId === seat.battleId),
    );
    await Promise.all(
      (await matchesOf(whole)).map(async (match) => {
        battles.set(match.battleId, await playBattle({ rules, dice: newRandom(seed), ...match }));
      }),
    );
    const seen = await look(organiser.browser, tournament);
    if (seen.status === "over") {
      expectPlayedOnce(seen);
      expect(battles.size).toBe(seen.rounds * Math.floor(players.length / 2));
      return battles;
    }
    if (whole.length === 0) await pause(LOOK_AGAIN_MS);
  }
}
