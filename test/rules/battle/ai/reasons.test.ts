import { describe, expect, it } from "vitest";
import {
  applyAction,
  bestStyle,
  decide,
  legalActions,
  newBattle,
  newRandom,
  type PlayStyle,
  reasonTexts,
  scoredActions,
  withoutLookahead,
} from "../../../../rules/index.ts";
import { requirementTeam } from "../../../../rules/simulation/requirement-team.ts";
import { battleWith, rules } from "../support/scene.ts";
import { level, scores } from "./support/deciding.ts";

const FULL = bestStyle(rules);

function compareAll(style: PlayStyle, compare: (best: number, decided: number) => void): void {
  for (let number = 1; number <= 4; number++) {
    const player = requirementTeam(rules, newRandom(`why:${number}`), "expert");
    const battle = newBattle(rules, { mode: "ai", difficulty: "expert", seed: `why:${number}`, player });
    const dice = newRandom(`dice:${number}`);
    while (battle.winner === null) {
      const side = battle.active;
      const list = scoredActions(rules, battle, side, style, { ...dice });
      expect(list.map(({ action }) => JSON.stringify(action)).sort()).toEqual(
        legalActions(rules, battle, side)
          .map((action) => JSON.stringify(action))
          .sort(),
      );
      const action = decide(rules, battle, side, style, dice);
      const decided = list.find((one) => JSON.stringify(one.action) === JSON.stringify(action));
      compare(list[0]?.score ?? Number.NaN, decided?.score ?? Number.NaN);
      expect(applyAction(rules, battle, side, action)).toBeNull();
    }
  }
}

describe("the list of scored actions", () => {
  it("contains every legal action, and the decided one scores highest (GAP-34)", () => {
    compareAll(withoutLookahead(FULL), (best, decided) => expect(decided).toBeCloseTo(best, 9));
  });

  it("gives scores that are the sum of their reasons (GAP-34)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own" }], hand: [{ id: "card" }], spells: ["Babylon Burst"], energy: 9 },
      foe: { field: [{ id: "foe", health: 12 }, { id: "other" }] },
    });
    for (const { action, score, reasons } of scores(battle, level(4)))
      if (action.type === "attack" || action.type === "deploy")
        expect(reasons.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score);
  });

  it("gives the reasons as sentences, the strongest first (GAP-34)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own" }], energy: 4 },
      foe: { field: [{ id: "foe", health: 9 }] },
    });
    const [best] = scores(battle, level(4));
    expect(best && reasonTexts(rules, best)).toEqual([
      "There is enough energy for attacks that can defeat the target this turn.",
      "It is expected to take 100% of the target's health.",
      "It is expected to defeat the target.",
      "The target has the lowest health, and all attack it together.",
    ]);
  });

  it("has a complete sentence for every reason (GAP-34)", () => {
    const names = Object.keys(rules.texts.ai.reasons) as (keyof typeof rules.texts.ai.reasons)[];
    for (const name of names) {
      const [text = ""] = reasonTexts(rules, { reasons: [{ name, value: 0.5 }] });
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/[{}]/);
    }
  });
});
