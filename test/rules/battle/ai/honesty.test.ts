import { describe, expect, it } from "vitest";
import {
  applyAction,
  type Battle,
  bestStyle,
  cloneBattle,
  decide,
  type Fighter,
  newBattle,
  newRandom,
  type PlayStyle,
  type RandomState,
  type SideIndex,
  scoredActions,
} from "../../../../rules/index.ts";
import { requirementTeam } from "../../../../rules/simulation/requirement-team.ts";
import { rules } from "../support/scene.ts";

const STYLE: PlayStyle = { ...bestStyle(rules), mistakes: 0.1 };

/** Calls `look` at every decision of a few battles, with the dice as they are then. */
function atEveryDecision(look: (battle: Battle, side: SideIndex, dice: RandomState) => void): number {
  let decisions = 0;
  for (let number = 1; number <= 6; number++) {
    const player = requirementTeam(rules, newRandom(`honest:${number}`), "hard");
    const battle = newBattle(rules, { mode: "ai", difficulty: "expert", seed: `honest:${number}`, player });
    const dice = newRandom(`dice:${number}`);
    while (battle.winner === null) {
      const side = battle.active;
      look(battle, side, dice);
      const action = decide(rules, battle, side, STYLE, dice);
      expect(applyAction(rules, battle, side, action), "the opponent only does what is legal").toBeNull();
      decisions += 1;
    }
  }
  return decisions;
}

const other = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

/** A creature that nobody may look at. */
function veiled(): Fighter {
  return new Proxy({} as Fighter, {
    get: (_, name) => {
      throw new Error(`Peeked at ${String(name)} of a hidden card`);
    },
  });
}

describe("the AI", () => {
  it("decides the same whatever cards the enemy holds and whatever the next rolls are (GAP-34, GAP-43)", () => {
    const decisions = atEveryDecision((battle, side, dice) => {
      const changed = cloneBattle(battle);
      const enemy = changed.sides[other(side)];
      const cards = [...enemy.hand, ...enemy.deck].reverse();
      enemy.hand = cards.slice(0, enemy.hand.length);
      enemy.deck = cards.slice(enemy.hand.length);
      for (const card of cards) card.battleStats.physicalAttack = 999;
      enemy.tools.reverse();
      for (const spell of enemy.spells) spell.used = !spell.used;
      changed.sides[side].deck.reverse();
      changed.random = newRandom("other rolls");
      changed.seed = "another seed";
      expect(decide(rules, changed, side, STYLE, { ...dice })).toEqual(
        decide(rules, battle, side, STYLE, { ...dice }),
      );
    });
    expect(decisions).toBeGreaterThan(300);
  });

  it("never reads a hidden card, the battle's generator or its seed (GAP-34, GAP-43)", () => {
    atEveryDecision((battle, side, dice) => {
      const veil = cloneBattle(battle);
      const enemy = veil.sides[other(side)];
      enemy.hand = enemy.hand.map(veiled);
      enemy.deck = enemy.deck.map(veiled);
      veil.sides[side].deck = veil.sides[side].deck.map(veiled);
      veil.random = veiled() as unknown as RandomState;
      expect(() => decide(rules, veil, side, STYLE, { ...dice })).not.toThrow();
      expect(() => scoredActions(rules, veil, side, STYLE, { ...dice })).not.toThrow();
    });
  });

  it("changes nothing in the battle it reads (GAP-34)", () => {
    atEveryDecision((battle, side, dice) => {
      const before = JSON.stringify(battle);
      decide(rules, battle, side, STYLE, { ...dice });
      expect(JSON.stringify(battle)).toBe(before);
    });
  });

  it("decides the same with the same random numbers (GAP-34)", () => {
    atEveryDecision((battle, side, dice) => {
      const [one, two] = [{ ...dice }, { ...dice }];
      expect(decide(rules, battle, side, STYLE, one)).toEqual(decide(rules, battle, side, STYLE, two));
      expect(one).toEqual(two);
    });
  });
});
