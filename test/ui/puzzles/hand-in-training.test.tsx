// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { newTraining, type Training } from "../../../rules/positions.ts";
import { handInTraining } from "../../../ui/puzzles/training/hand-in-training.ts";
import { changeTraining, keptTraining, type WaitingTry } from "../../../ui/puzzles/training/kept-training.ts";
import { answerCall } from "../support/answer-call.ts";
import { pageText } from "../support/render.tsx";
import { PositionAtHand } from "./support/position-at-hand.tsx";
import { answerTraining, PositionBrowser } from "./support/position-browser.ts";

const aTry = (id: number): WaitingTry => ({
  requestId: `try ${id}`,
  id,
  actions: ["defend own-1"],
  reached: true,
  at: 0,
});

/** Ann's browser, in which tries at these positions wait. */
function annTried(...ids: number[]): PositionBrowser {
  const play = new PositionBrowser().logIn();
  changeTraining(play.game, (kept) => kept.waiting.push(...ids.map(aTry)));
  return play;
}

const keptOf = ({ game }: PositionBrowser) => keptTraining(game);

describe("a player's tries in the training", () => {
  it("are handed in once, oldest first, and the server's word replaces what the browser reckoned (GAP-74, GAP-80)", async () => {
    const play = annTried(5, 9);
    const sent = answerTraining(play.game);
    await Promise.all([handInTraining(play.game), handInTraining(play.game)]);
    expect(sent.map(({ id, requestId }) => [id, requestId])).toEqual([
      [5, "try 5"],
      [9, "try 9"],
    ]);
    expect(keptOf(play)).toMatchObject({
      waiting: [],
      training: { tries: 2, positions: [{ id: 5 }, { id: 9 }] },
    });
    expect(play.game.storage.keys()).toContain("training_ann");
  });

  it("wait while the server does not answer, or has had its day's worth", async () => {
    for (const problem of [
      { kind: "unreachable" },
      { kind: "refused", status: 429, code: "rate_limited", error: "no", remainingMs: 1000 },
    ] as const) {
      const play = annTried(5);
      answerCall(play.game, "POST /api/trainPosition", async () => ({ ok: false, problem }));
      await handInTraining(play.game);
      expect(keptOf(play).waiting, problem.kind).toHaveLength(1);
    }
  });

  it("are forgotten where the server refuses them for good", async () => {
    const play = annTried(5);
    const problem = {
      kind: "refused",
      status: 404,
      code: "position_unknown",
      error: "no",
      remainingMs: null,
    } as const;
    answerCall(play.game, "POST /api/trainPosition", async () => ({ ok: false, problem }));
    await handInTraining(play.game);
    expect(keptOf(play)).toMatchObject({ waiting: [], training: null });
  });

  it("are told to wait in the choice of themes, and count for the rating that it shows", async () => {
    const play = new PositionAtHand().logIn();
    changeTraining(play.game, (kept) => kept.waiting.push(aTry(5)));
    answerCall(play.game, "GET /api/getTraining", async () => ({
      ok: false,
      problem: { kind: "unreachable" },
    }));
    answerCall(play.game, "POST /api/trainPosition", async () => ({
      ok: false,
      problem: { kind: "unreachable" },
    }));
    await play.openTraining();
    expect(pageText()).toContain("Your last tries count as soon as the server can be reached.");
    expect(pageText()).not.toContain("about 1500");
  });
});

describe("a player's training", () => {
  it("is the server's, which the browser keeps for a start without network (GAP-74)", async () => {
    const served: Training = newTraining(rules);
    served.rating = { rating: 1711.4, deviation: 80, volatility: 0.06 };
    const play = new PositionAtHand().logIn();
    answerTraining(play.game, served);
    await play.openTraining();
    await play.shows(() => expect(pageText()).toContain("Your rating: 1711"));
    expect(pageText()).not.toContain("Without a login");
    expect(keptTraining(play.game).training).toEqual(served);
  });

  it("knows nothing of what a visitor of the browser has trained, which stays the visitor's (GAP-80)", async () => {
    const play = new PositionAtHand();
    const visitors = { ...newTraining(rules), tries: 7 };
    changeTraining(play.game, (kept) => {
      kept.training = visitors;
    });
    play.logIn();
    const sent = answerTraining(play.game);
    await play.openTraining();
    await handInTraining(play.game);
    expect(sent).toEqual([]);
    expect(keptTraining(play.game, "training").training).toEqual(visitors);
    expect(keptTraining(play.game).training).toMatchObject({ tries: 0 });
  });

  it("hands each first try in as it is made, and shows the points that the server has reckoned", async () => {
    const play = new PositionAtHand().logIn();
    const sent = answerTraining(play.game);
    await play.openTraining();
    await play.press("Begin");
    await play.triesTraining("nothing");
    await play.press("Try Again");
    await play.triesTraining("nothing");
    expect(sent).toMatchObject([{ actions: ["endTurn"] }]);
    const { row, training } = keptTraining(play.game);
    expect(row?.open?.points?.after).toBe(training?.rating.rating);
  });
});
