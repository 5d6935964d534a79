import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import type { TrainingReply } from "../../../server/contract/index.ts";
import type { TestPlayer } from "../lab-server.ts";
import { good } from "../pvp/support/pvp-player.ts";
import { DAY, obviousOf, positionOfDay, serverOnDay, solutionOf, tryPosition } from "./support.ts";

const { rating: numbers } = rules.puzzles.training;

const idOf = (day: number) => positionOfDay(day).id;

/** Tries the position of a day in the training. */
function train(player: TestPlayer, day: number, actions: string[], requestId?: string) {
  return player.post("trainPosition", { id: idOf(day), actions, ...(requestId && { requestId }) });
}

async function trainingOf(player: TestPlayer): Promise<TrainingReply> {
  return good(await player.get("getTraining"));
}

describe("POST /api/trainPosition", () => {
  it("rates player and position by the first try, which it plays, also at one of a day to come (GAP-74)", async () => {
    const server = await serverOnDay(3);
    const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
    expect(await trainingOf(ann)).toMatchObject({
      rating: { rating: numbers.start, deviation: numbers.deviation, volatility: numbers.volatility },
      tries: 0,
      positions: [],
      ratings: [],
    });
    const solved = (await train(ann, 40, solutionOf(40))).body;
    expect(solved).toMatchObject({ reached: true, rated: true, before: numbers.start, tries: 1 });
    expect(solved.trained).toMatchObject({ id: idOf(40), lastTry: 1, solvedSince: null });
    const missed = (await train(bob, 40, obviousOf(40))).body;
    expect(missed).toMatchObject({ reached: false, rated: true, trained: { solvedSince: 0 } });
    const [{ rating: own }, { rating: others, ratings }] = [await trainingOf(ann), await trainingOf(bob)];
    expect(own.rating).toBeGreaterThan(numbers.start);
    expect(others.rating).toBeLessThan(numbers.start);
    expect(ratings).toMatchObject([{ id: idOf(40) }]);
    expect(ratings[0]?.deviation).toBeLessThan(numbers.deviation);
  });

  it("begins a position's rating at the difficulty of the file (GAP-74)", async () => {
    const ann = await (await serverOnDay(3)).player("Ann");
    const { difficulty } = positionOfDay(12);
    await train(ann, 12, solutionOf(12));
    const [one] = (await trainingOf(ann)).ratings;
    expect(one?.rating).toBeLessThan(difficulty);
    expect(one?.rating).toBeGreaterThan(difficulty - numbers.deviation);
  });

  it("rates no later try, which trains all the same: a mistake comes back until it was solved (GAP-74)", async () => {
    const server = await serverOnDay(3);
    const ann = await server.player("Ann");
    const { rating } = (await train(ann, 12, obviousOf(12))).body;
    const again = (await train(ann, 12, solutionOf(12))).body;
    expect(again).toMatchObject({ rated: false, rating, trained: { solvedSince: 1 } });
    expect((await trainingOf(ann)).rating).toEqual(rating);
  });

  it("rates the first try of a position's day as one in the training, and no later one (GAP-74)", async () => {
    const server = await serverOnDay(3);
    const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
    await tryPosition(ann, 3, obviousOf(3));
    const { rating, tries } = await trainingOf(ann);
    expect([tries, rating.rating < numbers.start]).toEqual([1, true]);
    await tryPosition(ann, 3, solutionOf(3));
    expect(await trainingOf(ann)).toMatchObject({
      rating,
      tries: 1,
      positions: [{ id: idOf(3), solvedSince: 0 }],
    });
    expect((await train(ann, 3, solutionOf(3))).body).toMatchObject({ rated: false, rating });
    await train(bob, 3, obviousOf(3));
    const before = (await trainingOf(bob)).rating;
    await tryPosition(bob, 3, solutionOf(3));
    expect((await trainingOf(bob)).rating, "trained before").toEqual(before);
  });
});

describe("a try in the training that is no honest one", () => {
  it("gets no result but that of its actions, whatever else it claims (ABU-134)", async () => {
    const ann = await (await serverOnDay(2)).player("Ann");
    const claims = {
      id: idOf(9),
      actions: obviousOf(9),
      reached: true,
      rated: true,
      rating: { rating: 3000, deviation: 60, volatility: 0.06 },
      at: 0,
      tries: 0,
      playerId: 1,
    };
    const { body } = await ann.post("trainPosition", claims);
    expect(body).toMatchObject({ reached: false, tries: 1, trained: { solvedSince: 0 } });
    expect((await trainingOf(ann)).rating.rating).toBeLessThan(numbers.start);
  });

  it("is refused at a position that there is not, with an illegal action, by its shape, and without a login (ABU-134)", async () => {
    const server = await serverOnDay(2);
    const ann = await server.player("Ann");
    expect(await ann.post("trainPosition", { id: 999_999, actions: [] })).toMatchObject({
      status: 404,
      body: { code: "position_unknown", error: "Position 999999 does not exist" },
    });
    expect(await train(ann, 9, ["defend foe-1"])).toMatchObject({
      status: 400,
      body: { code: "position_refused", action: 0 },
    });
    const bad = [
      { id: 0, actions: [] },
      { id: 1.5, actions: [] },
      { actions: [] },
      { id: idOf(9), actions: ["win"] },
    ];
    for (const body of [...bad, '{"id":1e400,"actions":[]}'])
      expect((await ann.post("trainPosition", body)).status, JSON.stringify(body)).toBe(400);
    expect((await server.post("/api/trainPosition", { id: idOf(9), actions: [] })).status).toBe(401);
    expect((await server.get("/api/getTraining")).status).toBe(401);
    expect(await trainingOf(ann)).toMatchObject({ tries: 0, ratings: [] });
  });

  it("rates once of twenty equal ones at once, each with the first answer, also after it was lost (ABU-134)", async () => {
    const ann = await (await serverOnDay(2)).player("Ann");
    const all = Array.from({ length: 20 }, () => train(ann, 9, solutionOf(9), "one"));
    const answers = await Promise.all(all);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect((await train(ann, 9, obviousOf(9), "one")).body).toEqual(answers[0]?.body);
    expect(await trainingOf(ann)).toMatchObject({ tries: 1, positions: [{ solvedSince: null }] });
  });

  it("gives a player who solved the position on a second account first a number, and nothing else (ABU-134)", async () => {
    const server = await serverOnDay(2);
    const [second, own] = [await server.player("Second"), await server.player("Own")];
    const lab = async () => (await own.get("getUserResources")).body;
    const before = await lab();
    await train(second, 9, obviousOf(9));
    await train(second, 9, solutionOf(9));
    const { body } = await train(own, 9, solutionOf(9));
    expect(body).toMatchObject({ reached: true, rated: true });
    expect(await lab()).toEqual(before);
    expect((await own.get("getGoals")).body).toEqual((await second.get("getGoals")).body);
  });

  it("moves a position's rating once, however often a player tries it, and a day's worth at most (ABU-135)", async () => {
    const puzzles = { ...rules.puzzles, training: { ...rules.puzzles.training, triesADay: 5 } };
    const server = await serverOnDay(2, { rules: { ...rules, puzzles } });
    const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
    await train(ann, 9, obviousOf(9), "first");
    const [once] = (await trainingOf(bob)).ratings;
    const answers = await Promise.all(Array.from({ length: 30 }, () => train(ann, 9, [])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    const rest = answers.filter(({ status }) => status !== 200);
    expect(new Set(rest.map(({ body }) => body.code))).toEqual(new Set(["rate_limited"]));
    expect((await trainingOf(bob)).ratings).toEqual([once]);
    expect((await train(ann, 9, [], "first")).status, "a repetition").toBe(200);
    expect((await train(bob, 9, [])).status).toBe(200);
    server.clock.pass(DAY);
    expect((await train(ann, 9, [])).status).toBe(200);
  });
});
