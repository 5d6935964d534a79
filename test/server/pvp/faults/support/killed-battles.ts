import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import {
  actionFromWire,
  newRandom,
  type RandomState,
  roll,
  shippedRules as rules,
} from "../../../../../rules/index.ts";
import { openSqliteStore, type Store } from "../../../../../server/index.ts";
import { dataFolder } from "../../../server-process.ts";
import { type Played, playBattle } from "../../support/play-battle.ts";
import { equipped, type PvpPlayer } from "../../support/pvp-player.ts";
import { StubbornBrowser } from "./stubborn-browser.ts";
import { UnreliableServer } from "./unreliable-server.ts";

export interface KillPlan {
  seed: string;
  /** All of them at once. */
  battles: number;
  kills: number;
}

/** Calls of all players together between two kills: some fall into the queue, most into turns and ends. */
const CALLS_BETWEEN = { least: 10, most: 50 };
/** One creature each keeps a battle short. */
export const CARDS = {
  creatures: [{ species_name: "Corvax", form: 1, rarity: "Rare" }],
  tools: [],
  spells: [],
};
/** No turn and no place in the queue expires, however slow the machine is. */
export const PATIENT_RULES = { pvp: { turnMs: 3_600_000, matching: { heartbeatMs: 3_600_000 } } };

export interface Match {
  battleId: string;
  players: readonly [PvpPlayer, PvpPlayer];
}

/**
 * Plays battles on a server that is killed again and again, and looks afterwards whether every action that was
 * sent is there once, in order, decided by its player, and every result is booked once.
 */
export async function playThroughKills({ seed, battles, kills }: KillPlan): Promise<void> {
  const dice = newRandom(seed);
  const file = join(dataFolder(), "patient-rules.json");
  writeFileSync(file, JSON.stringify(PATIENT_RULES));
  const server = new UnreliableServer({ RULES: file });
  const players = await Promise.all(
    Array.from({ length: 2 * battles }, (_, number) => playerOf(server, `Player ${number}`)),
  );
  server.killAfter(Array.from({ length: kills }, () => between(dice, CALLS_BETWEEN)));
  const matches = await matched(players);
  expect(matches).toHaveLength(battles);
  const played = await Promise.all(
    matches.map((match, number) => playBattle({ rules, dice: newRandom(`${seed}:${number}`), ...match })),
  );
  expect(server.kills).toBe(kills);
  for (const player of players) await expectBookedOnce(player);
  await server.stop();
  const database = join(server.folder, "game.sqlite");
  const store = openSqliteStore({ file: database, clock: { now: () => Date.now() }, movableClock: true });
  for (const [number, { battleId }] of matches.entries())
    await expectKept(store, battleId, played[number] ?? []);
  await store.close();
}

async function playerOf(server: UnreliableServer, name: string): Promise<PvpPlayer> {
  const browser = new StubbornBrowser(server);
  await browser.logIn(name);
  return equipped(browser, name, CARDS);
}

/** Everybody joins at once and asks until he is in a battle; a join that is sent again may find him there. */
export async function matched(players: readonly PvpPlayer[]): Promise<Match[]> {
  const joins = await Promise.all(players.map((player) => player.queue()));
  for (const { status } of joins) expect([200, 409]).toContain(status);
  const seats = await Promise.all(players.map(async (player) => ({ player, ...(await seatOf(player)) })));
  const battleIds = [...new Set(seats.map(({ battleId }) => battleId))];
  return battleIds.map((battleId) => {
    const [one, two, ...others] = seats
      .filter((seat) => seat.battleId === battleId)
      .sort((seat) => (seat.isPlayer1 ? -1 : 1));
    if (!one || !two || others.length > 0) throw new Error(`${battleId} has not two players.`);
    return { battleId, players: [one.player, two.player] };
  });
}

async function seatOf(player: PvpPlayer): Promise<{ battleId: string; isPlayer1: boolean }> {
  for (;;) {
    const { battleId } = await player.status();
    if (battleId !== undefined) return { battleId, isPlayer1: (await player.battle(battleId)).isPlayer1 };
  }
}

async function expectBookedOnce(player: PvpPlayer): Promise<void> {
  const { stats, recentBattles } = await player.stats();
  const [battle] = recentBattles;
  expect(recentBattles).toHaveLength(1);
  expect(battle).toMatchObject({ rated: true, endedBy: expect.stringMatching(/defeat|turnLimit/) });
  const change = battle?.isPlayer1 ? battle.player1_rating_change : battle?.player2_rating_change;
  expect(stats.rating).toBe(rules.pvp.rating.start + (change ?? 0));
  expect(stats.wins + stats.losses).toBe(battle?.outcome === "draw" ? 0 : 1);
}

/** What is stored of a battle is what its players sent: nothing lost, nothing twice, no turn ended for them. */
export async function expectKept(store: Store, battleId: string, played: readonly Played[]): Promise<void> {
  const decisions =
    (await store.findBattle(battleId))?.battle.decisions ??
    (await store.findArchivedBattle("id", battleId))?.course?.decisions;
  expect(decisions?.slice(1).map(({ side, action, by }) => ({ side, action, by }))).toEqual(
    played.map(({ side, action }) => ({ side, action: actionFromWire(action), by: "player" })),
  );
}

function between(dice: RandomState, { least, most }: { least: number; most: number }): number {
  return least + Math.floor(roll(dice) * (most - least + 1));
}
