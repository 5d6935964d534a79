import { describe, expect, it } from "vitest";
import { namesIn } from "../../../rules/battle/log/log-names.ts";
import { playReplay } from "../../../rules/battle/replay/play-replay.ts";
import {
  chanceText,
  decidingMoment,
  endText,
  type Moment,
  momentText,
  type ReviewedDecision,
  reviewNames,
  shippedRules as rules,
  turnsText,
  verdictText,
} from "../../../rules/index.ts";
import { playedReplay, reviewedTurn } from "./support.ts";

const { texts } = rules;
const names = { creature: (id: string) => id, tool: (id: string) => id, spell: (id: string) => id };
const mistake = reviewedTurn(4, 0.6, ["mistake", 13]);
const [mistaken] = mistake.decisions as [ReviewedDecision];

describe("chanceText", () => {
  it.each([
    [0.02, "under 5%"],
    [0.05, "about 5%"],
    [0.57, "about 55%"],
    [0.95, "about 95%"],
    [0.97, "over 95%"],
  ])("tells %f no finer than it is known: %s", (chance, text) => {
    expect(chanceText(texts, chance)).toBe(text);
  });
});

describe("the sentences of a review", () => {
  it("say of a mistake what was played, what is better, and by how much", () => {
    expect(
      momentText(rules, names, { kind: "mistake", turn: mistake, decision: mistaken, change: -0.13 }),
    ).toBe('"End the turn" was played; "Own defends" would have been better by about 15 percentage points.');
    expect(verdictText(rules, names, mistaken, true)).toBe(
      "Better by about 15 percentage points: Own defends",
    );
  });

  it("say of a swing whether the chance rose or fell", () => {
    const swing = { kind: "swing", turn: reviewedTurn(4, 0.6, ["best"]) } as const;
    expect(momentText(rules, names, { ...swing, change: 0.2 })).toContain(
      "rose by about 20 percentage points",
    );
    expect(momentText(rules, names, { ...swing, change: -0.2 })).toContain(
      "fell by about 20 percentage points",
    );
  });

  it("say of turns that went one way which they were, and by how much together", () => {
    const [turn, last] = [reviewedTurn(6, 0.6, ["best"]), reviewedTurn(8, 0.3, ["best"])];
    const stretch = { kind: "stretch", turn, last, change: -0.42 } as const;
    expect(`${turnsText(rules, stretch)}: ${momentText(rules, names, stretch)}`).toBe(
      "Turns 6 to 8: The chance of winning fell by about 40 percentage points over these turns; no single move stands out.",
    );
    expect(momentText(rules, names, { ...stretch, change: 0.3 })).toContain(
      "rose by about 30 percentage points",
    );
  });

  it("say of a battle that was decided at once what its chance was", () => {
    const start = { kind: "start", turn: reviewedTurn(1, 0.02, ["best"]), change: -0.02 } as const;
    expect(`${turnsText(rules, start)}: ${momentText(rules, names, start)}`).toBe(
      "Turn 1: The chance of winning was under 5% from the start, and no turn changed much.",
    );
  });

  it("say when there was no better move, and whose it was", () => {
    const [decision] = reviewedTurn(1, 0.5, ["best"]).decisions as [ReviewedDecision];
    expect(verdictText(rules, names, decision, true)).toBe("Your best move");
    expect(verdictText(rules, names, decision, false)).toBe("The best move");
    expect(verdictText(rules, names, { ...decision, verdict: "forced" }, true)).toBe(
      "Nothing else was possible",
    );
    expect(verdictText(rules, names, { ...decision, verdict: "close" }, true)).toBe(
      "About as good: Own defends",
    );
  });

  it("say how the battle ended", () => {
    expect([1, 0, 0.5, null].map((end) => endText(texts, end))).toEqual(["won", "lost", "draw", null]);
  });
});

describe("reviewNames", () => {
  it("number the own creatures of one name, and tell the other side's apart", () => {
    const replay = playedReplay({ mode: "pvp" });
    const named = reviewNames(rules, replay, 1);
    const ids = replay.setup.mode === "pvp" ? replay.setup.player2.creatures.map(({ id }) => id) : [];
    const own = ids.map((id) => named.creature(id));
    expect(new Set(own).size).toBe(own.length);
    expect(named.creature("player1-1")).toMatch(/^the opponent's /);
  });

  it("are those that the log has at its end, with the numbers of enemies that share a name", () => {
    const replay = playedReplay({ mode: "ai", difficulty: "expert" });
    const { battle } = playReplay(rules, replay);
    const log = namesIn(rules, battle, 0);
    const named = reviewNames(rules, replay, 0);
    for (const side of [0, 1] as const) {
      const { field, hand, deck, fallen } = battle.sides[side];
      const ids = [...field, ...hand, ...deck, ...fallen].map(({ id }) => id);
      expect(ids.map(named.creature)).toEqual(ids.map((id) => log.creature(side, id)));
    }
    const { field, fallen } = battle.sides[1];
    const seen = [...field, ...fallen];
    expect(new Set(seen.map(({ name }) => name)).size).toBeLessThan(seen.length);
    expect(new Set(seen.map(({ id }) => named.creature(id))).size).toBe(seen.length);
  });

  it("are for those who only watch the ones of their log, which say whose a creature is", () => {
    const replay = playedReplay({ mode: "pvp" });
    expect(reviewNames(rules, replay, 1, "watcher").creature("player1-1")).toMatch(/^Player 1's /);
  });
});

describe("decidingMoment", () => {
  const swing = (turn: number, change: number): Moment => ({
    kind: "swing",
    turn: reviewedTurn(turn, 0.5, ["best"]),
    change,
  });
  const lost: Moment = { kind: "mistake", turn: mistake, decision: mistaken, change: -0.2 };
  const review = { side: 0, progress: 1, turnCount: 9 } as const;

  it.each([
    ["a win", 1, [swing(1, 0.2), swing(3, 0.4), lost], 3],
    ["a defeat", 0, [swing(1, 0.5), swing(2, -0.15), lost], 4],
    ["a draw", 0.5, [swing(1, 0.16), swing(2, -0.3)], 2],
    ["a win after mistakes alone", 1, [lost], null],
    ["a defeat that was certain at once", 0, [{ kind: "start", turn: mistake, change: 0 } as const], 4],
    ["an even battle", 1, [], null],
  ])("finds the moment that did most for %s", (_, end, moments, turn) => {
    expect(decidingMoment({ ...review, turns: [], end, moments })?.turn.turn ?? null).toBe(turn);
  });
});
