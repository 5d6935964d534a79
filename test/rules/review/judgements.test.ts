import { describe, expect, it } from "vitest";
import { judgedDecisions } from "../../../rules/review/review.ts";
import { momentsOf } from "../../../rules/review/review-battle.ts";
import { mayBeMistake, verdictOn } from "../../../rules/review/weigh-decision.ts";
import { leadOf, reviewedTurn } from "./support.ts";

describe("verdictOn", () => {
  it.each([
    [-3, 1, "best"],
    [0, 0, "best"],
    [4, 0, "close"],
    [12, 4, "close"],
    [5, 0, "mistake"],
    [12, 3, "mistake"],
  ])("calls a lead of %i points with a standard error of %i %s", (mean, error, verdict) => {
    expect(verdictOn(leadOf(mean, error))).toBe(verdict);
  });
});

describe("mayBeMistake", () => {
  it("leaves an alternative whose lead is too small for its noise", () => {
    expect(mayBeMistake(leadOf(6, 1))).toBe(true);
    expect(mayBeMistake(leadOf(1, 3))).toBe(true);
    expect(mayBeMistake(leadOf(1, 1))).toBe(false);
    expect(mayBeMistake(leadOf(-20, 5))).toBe(false);
  });
});

describe("momentsOf", () => {
  it("takes the three greatest mistakes, in the order of their turns", () => {
    const turns = [8, 30, 12, 20].map((lead, at) => reviewedTurn(at + 1, 0.5, ["mistake", lead]));
    expect(momentsOf(turns, 0).map(({ turn, change }) => [turn.turn, change])).toEqual([
      [2, -0.3],
      [3, -0.12],
      [4, -0.2],
    ]);
  });

  it("adds the greatest swings without a mistake, the end of the battle included", () => {
    const turns = [
      reviewedTurn(1, 0.5, ["best"]),
      reviewedTurn(2, 0.9, ["mistake", 10]),
      reviewedTurn(3, 0.4, ["close", 2]),
      reviewedTurn(4, 0.35, ["forced"]),
    ];
    expect(momentsOf(turns, 1).map(({ kind, turn }) => [kind, turn.turn])).toEqual([
      ["swing", 1],
      ["mistake", 2],
      ["swing", 4],
    ]);
    expect(momentsOf(turns, null).map(({ turn }) => turn.turn)).toEqual([1, 2]);
  });

  it("names the mistake of a turn that cost most", () => {
    const [moment] = momentsOf([reviewedTurn(1, 0.5, ["mistake", 9], ["best"], ["mistake", 14])], null);
    expect(moment).toMatchObject({ kind: "mistake", change: -0.14, decision: { index: 12 } });
  });

  it("names the turns in which a battle was lost or won little by little, without those before and after", () => {
    const turns = [0.62, 0.6, 0.48, 0.36, 0.24, 0.14, 0.06].map((chance, at) =>
      reviewedTurn(at + 1, chance, ["best"]),
    );
    const found = ([moment]: ReturnType<typeof momentsOf>) =>
      moment?.kind === "stretch"
        ? [moment.turn.turn, moment.last.turn, Math.round(moment.change * 100)]
        : moment;
    expect(found(momentsOf(turns, 0))).toEqual([2, 5, -46]);
    const won = turns.map((turn) => ({ ...turn, chance: 1 - turn.chance }));
    expect(found(momentsOf(won, 1))).toEqual([2, 5, 46]);
    expect(momentsOf(turns, null)).toEqual([]);
  });

  it("adds those turns to swings that led elsewhere, and never to a mistake that led there", () => {
    const rose = [0.3, 0.5, 0.4, 0.3, 0.2, 0.1].map((chance, at) => reviewedTurn(at + 1, chance, ["best"]));
    expect(momentsOf(rose, 0).map(({ kind, turn }) => [kind, turn.turn])).toEqual([
      ["swing", 1],
      ["stretch", 2],
    ]);
    rose[3]?.decisions.push(...reviewedTurn(4, 0.3, ["mistake", 8]).decisions);
    expect(momentsOf(rose, 0).map(({ kind }) => kind)).toEqual(["swing", "mistake"]);
  });

  it("names the first turn of a battle that was as good as decided there", () => {
    const won = [reviewedTurn(1, 0.9, ["best"]), reviewedTurn(2, 0.95, ["close", 1])];
    expect(momentsOf(won, 1)).toMatchObject([{ kind: "start", turn: { turn: 1 } }]);
    expect(momentsOf([reviewedTurn(1, 0, ["best"])], 0)).toMatchObject([{ kind: "start" }]);
    expect(momentsOf(won, null)).toEqual([]);
  });
});

describe("judgedDecisions", () => {
  it("are those of a turn in which there was a choice, or its first one if there was none", () => {
    const verdicts = (turn: ReturnType<typeof reviewedTurn>) =>
      judgedDecisions(turn).map(({ verdict }) => verdict);
    expect(verdicts(reviewedTurn(1, 0.5, ["best"], ["mistake", 9], ["close", 1], ["forced"]))).toEqual([
      "best",
      "mistake",
      "close",
    ]);
    expect(verdicts(reviewedTurn(2, 0.5, ["forced"], ["forced"]))).toEqual(["forced"]);
    expect(verdicts(reviewedTurn(3, 0.5))).toEqual([]);
  });
});
