import { expect } from "vitest";
import { actionFromWire, shippedRules as rules } from "../../../../rules/index.ts";
import type { Store } from "../../../../server/index.ts";
import type { Played } from "./play-battle.ts";
import type { PvpPlayer } from "./pvp-player.ts";

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

/** Everybody joins at once and asks until he is in a battle; a join that is sent again may find him there. */
export async function matched(players: readonly PvpPlayer[]): Promise<Match[]> {
  const joins = await Promise.all(players.map((player) => player.queue()));
  for (const { status } of joins) expect([200, 409]).toContain(status);
  return matchesOf(
    await Promise.all(players.map(async (player) => ({ player, battleId: await battleOf(player) }))),
  );
}

async function battleOf(player: PvpPlayer): Promise<string> {
  for (;;) {
    const { battleId } = await player.status();
    if (battleId !== undefined) return battleId;
  }
}

/** The battles that players are in, each with player 1 before player 2. */
export async function matchesOf(seats: readonly { player: PvpPlayer; battleId: string }[]): Promise<Match[]> {
  const battleIds = [...new Set(seats.map(({ battleId }) => battleId))];
  return Promise.all(
    battleIds.map(async (battleId) => {
      const [one, two, ...others] = seats.filter((seat) => seat.battleId === battleId);
      if (!one || !two || others.length > 0) throw new Error(`${battleId} has not two players.`);
      const { isPlayer1 } = await one.player.battle(battleId);
      return { battleId, players: isPlayer1 ? [one.player, two.player] : [two.player, one.player] };
    }),
  );
}

/** A player's only battle was played to its end, and counts once in the record and the rating. */
export async function expectBookedOnce(player: PvpPlayer): Promise<void> {
  const { stats, recentBattles } = await player.stats();
  const [battle] = recentBattles;
  expect(recentBattles).toHaveLength(1);
  expect(battle).toMatchObject({
    rated: true,
    endedBy: expect.stringMatching(/defeat|emptyField|turnLimit/),
  });
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
