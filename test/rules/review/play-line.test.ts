import { describe, expect, it } from "vitest";
import type { BattleAction } from "../../../rules/index.ts";
import { type Line, playLine } from "../../../rules/review/play-line.ts";
import { battleWith, rules } from "../battle/support/scene.ts";

const END: BattleAction = { type: "endTurn" };
const DEFEND: BattleAction = { type: "defend", creatureId: "own" };

function played(line: Line) {
  const world = battleWith({
    own: { field: [{ id: "own", battle: { maxHealth: 900 } }], energy: 5 },
    foe: { field: [{ id: "foe", battle: { maxHealth: 900 } }], energy: 0 },
  });
  const chance = playLine(rules, world, 0, line);
  return { chance, world };
}

describe("playLine", () => {
  it("leaves out later actions that are not legal in this world", () => {
    expect(played([DEFEND, DEFEND, END])).toEqual(played([DEFEND, END]));
  });

  it("plays two rounds on, up to the side's own turn", () => {
    expect(played([END]).world).toMatchObject({ turn: 3, active: 0 });
    expect(played([DEFEND, END]).world).toMatchObject({ turn: 3, active: 0 });
  });

  it("goes on by the script where the line has no end of the turn", () => {
    expect(played([DEFEND]).world).toMatchObject({ turn: 3, active: 0 });
    expect(played([DEFEND, DEFEND]).world).toMatchObject({ turn: 3, active: 0 });
  });
});
