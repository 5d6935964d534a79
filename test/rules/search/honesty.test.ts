import { describe, expect, it } from "vitest";
import { perform } from "../../../rules/battle/actions/apply-action.ts";
import {
  type Battle,
  bestStyle,
  cloneBattle,
  decide,
  type Fighter,
  newBattle,
  newRandom,
  type RandomState,
  type SideIndex,
} from "../../../rules/index.ts";
import { considerActions } from "../../../rules/search/consider-actions.ts";
import { setupOf } from "../../../rules/simulation/plan.ts";
import { rules } from "../battle/support/scene.ts";

const BUDGET = 8;
const EVERY = 9;

const other = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);
const searched = (battle: Battle, side: SideIndex) =>
  considerActions(rules, battle, side, BUDGET, newRandom("own dice"));

/** Calls `look` at some moments of two battles, one against the AI and one of PvP, for both sides. */
function atSomeMoments(look: (battle: Battle, side: SideIndex) => void): void {
  for (const plan of [{ mode: "ai", difficulty: "hard" } as const, { mode: "pvp" } as const]) {
    const battle = newBattle(rules, setupOf(rules, { ...plan, policy: "full", seed: "honest" }, 1));
    const dice = newRandom("players");
    for (let decision = 0; battle.winner === null; decision++) {
      const side = battle.active;
      if (decision % EVERY === 0) look(battle, side);
      perform(rules, battle, side, decide(rules, battle, side, bestStyle(rules), dice), null);
    }
  }
}

/** A creature that nobody may look at. */
function veiled(): Fighter {
  return new Proxy({} as Fighter, {
    get: (_, name) => {
      throw new Error(`Peeked at ${String(name)} of a hidden card`);
    },
  });
}

describe("the strongest player", () => {
  it("judges the same whatever the other side holds, and whatever comes next (GAP-43)", () => {
    atSomeMoments((battle, side) => {
      const changed = cloneBattle(battle);
      const enemy = changed.sides[other(side)];
      const cards = [...enemy.hand, ...enemy.deck].reverse();
      for (const card of cards) card.battleStats.physicalAttack = 999;
      enemy.hand = cards.slice(0, enemy.hand.length);
      enemy.deck = cards.slice(enemy.hand.length);
      for (const kind of ["tools", "spells"] as const)
        enemy[kind] = enemy[kind].filter(({ revealed }) => revealed);
      changed.sides[side].deck.reverse();
      changed.random = newRandom("other rolls");
      changed.seed = "another seed";
      expect(searched(changed, side)).toEqual(searched(battle, side));
    });
  });

  it("never reads a hidden card or the battle's generator (GAP-43)", () => {
    atSomeMoments((battle, side) => {
      const veil = cloneBattle(battle);
      const enemy = veil.sides[other(side)];
      enemy.hand = enemy.hand.map(veiled);
      enemy.deck = enemy.deck.map(veiled);
      veil.random = veiled() as unknown as RandomState;
      expect(() => searched(veil, side)).not.toThrow();
    });
  });

  it("changes nothing in the battle that it reads", () => {
    atSomeMoments((battle, side) => {
      const before = JSON.stringify(battle);
      searched(battle, side);
      expect(JSON.stringify(battle)).toBe(before);
    });
  });
});
