import { describe, expect, it } from "vitest";
import type { TournamentReply } from "../../../server/contract/index.ts";
import { newsOf } from "../friends/support.ts";
import { good } from "../pvp/support/pvp-player.ts";
import {
  ask,
  endRound,
  freshTournamentWorld,
  KEPT,
  LATE,
  look,
  opened,
  PAUSE,
  ROUND,
  startedBy,
} from "./support.ts";

const ofRound = <Pairing extends { round: number }>(pairings: readonly Pairing[], round: number) =>
  pairings.filter((pairing) => pairing.round === round);

describe("a tournament of eight players", () => {
  it("is played in three rounds without a rematch, and whoever won all is first", async () => {
    const world = await freshTournamentWorld(8);
    const [ann] = world.players;
    const begun = await startedBy(world);
    expect(begun).toMatchObject({ status: "running", round: 1, rounds: 3, organiser: "Player 1" });
    for (let round = 1; round <= 3; round++) {
      await world.sweep(PAUSE - 1);
      expect((await look(world.player(0), begun)).battleId).toBeNull();
      await world.sweep(1);
      expect(ofRound((await look(world.player(0), begun)).pairings, round)).toHaveLength(4);
      await endRound(world, begun);
      await world.sweep();
    }
    const ended = await look(world.player(0), begun);
    expect(ended).toMatchObject({ status: "over", beginsAt: null, endsAt: null, battleId: null });
    expect(ended.pairings.map(({ one, two }) => [one, two].sort().join())).toHaveLength(12);
    expect(new Set(ended.pairings.map(({ one, two }) => [one, two].sort().join())).size).toBe(12);
    // The earlier one always wins.
    expect(ended.players[0]).toMatchObject({ name: "Player 1", rank: 1, points: 3, wins: 3 });
    expect(ended.players.reduce((sum, { points }) => sum + points, 0)).toBe(12);
    expect(good((await ann?.get("pvp/stats")) as never)).toMatchObject({ stats: { rating: 1000 } });
    world.server.clock.pass(KEPT);
    await world.server.store.removeExpired(world.server.clock.now());
    expect(await world.player(0).get(`tournaments/${begun.id}`)).toMatchObject({ status: 404 });
  });

  it("a tournament's round is told of in the lab, with the opponent, from the pairing of a round to the end of the own battle", async () => {
    const world = await freshTournamentWorld(3);
    const news = async (index: number) => (await newsOf(world.player(index))).tournament;
    const open = await opened(world.player(0));
    for (const player of world.players) good(await ask(player, "join", open));
    expect(await news(1)).toBeNull();
    const begun = good<TournamentReply>(await ask(world.player(0), "start", open));
    const [pairing] = begun.pairings.filter(({ two }) => two !== null);
    const [one, two] = [(pairing?.one ?? 0) - 1, (pairing?.two ?? 0) - 1];
    const alone = 3 - one - two;
    const told = { id: open.id, organiser: "Player 1", round: 1 };
    expect(await news(one)).toEqual({ ...told, opponent: `Player ${two + 1}` });
    expect(await news(two)).toEqual({ ...told, opponent: `Player ${one + 1}` });
    expect(await news(alone)).toBeNull();
    await world.sweep(PAUSE);
    expect(await news(one)).toMatchObject({ round: 1 });
    good(await ask(world.player(one), "leave", open));
    expect([await news(one), await news(two)]).not.toContainEqual(expect.objectContaining({ round: 1 }));
  });

  it("shows table and pairings to a visitor with the link, and who they are to nobody", async () => {
    const world = await freshTournamentWorld(4);
    const begun = await startedBy(world);
    await world.sweep(PAUSE);
    const { status, body } = await world.server.get(`/api/tournaments/${begun.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ you: null, battleId: null, isOrganiser: false, round: 1 });
    for (const { userId } of world.players) expect(JSON.stringify(body)).not.toContain(userId);
  });
});

describe("a round of a tournament", () => {
  it("gives a bye to one of three, and decides at its clock by the health that is left, equal for nobody", async () => {
    const world = await freshTournamentWorld(3);
    const begun = await startedBy(world);
    await world.sweep(PAUSE);
    const [battle, bye] = (await look(world.player(0), begun)).pairings;
    expect(bye).toMatchObject({ two: null, outcome: "one", begun: false });
    expect(battle).toMatchObject({ outcome: null, begun: true });
    // The clock of the battle goes on by itself: nobody is there, so it is closed.
    await world.sweep(ROUND);
    const after = await look(world.player(0), begun);
    expect(after.round).toBe(2);
    expect(after.pairings[0]).toMatchObject({ outcome: "none" });
    expect(ofRound(after.pairings, 2).find(({ two }) => two === null)?.one).not.toBe(bye?.one);
  });

  it("begins a battle once both players are free, and counts it lost for who is not when the clock is out", async () => {
    const world = await freshTournamentWorld(4);
    const [ann, bob] = [world.player(0), await world.server.player("Friend")];
    const challenge = good<{ id: string }>(
      await ann.post("pvp/challenges", { turnMs: 86_400_000, bestOf: 1 }),
    );
    const { battleId } = good<{ battleId: string }>(
      await bob.post(`pvp/challenges/${challenge.id}/accept`, {}),
    );
    const begun = await startedBy(world);
    await world.sweep(PAUSE);
    const own = (await look(ann, begun)).pairings.find(({ one, two }) => one === 1 || two === 1);
    expect(own).toMatchObject({ begun: false, outcome: null });
    good(await bob.post(`pvp/battle/${battleId}/concede`));
    await world.sweep();
    const { battleId: begunId } = await look(ann, begun);
    expect(begunId).not.toBeNull();
  });

  it("counts a battle lost for whoever is in another one two minutes after it should have begun, and goes on (ABU-107)", async () => {
    const world = await freshTournamentWorld(3);
    const [ann, second] = [world.player(0), await world.server.player("Second account")];
    const { id } = good<{ id: string }>(await ann.post("pvp/challenges", { turnMs: 86_400_000, bestOf: 1 }));
    good(await second.post(`pvp/challenges/${id}/accept`, {}));
    const begun = await startedBy(world);
    for (let round = 1; round <= begun.rounds; round++) {
      await world.sweep(PAUSE);
      await endRound(world, begun);
      const { pairings } = await look(ann, begun);
      const own = ofRound(pairings, round).find(({ one, two }) => one === 1 || two === 1);
      if (own?.two === null) continue;
      await world.sweep(LATE - 1);
      expect((await look(ann, begun)).pairings).toContainEqual({ ...own, outcome: null, begun: false });
      await world.sweep(1);
      const outcome = own?.one === 1 ? "two" : "one";
      expect((await look(ann, begun)).pairings).toContainEqual({ ...own, outcome, begun: false });
    }
    await world.sweep();
    expect(await look(ann, begun)).toMatchObject({ status: "over" });
  });

  it("brings points to nobody where both are in other battles two minutes after it should have begun (ABU-107)", async () => {
    const world = await freshTournamentWorld(3);
    for (const player of world.players) {
      const other = await world.server.player(`Other of ${player.userId}`);
      const { id } = good<{ id: string }>(
        await player.post("pvp/challenges", { turnMs: 86_400_000, bestOf: 1 }),
      );
      good(await other.post(`pvp/challenges/${id}/accept`, {}));
    }
    const begun = await startedBy(world);
    await world.sweep(PAUSE + LATE);
    const { round, pairings } = await look(world.player(0), begun);
    expect(round).toBe(2);
    expect(pairings.find(({ two }) => two !== null)).toMatchObject({ outcome: "none", begun: false });
  });

  it("goes on without a player where its organiser says so, before the battle and in the middle of it (ABU-107)", async () => {
    const world = await freshTournamentWorld(4);
    const [ann, bob] = [world.player(0), world.player(1)];
    const begun = await startedBy(world);
    const without = (player: typeof ann, number: number) =>
      player.post(`tournaments/${begun.id}/without`, { number });
    const opponentOf = (number: number, pairings: readonly { one: number; two: number | null }[]) => {
      const { one, two } = pairings.find((each) => [each.one, each.two].includes(number)) ?? {
        one: 0,
        two: 0,
      };
      return one === number ? two : one;
    };
    expect(await without(bob, 3)).toMatchObject({ status: 403, body: { code: "tournament_not_organiser" } });
    expect(await without(ann, 9)).toMatchObject({ status: 404, body: { code: "tournament_nobody" } });
    expect((await without(ann, 1.5)).status).toBe(400);
    const first = opponentOf(1, begun.pairings) ?? 0;
    expect(good<TournamentReply>(await without(ann, first)).players).toContainEqual(
      expect.objectContaining({ number: first, present: false }),
    );
    await world.sweep(PAUSE);
    const other = [2, 3, 4].find((number) => number !== first) ?? 0;
    expect((await look(world.player(other - 1), begun)).battleId).not.toBeNull();
    good(await without(ann, other));
    await world.sweep();
    const { round, pairings, players } = await look(ann, begun);
    expect(round).toBe(2);
    for (const gone of [first, other]) {
      const own = ofRound(pairings, 1).find(({ one, two }) => [one, two].includes(gone));
      expect(own?.outcome).toBe(own?.one === gone ? "two" : "one");
    }
    expect(players.filter(({ present }) => present)).toHaveLength(2);
    good(await ask(world.player(first - 1), "join", begun));
    await endRound(world, begun);
    for (let rest = 0; rest < 3; rest++) await world.sweep(PAUSE + ROUND);
    expect(await without(ann, other)).toMatchObject({ status: 409, body: { code: "tournament_over" } });
  });

  it("decides for whoever is there where the opponent has left before the battle", async () => {
    const world = await freshTournamentWorld(4);
    const begun = await startedBy(world);
    good(await ask(world.player(0), "leave", begun));
    await world.sweep(PAUSE);
    const own = (await look(world.player(0), begun)).pairings.find(({ one, two }) => one === 1 || two === 1);
    expect(own).toMatchObject({ begun: false, outcome: own?.one === 1 ? "two" : "one" });
  });

  it("lasts anew where its clock ran out while no server ran", async () => {
    const world = await freshTournamentWorld(4);
    const begun = await startedBy(world);
    await world.sweep(PAUSE + ROUND + 3_600_000);
    const after = await look(world.player(0), begun);
    expect(after).toMatchObject({ round: 1, endsAt: world.server.clock.now() + ROUND });
    await world.sweep();
    expect((await look(world.player(0), begun)).battleId).not.toBeNull();
  });
});

describe("a player of a tournament", () => {
  it("leaves with the battle given up, is not paired, and is paired again from the round after the return", async () => {
    const world = await freshTournamentWorld(5);
    const ann = world.player(0);
    const begun = await startedBy(world);
    await world.sweep(PAUSE);
    const before = await look(ann, begun);
    const left = good<typeof begun>(await ask(ann, "leave", begun));
    expect(left.battleId).toBeNull();
    expect(left.players.find(({ number }) => number === 1)).toMatchObject({ present: false });
    const own = left.pairings.find(({ one, two }) => one === 1 || two === 1);
    if (before.battleId !== null) expect(own?.outcome).toBe(own?.one === 1 ? "two" : "one");
    await endRound(world, begun);
    await world.sweep();
    const second = ofRound((await look(ann, begun)).pairings, 2);
    expect(second.flatMap(({ one, two }) => [one, two])).not.toContain(1);
    good(await ask(ann, "join", begun));
    await world.sweep(PAUSE);
    await endRound(world, begun);
    await world.sweep();
    const third = ofRound((await look(ann, begun)).pairings, 3);
    expect(third.flatMap(({ one, two }) => [one, two])).toContain(1);
  });

  it("cannot join or return to a tournament that is over (ABU-113)", async () => {
    const world = await freshTournamentWorld(3);
    const begun = await startedBy(world);
    const stranger = await world.server.player("Stranger");
    expect(await ask(stranger, "join", begun)).toMatchObject({
      status: 409,
      body: { code: "tournament_started" },
    });
    good(await ask(world.player(1), "leave", begun));
    good(await ask(world.player(2), "leave", begun));
    for (let round = 0; round <= begun.rounds; round++) await world.sweep(PAUSE);
    const over = await look(world.player(0), begun);
    expect(over.status).toBe("over");
    for (const player of [stranger, world.player(1)])
      expect(await ask(player, "join", begun)).toMatchObject({
        status: 409,
        body: { code: "tournament_over", error: "This tournament is over" },
      });
    // Whoever never left is in it all the same.
    expect(good<TournamentReply>(await ask(world.player(0), "join", begun)).players).toEqual(over.players);
  });

  it("who is deleted leaves an open tournament, and a row without a name in one that has begun (GAP-71)", async () => {
    const world = await freshTournamentWorld(4);
    const { store } = world.server;
    const open = await opened(world.player(3));
    const begun = await startedBy(world);
    const { id = 0 } = (await store.accountOf(world.player(3).userId)) ?? {};
    await store.requestDeletion(id, 0, { type: "deletionRequested", dueAt: 0 }, null);
    expect(await store.deletePlayer(id, { publicId: "nobody", name: "Deleted player" })).toBe("deleted");
    const { players } = await look(world.player(0), begun);
    expect(players.find(({ number }) => number === 4)).toMatchObject({
      name: "Deleted player",
      present: false,
    });
    expect(await world.player(0).get(`tournaments/${open.id}`)).toMatchObject({ status: 404 });
  });
});
