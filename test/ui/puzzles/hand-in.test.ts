import { describe, expect, it } from "vitest";
import type { PositionStanding } from "../../../server/contract/index.ts";
import { standingIn } from "../../../ui/puzzles/days/day-record.ts";
import { handInTries } from "../../../ui/puzzles/kept/hand-in.ts";
import { changeKept, type KeptTry, keptPosition, readKept } from "../../../ui/puzzles/kept/kept-positions.ts";
import { answerCall } from "../support/answer-call.ts";
import { answerPositions, PositionBrowser } from "./support/position-browser.ts";

const OF_ANN = "positions_ann";
const aTry = (id: string, reached = false): KeptTry => ({
  id,
  actions: ["defend own-1", "endTurn"],
  reached,
  energyLeft: 2,
  onItsDay: true,
});
const tried = (number: number): PositionStanding => ({
  number,
  tries: 1,
  reached: false,
  energyLeft: null,
  onItsDay: false,
});

/** A browser in which a visitor has tried positions 1 and 2, and Ann then logs in. */
function annAfterVisit() {
  const play = new PositionBrowser();
  for (const number of [1, 2])
    changeKept(play.game, number, (kept) => kept.tries.push(aTry(`a${number}`), aTry(`b${number}`, true)));
  return play.logIn();
}

describe("what a visitor has tried", () => {
  it("is handed in after the login, each try once and those of a position in their order (GAP-80)", async () => {
    const { game } = annAfterVisit();
    const sent = answerPositions(game);
    await Promise.all([handInTries(game), handInTries(game)]);
    const idsOf = (position: number) =>
      sent.filter(({ number }) => number === position).map(({ requestId }) => requestId);
    expect([idsOf(1), idsOf(2)]).toEqual([
      ["a1", "b1"],
      ["a2", "b2"],
    ]);
    expect(sent[0]?.actions).toEqual(["defend own-1", "endTurn"]);
  });

  it("is forgotten for positions that the account has tried before: the first try counts", async () => {
    const { game } = annAfterVisit();
    const sent = answerPositions(game, [tried(1)]);
    await handInTries(game);
    expect(sent.map(({ number }) => number)).toEqual([2, 2]);
  });

  it("belongs to the player from then on: nobody else who logs in here hands it in", async () => {
    const { game } = annAfterVisit();
    answerPositions(game);
    await handInTries(game);
    expect(readKept(game, "positions")).toEqual([]);
    expect(readKept(game, OF_ANN)).toMatchObject([
      { number: 1, tries: [], known: { reached: true, energyLeft: 3 } },
      { number: 2, tries: [], known: { reached: true, energyLeft: 3 } },
    ]);
  });

  it("stays the visitor's while the server cannot be reached", async () => {
    const { game } = annAfterVisit();
    answerCall(game, "GET /api/getPositions", async () => ({ ok: false, problem: { kind: "unreachable" } }));
    await handInTries(game);
    expect(readKept(game, "positions")).toHaveLength(2);
    expect(readKept(game, OF_ANN)).toEqual([]);
  });
});

describe("a player's tries", () => {
  const answerTry = (play: PositionBrowser, problem: { code: string; status: number } | null) =>
    answerCall(play.game, "POST /api/tryPosition", async () => ({
      ok: false,
      problem: problem
        ? { kind: "refused", error: "no", remainingMs: null, ...problem }
        : { kind: "unreachable" },
    }));

  function annTried(...numbers: number[]) {
    const play = new PositionBrowser().logIn();
    for (const number of numbers)
      changeKept(play.game, number, (kept) => kept.tries.push(aTry(`t${number}`, true)));
    return play;
  }

  it("wait while the server does not answer, and count in the browser meanwhile", async () => {
    const play = annTried(1);
    answerTry(play, null);
    await handInTries(play.game);
    expect(keptPosition(play.game, 1).tries).toHaveLength(1);
    expect(standingIn(play.game, 1)).toMatchObject({ tries: 1, reached: true, energyLeft: 2 });
  });

  it("wait where a position's day has not come by the server's clock, and hold no other back", async () => {
    const play = annTried(2, 1);
    const asked: number[] = [];
    answerCall(play.game, "POST /api/tryPosition", async ({ body }) => {
      asked.push(body.number);
      const problem = {
        kind: "refused",
        status: 409,
        code: "position_not_yet",
        error: "no",
        remainingMs: null,
      } as const;
      return { ok: false, problem };
    });
    await handInTries(play.game);
    expect(asked).toEqual([2, 1]);
    expect(readKept(play.game, OF_ANN).flatMap(({ tries }) => tries)).toHaveLength(2);
  });

  it("are forgotten where the server refuses them for good", async () => {
    const play = annTried(1);
    answerTry(play, { code: "position_refused", status: 400 });
    await handInTries(play.game);
    expect(standingIn(play.game, 1)).toMatchObject({ tries: 0, reached: false });
  });

  it("are told by the server once it has counted them", async () => {
    const play = annTried(1);
    answerPositions(play.game);
    await handInTries(play.game);
    expect(standingIn(play.game, 1)).toEqual({
      tries: 1,
      reached: true,
      energyLeft: 3,
      onItsDay: true,
      shown: false,
    });
  });
});
