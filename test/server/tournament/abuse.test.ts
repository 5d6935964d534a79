import { describe, expect, it } from "vitest";
import { good } from "../pvp/support/pvp-player.ts";
import { freshServer } from "../server-per-test.ts";
import {
  ask,
  endRound,
  freshTournamentWorld,
  look,
  MINUTE,
  OPEN,
  opened,
  PAUSE,
  startedBy,
} from "./support.ts";

const GONE = { status: 404, body: { code: "unknown_tournament" } };

describe("links of tournaments", () => {
  it("tell nothing about those that never existed, are cancelled or too old (ABU-83)", async () => {
    const { server, players } = await freshTournamentWorld(2);
    const [ann, bob] = [players[0], players[1]];
    if (!ann || !bob) throw new Error("Nobody is there.");
    const cancelled = await opened(ann);
    good(await ask(ann, "cancel", cancelled));
    const old = await opened(ann);
    server.clock.pass(OPEN);
    for (const id of [cancelled.id, old.id, "AAAAAAAAAAAAAAAAAAAAAA", "https://evil.example"]) {
      const link = { id: encodeURIComponent(id) };
      expect(await server.get(`/api/tournaments/${link.id}`)).toMatchObject(GONE);
      expect(await bob.get(`tournaments/${link.id}`)).toMatchObject(GONE);
      for (const call of ["join", "leave", "start", "cancel"] as const)
        expect(await ask(ann, call, link), `${call} ${id}`).toMatchObject(GONE);
    }
    expect(old.id).toMatch(/^[\w-]{22}$/);
  });
});

describe("one player's tournaments", () => {
  it("are three at most that are not over, of a thousand tried at once (ABU-84)", async () => {
    const server = await freshServer();
    const ann = await server.player();
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => ann.post("tournaments", { turnMs: MINUTE })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = { status: 409, body: { code: "tournament_too_many" } };
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(refused);
    server.clock.pass(OPEN);
    await server.store.removeExpired(server.clock.now());
    expect(good(await ann.get("tournaments"))).toEqual({ tournaments: [] });
    await opened(ann);
  });

  it("are played with the clocks of the rules only (ABU-84)", async () => {
    const ann = await (await freshServer()).player();
    for (const turnMs of [1, 59_999, 86_400_000])
      expect(await ann.post("tournaments", { turnMs })).toMatchObject({
        status: 400,
        body: { code: "tournament_terms" },
      });
  });
});

describe("joining a tournament", () => {
  it("counts once for each player, in one tournament at a time (ABU-85)", async () => {
    const { players } = await freshTournamentWorld(2);
    const [ann, bob] = players;
    if (!ann || !bob) throw new Error("Nobody is there.");
    const [tournament, other] = [await opened(ann), await opened(ann)];
    const answers = await Promise.all([1, 2, 3].map(() => ask(bob, "join", tournament)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await look(bob, tournament)).players).toHaveLength(1);
    expect(await ask(bob, "join", other)).toMatchObject({ status: 409, body: { code: "tournament_other" } });
    good(await ask(bob, "leave", tournament));
    good(await ask(bob, "join", other));
    expect(await ask(bob, "leave", tournament)).toMatchObject({ body: { code: "tournament_not_in" } });
  });

  it("starts it with the 64th player, and is refused to the 65th, also at once (ABU-85)", async () => {
    const world = await freshTournamentWorld(66);
    const tournament = await opened(world.player(0));
    const answers = await Promise.all(world.players.map((player) => ask(player, "join", tournament)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(64);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: "tournament_started" },
    });
    expect(await look(world.player(0), tournament)).toMatchObject({ status: "running", round: 1, rounds: 6 });
  });
});

describe("somebody else's tournament", () => {
  it("is neither started nor cancelled, and is started once by its organiser (ABU-86)", async () => {
    const world = await freshTournamentWorld(4);
    const [ann, eve] = [world.player(0), world.player(1)];
    const tournament = await opened(ann);
    for (const player of [ann, eve]) good(await ask(player, "join", tournament));
    expect(await ask(ann, "start", tournament)).toMatchObject({ body: { code: "tournament_too_few" } });
    good(await ask(world.player(2), "join", tournament));
    for (const call of ["start", "cancel"] as const)
      expect(await ask(eve, call, tournament)).toMatchObject({
        status: 403,
        body: { code: "tournament_not_organiser" },
      });
    const starts = await Promise.all([1, 2].map(() => ask(ann, "start", tournament)));
    expect(starts.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ask(ann, "cancel", tournament)).toMatchObject({ body: { code: "tournament_not_open" } });
    expect(await ask(world.player(3), "join", tournament)).toMatchObject({
      body: { code: "tournament_started" },
    });
    expect((await look(eve, tournament)).pairings).toHaveLength(2);
  });
});

describe("leaving and returning in a loop", () => {
  it("gives up one battle a round, brings no points and no second pairing (ABU-87)", async () => {
    const world = await freshTournamentWorld(4);
    const eve = world.player(3);
    const tournament = await startedBy(world);
    await world.sweep(PAUSE);
    for (let time = 0; time < 20; time++) {
      good(await ask(eve, "leave", tournament));
      good(await ask(eve, "join", tournament));
      await world.sweep();
    }
    const seen = await look(eve, tournament);
    expect(seen).toMatchObject({ round: 1, battleId: null });
    expect(seen.pairings).toHaveLength(2);
    expect(seen.players.find(({ number }) => number === 4)).toMatchObject({ points: 0, present: true });
  });
});

describe("the result of a tournament", () => {
  it("comes from the server's battles alone: no call takes one, and no other battle counts (ABU-88)", async () => {
    const world = await freshTournamentWorld(4);
    const eve = world.player(3);
    const tournament = await startedBy(world);
    const forged = { outcome: "two", points: 99, players: [], round: 3, winner: 4 };
    for (const call of ["result", "advance", "round", "pairings"])
      expect((await eve.post(`tournaments/${tournament.id}/${call}`, forged)).status).toBe(404);
    for (const call of ["join", "start"]) await eve.post(`tournaments/${tournament.id}/${call}`, forged);
    await world.sweep(PAUSE);
    // Who is not in a battle cannot end it.
    const { battleId } = await look(eve, tournament);
    for (const player of world.players.slice(0, 3)) {
      const isTheirs = (await look(player, tournament)).battleId === battleId;
      const answer = await player.post(`pvp/battle/${battleId}/concede`);
      expect(answer.status).toBe(isTheirs ? 200 : 403);
    }
    const table = await look(eve, tournament);
    expect(table.players.reduce((sum, { points }) => sum + points, 0)).toBe(1);
    expect(table.round).toBe(1);
    await endRound(world, tournament);
    await world.sweep();
    expect((await look(eve, tournament)).round).toBe(2);
  });
});
