import { describe, expect, it } from "vitest";
import { roundsFor, shippedRules } from "../../../../rules/index.ts";
import type { Pvp } from "../../../../server/pvp/pvp.ts";
import type { NewTournament } from "../../../../server/store/pvp/tournament.ts";
import { advanceRound } from "../../../../server/tournament/advance-round.ts";
import { fulfil, join, leave, start } from "../../../../server/tournament/take-part.ts";
import { sweepTournaments } from "../../../../server/tournament/tournament-sweeper.ts";
import { arenaOn, giveUp } from "./battles.ts";
import { freshStore, newPlayer, STORES } from "./stores.ts";

const { openMs: DAY, pauseMs: PAUSE } = shippedRules.pvp.tournament;

const made =
  (id: string, organiserId: number) =>
  (now: number): NewTournament => ({
    id,
    organiserId,
    seed: id,
    terms: { turnMs: 60_000 },
    roundMs: 1_800_000,
    createdAt: now,
    expiresAt: now + DAY,
  });

/** A tournament with so many players that has started. */
async function startedWith(arena: Pvp, names: readonly string[]): Promise<number[]> {
  const players = [];
  for (const name of names) players.push(await newPlayer(arena.store, name));
  const [organiser = 0] = players;
  await arena.store.openTournament(made("link", organiser), 1);
  for (const player of players) await fulfil(arena, "link", player, join(arena));
  await fulfil(arena, "link", organiser, start(arena));
  return players;
}

describe.each(STORES)("the tournaments of a store on $name", (kind) => {
  it("are kept until they are too old, and no more than allowed of one organiser (ABU-84)", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    const kept = await Promise.all(["1", "2", "3", "4"].map((id) => store.openTournament(made(id, ann), 2)));
    expect(kept.filter(Boolean)).toHaveLength(2);
    expect(await store.openTournament(made("bob's", bob), 2)).toBe(true);
    expect((await store.findTournament("bob's"))?.tournament).toMatchObject({
      organiser: { playerId: bob, name: "Bob" },
      terms: { turnMs: 60_000 },
      round: 0,
      players: [],
      pairings: [],
    });
    expect(await store.tournamentsOf(bob)).toEqual(["bob's"]);
    await store.advanceClock(DAY);
    expect(await store.findTournament("bob's")).toBeNull();
    expect(await store.tournamentsOf(bob)).toEqual([]);
    expect(await store.dueTournaments(9)).toEqual([]);
    expect(await store.openTournament(made("5", ann), 1)).toBe(true);
  });

  it("take each player once, and are left without a trace before the start (ABU-85)", async () => {
    const data = await kind.freshData();
    const arenas = [arenaOn(await data.process()), arenaOn(await data.process())] as const;
    const [arena] = arenas;
    const [ann, bob] = [await newPlayer(arena.store, "Ann"), await newPlayer(arena.store, "Bob")];
    await arena.store.openTournament(made("link", ann), 1);
    await Promise.all(
      [ann, bob, ann, bob].map((player, i) => fulfil(arenas[i < 2 ? 0 : 1], "link", player, join(arena))),
    );
    const numbers = async () =>
      (await arenas[1].store.findTournament("link"))?.tournament.players.map(({ number }) => number);
    expect(await numbers()).toEqual([1, 2]);
    await fulfil(arena, "link", ann, leave(arena));
    expect(await numbers()).toHaveLength(1);
    expect(
      await arena.store.changeTournament("nobody's", ann, () => expect.fail("There is none")),
    ).toBeNull();
  });

  it("begin and pair each round once, however many processes advance them, to the last one (ABU-88)", async () => {
    const data = await kind.freshData();
    const arenas = [arenaOn(await data.process()), arenaOn(await data.process())] as const;
    const { store } = arenas[0];
    const names = ["A", "B", "C", "D", "E"];
    const players = await startedWith(arenas[0], names);
    for (let round = 1; round <= roundsFor(names.length); round++) {
      await store.advanceClock(PAUSE);
      expect(await store.dueTournaments(9)).toEqual(["link"]);
      await Promise.all([0, 1, 0, 1].map((i) => sweepTournaments(arenas[i === 0 ? 0 : 1])));
      expect(await data.count("pvp_battles")).toBe(2 * round);
      expect(await store.dueTournaments(9)).toEqual([]);
      for (const player of players) {
        const battleId = await store.activeBattle(player);
        if (battleId !== null) await giveUp(arenas[0], battleId, 0);
      }
      await Promise.all([0, 1, 0, 1].map((i) => sweepTournaments(arenas[i === 0 ? 0 : 1])));
    }
    const seen = await arenas[1].store.findTournament("link");
    expect(seen?.tournament).toMatchObject({ round: 3, rounds: 3, endsAt: null });
    expect(seen?.tournament.pairings).toHaveLength(9);
    expect(await store.dueTournaments(9)).toEqual([]);
  });

  it("change together with their battles, or stay as they were", async () => {
    const data = await kind.freshData();
    const arena = arenaOn(await data.process());
    const { store } = arena;
    await startedWith(arena, ["A", "B", "C", "D"]);
    await store.advanceClock(PAUSE);
    const before = await store.findTournament("link");
    const failing = store.changeTournament("link", null, (scene) => {
      const change = advanceRound(arena, scene);
      const [battle] = change.battles;
      // A player cannot be in two battles: the second one fails the whole change.
      return { ...change, battles: battle ? [battle, { ...battle, id: "again", watchId: "again" }] : [] };
    });
    await expect(failing).rejects.toThrow();
    expect((await store.findTournament("link"))?.tournament).toEqual(before?.tournament);
    expect(await data.count("pvp_battles")).toBe(0);
  });
});
