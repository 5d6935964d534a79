import { describe, expect, it } from "vitest";
import type { BattleAction, Moment, ReviewedTurn } from "../../../../rules/index.ts";
import { practiceTheme } from "../../../../rules/positions.ts";

const attack = (targetId: string): BattleAction => ({ type: "attack", attackerId: "own-1", targetId });
const defend: BattleAction = { type: "defend", creatureId: "own-1" };
const useTool: BattleAction = {
  type: "useTool",
  creatureId: "own-1",
  toolId: "own-tool-1",
  targetId: "own-1",
};
const useSpell: BattleAction = {
  type: "useSpell",
  casterId: "own-1",
  spellId: "own-spell-1",
  targetId: "foe-1",
};
const deploy: BattleAction = { type: "deploy", creatureId: "own-2" };
const endTurn: BattleAction = { type: "endTurn" };

/** A mistake of that price; `later` is what followed in the turn. */
function mistake(
  played: BattleAction,
  alternative: BattleAction | null,
  { change = -0.2, later = [] as BattleAction[] } = {},
): Moment {
  const verdict = "mistake";
  const decisions = [played, ...later].map((action, index) => ({
    index,
    turn: 3,
    played: action,
    alternative: index === 0 ? alternative : null,
    lead: { mean: -change, error: 0 },
    verdict,
  }));
  const turn = { turn: 3, index: 0, chance: 0.5, playings: 30, decisions } as unknown as ReviewedTurn;
  const [decision] = turn.decisions;
  if (!decision) throw new Error("A turn without a decision");
  return { kind: "mistake", turn, decision, change };
}

const themeOf = (...moments: Moment[]) => practiceTheme({ moments });

describe("practiceTheme", () => {
  it("the theme to practise is what should have been done instead of what was done (GAP-74)", () => {
    expect(themeOf(mistake(attack("foe-1"), useTool))).toBe("toolFirst");
    expect(themeOf(mistake(attack("foe-1"), useSpell))).toBe("spellBeforeAttack");
    expect(themeOf(mistake(endTurn, useSpell))).toBe("rightSpell");
    expect(themeOf(mistake(attack("foe-1"), defend))).toBe("defendNow");
    expect(themeOf(mistake(attack("foe-1"), endTurn))).toBe("energyForNextTurn");
    expect(themeOf(mistake(attack("foe-1"), attack("foe-2")))).toBe("rightTargets");
  });

  it("the theme to practise is the order of targets where the better one was attacked later in the turn", () => {
    const later = [attack("foe-2")];
    expect(themeOf(mistake(attack("foe-1"), attack("foe-2"), { later }))).toBe("killInOrder");
  });

  it("the theme to practise is that of the mistake that cost most", () => {
    const small = mistake(attack("foe-1"), defend, { change: -0.1 });
    const great = mistake(attack("foe-1"), useTool, { change: -0.4 });
    expect(themeOf(small, great)).toBe("toolFirst");
  });

  it("there is no theme to practise without a mistake, and where the mistake resembles none (GAP-74)", () => {
    const { turn } = mistake(endTurn, null);
    expect(themeOf()).toBeNull();
    expect(themeOf({ kind: "swing", turn, change: -0.6 })).toBeNull();
    expect(themeOf(mistake(attack("foe-1"), deploy))).toBeNull();
    expect(themeOf(mistake(endTurn, attack("foe-1")))).toBeNull();
    expect(themeOf(mistake(endTurn, null))).toBeNull();
  });
});
