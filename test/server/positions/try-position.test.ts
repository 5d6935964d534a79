import { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { makeFriends } from "../friends/support.ts";
import { languagesFrom, textsFolder } from "../german.ts";
import {
  DAY,
  obviousOf,
  positionOfDay,
  positionsOf,
  serverOnDay,
  solutionOf,
  startReplayWorker,
  tryPosition,
} from "./support.ts";

describe("POST /api/tryPosition", () => {
  it("counts the tries up to the first that reaches the goal, by playing them (GAP-73)", async () => {
    const ann = await (await serverOnDay(3)).player("Ann");
    expect(await tryPosition(ann, 3, obviousOf(3))).toMatchObject({
      status: 200,
      body: {
        reached: false,
        counted: true,
        standing: { number: 3, tries: 1, reached: false, energyLeft: null, onItsDay: false },
        streak: { days: 0, best: 0 },
      },
    });
    const solved = await tryPosition(ann, 3, solutionOf(3));
    expect(solved).toMatchObject({ body: { reached: true, counted: true, streak: { days: 1, best: 1 } } });
    const { energyLeft, standing } = solved.body as { energyLeft?: number; standing?: object };
    expect(standing).toEqual({ number: 3, tries: 2, reached: true, energyLeft, onItsDay: true });
    expect(await positionsOf(ann)).toMatchObject({ today: 3, standings: [standing], streak: { days: 1 } });
  });

  it("changes nothing once the goal was reached (GAP-73)", async () => {
    const ann = await (await serverOnDay(2)).player("Ann");
    const { standing } = (await tryPosition(ann, 2, solutionOf(2))).body;
    for (const actions of [solutionOf(2), obviousOf(2), []])
      expect((await tryPosition(ann, 2, actions)).body).toMatchObject({ counted: false, standing });
    expect((await positionsOf(ann)).standings).toEqual([standing]);
  });

  it("takes a turn with and without its end", async () => {
    const server = await serverOnDay(4);
    const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
    const without = await tryPosition(ann, 4, solutionOf(4));
    const withEnd = await tryPosition(bob, 4, [...solutionOf(4), "endTurn"]);
    if (positionOfDay(4).goal.kind !== "win") expect(withEnd.body).toEqual(without.body);
    expect(without.body).toMatchObject({ reached: true });
  });

  it("takes a try after midnight as one at an old day, which no streak counts (GAP-73)", async () => {
    const server = await serverOnDay(5);
    const ann = await server.player("Ann");
    server.clock.pass(DAY / 2 - 1);
    expect((await tryPosition(ann, 5, solutionOf(5))).body).toMatchObject({ standing: { onItsDay: true } });
    const bob = await server.player("Bob");
    server.clock.pass(1);
    expect((await tryPosition(bob, 5, solutionOf(5))).body).toMatchObject({
      counted: true,
      standing: { reached: true, onItsDay: false },
      streak: { days: 0, best: 0 },
    });
    expect(await positionsOf(ann)).toMatchObject({ today: 6, streak: { days: 1, best: 1 } });
  });

  it("counts a streak over a rest day, and ends it after two days (GAP-73)", async () => {
    const server = await serverOnDay(1);
    const ann = await server.player("Ann");
    for (const number of [1, 2]) {
      await tryPosition(ann, number, solutionOf(number));
      server.clock.pass(DAY);
    }
    server.clock.pass(DAY);
    expect((await positionsOf(ann)).streak).toEqual({ days: 2, best: 2 });
    expect((await tryPosition(ann, 4, solutionOf(4))).body.streak).toEqual({ days: 3, best: 3 });
    expect((await tryPosition(ann, 3, solutionOf(3))).body.streak, "too late").toEqual({ days: 3, best: 3 });
    server.clock.pass(3 * DAY);
    expect((await positionsOf(ann)).streak).toEqual({ days: 0, best: 3 });
  });

  it("lists the newest sixty standings, the newest first", async () => {
    const server = await serverOnDay(70);
    const ann = await server.player("Ann");
    for (let number = 1; number <= 62; number++) await tryPosition(ann, number, []);
    const { standings } = await positionsOf(ann);
    expect(standings.map(({ number }) => number)).toEqual(
      Array.from({ length: 60 }, (_, index) => 62 - index),
    );
  });
});

describe("a try that is no honest one", () => {
  it("is refused for a day that has not come yet, whatever the player's clock says (ABU-132)", async () => {
    const server = await serverOnDay(7);
    const ann = await server.player("Ann");
    for (const number of [8, 400, 999_999])
      expect(await tryPosition(ann, number, solutionOf(8))).toMatchObject({
        status: 409,
        body: { code: "position_not_yet", error: expect.stringContaining("is not available yet") },
      });
    expect((await positionsOf(ann)).standings).toEqual([]);
    server.clock.pass(DAY);
    expect((await tryPosition(ann, 8, solutionOf(8))).body).toMatchObject({ standing: { onItsDay: true } });
  });

  it("gets no result but that of its actions, whatever else it claims (ABU-130)", async () => {
    const ann = await (await serverOnDay(2)).player("Ann");
    const claims = {
      number: 2,
      actions: obviousOf(2),
      reached: true,
      energyLeft: 99,
      tries: 1,
      onItsDay: true,
      standing: { number: 2, tries: 1, reached: true, energyLeft: 99, onItsDay: true },
      playerId: 1,
    };
    expect((await ann.post("tryPosition", claims)).body).toMatchObject({
      reached: false,
      standing: { reached: false, energyLeft: null },
    });
  });

  it("is refused with an action that is not legal, which it names with the reason (ABU-130)", async () => {
    const german = { "refusals.json": { invalid_defend: "Diese Kreatur kann nicht verteidigen." } };
    const server = await serverOnDay(2, { languages: languagesFrom(textsFolder(german)) });
    const ann = await server.player("Ann");
    const illegal = [...solutionOf(2), "endTurn", "endTurn", "endTurn"];
    expect(await tryPosition(ann, 2, illegal)).toMatchObject({
      status: 400,
      body: { code: "position_refused", refusal: expect.any(String) },
    });
    const [first = ""] = solutionOf(2);
    const refused = await ann.post(
      "tryPosition",
      { number: 2, actions: [first, "defend foe-1"] },
      { "accept-language": "de" },
    );
    expect(refused.body).toMatchObject({
      code: "position_refused",
      action: 1,
      refusal: "invalid_defend",
      values: { number: 2, reason: "Diese Kreatur kann nicht verteidigen." },
    });
    expect((await positionsOf(ann)).standings).toEqual([]);
  });

  it("is refused by its shape: unknown words, NUL, long and huge lists, numbers without an end (ABU-130)", async () => {
    const ann = await (await serverOnDay(2)).player("Ann");
    const bad = [
      { number: 2, actions: ["win"] },
      { number: 2, actions: ["constructor own-1"] },
      { number: 2, actions: ["attack own-1 foe-1; DROP TABLE labs"] },
      { number: 2, actions: ["attack own-1 - - - -"] },
      { number: 2, actions: ["attack own-1 - foe-\u0000"] },
      { number: 2, actions: ["defend own-1\u0000"] },
      { number: 2, actions: [`attack own-${"1".repeat(80)}`] },
      { number: 2, actions: Array(41).fill("endTurn") },
      { number: 2, actions: Array(5_000).fill("endTurn") },
      { number: 2, actions: "endTurn" },
      { number: 2, actions: [null] },
      { number: 2, actions: [{ type: "endTurn" }] },
      { number: 2 },
      { number: 0, actions: [] },
      { number: -1, actions: [] },
      { number: 1.5, actions: [] },
      { number: "2", actions: [] },
      { number: 1_000_001, actions: [] },
      { number: 2, actions: [], requestId: "" },
      { number: 2, actions: [], requestId: "x".repeat(65) },
      { number: 2, actions: [], requestId: "\ud800" },
      { actions: [] },
      [],
      '{"number":1e400,"actions":[]}',
      '{"number":2,"actions":[],"requestId":"a\\u0000b"}',
    ];
    for (const body of bad) {
      const { status, body: told } = await ann.post("tryPosition", body);
      // Nothing of it is played.
      expect([status, told.code], JSON.stringify(body).slice(0, 100)).toEqual([
        400,
        expect.stringMatching(/^(invalid_input|malformed)$/),
      ]);
    }
    const huge = { number: 2, actions: Array(100_000).fill("endTurn") };
    expect((await ann.post("tryPosition", huge)).status).toBe(413);
    expect((await positionsOf(ann)).standings).toEqual([]);
  });

  it("counts once of twenty equal ones at once, each with the first answer, also later (ABU-131)", async () => {
    const server = await serverOnDay(2);
    const ann = await server.player("Ann");
    const all = Array.from({ length: 20 }, () => tryPosition(ann, 2, obviousOf(2), "one"));
    const answers = await Promise.all(all);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const [first] = answers;
    for (const { body } of answers) expect(body).toEqual(first?.body);
    await tryPosition(ann, 2, solutionOf(2), "two");
    expect((await tryPosition(ann, 2, obviousOf(2), "one")).body).toEqual(first?.body);
    expect((await tryPosition(ann, 2, solutionOf(2), "one")).body, "another turn").toEqual(first?.body);
    expect((await positionsOf(ann)).standings).toMatchObject([{ tries: 2, reached: true }]);
  });

  it("counts for the player who is logged in alone (ABU-132)", async () => {
    const server = await serverOnDay(2);
    const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
    const sent = { number: 2, actions: solutionOf(2), requestId: "same" };
    expect((await ann.post("tryPosition", sent)).body).toMatchObject({ standing: { tries: 1 } });
    await tryPosition(bob, 2, obviousOf(2), "other");
    expect((await bob.post("tryPosition", sent)).body).toMatchObject({ standing: { tries: 2 } });
    expect(await server.post("/api/tryPosition", sent)).toMatchObject({ status: 401 });
    expect(await server.get("/api/getPositions")).toMatchObject({ status: 401 });
    const asBob = { "x-player": bob.userId };
    expect(await ann.post("tryPosition", sent, asBob)).toMatchObject({
      status: 409,
      body: { code: "other_player" },
    });
  });

  it("is refused beyond a day's worth, which its repetition is not (ABU-131)", async () => {
    const puzzles = { ...rules.puzzles, triesADay: 3 };
    const server = await serverOnDay(2, { rules: { ...rules, puzzles } });
    const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
    const first = await tryPosition(ann, 2, [], "first");
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryPosition(ann, 2, [])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const rest = answers.filter(({ status }) => status !== 200);
    expect(new Set(rest.map(({ body }) => body.code))).toEqual(new Set(["rate_limited"]));
    expect(await tryPosition(ann, 2, [], "first")).toMatchObject({ status: 200, body: first.body });
    expect((await tryPosition(bob, 2, [])).status).toBe(200);
    server.clock.pass(DAY);
    expect((await tryPosition(ann, 2, [])).status).toBe(200);
  });

  it("is answered 503 where the thread ends, and counts when it comes again", async () => {
    let started = 0;

    const ending = `const { parentPort } = require("worker_threads"); parentPort.postMessage("ready");
      parentPort.on("message", () => process.exit());`;
    const server = await serverOnDay(2, {
      startReplayWorker: (data) => {
        started += 1;
        return started > 1 ? startReplayWorker(data) : new Worker(ending, { eval: true });
      },
    });
    const ann = await server.player("Ann");
    const sent = () => tryPosition(ann, 2, solutionOf(2), "sent twice");
    expect(await sent()).toMatchObject({ status: 503, body: { code: "position_not_played" } });
    expect(await sent()).toMatchObject({ status: 200, body: { standing: { tries: 1, reached: true } } });
  });
});

describe("the list of friends", () => {
  it("shows how each friend solved today's position, and nothing of other days (GAP-73)", async () => {
    const server = await serverOnDay(2);
    const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
    await makeFriends(ann, bob);
    const seen = async () => (await bob.get("friends")).body.friends;
    expect(await seen()).toMatchObject([{ name: "Ann", position: null }]);
    await tryPosition(ann, 2, obviousOf(2));
    await tryPosition(ann, 1, solutionOf(1));
    expect(await seen()).toMatchObject([{ position: null }]);
    const { energyLeft } = (await tryPosition(ann, 2, solutionOf(2))).body;
    expect(await seen()).toMatchObject([{ position: { tries: 2, energyLeft } }]);
    server.clock.pass(DAY);
    expect(await seen()).toMatchObject([{ position: null }]);
  });
});
