import { describe, expect, it } from "vitest";
import { scriptedAction } from "../../../rules/search/script.ts";
import { battleWith, rules, type SideScene } from "../battle/support/scene.ts";

const tough = { battle: { maxHealth: 300 } };
const act = (own: SideScene, foe: SideScene = { field: [{ id: "foe", ...tough }] }) =>
  scriptedAction(rules, battleWith({ own, foe }), 0);
const strong = { battle: { physicalAttack: 90 } };

describe("scriptedAction", () => {
  it("uses every tool at once, on the strongest creature", () => {
    const field = [{ id: "weak" }, { id: "strong", ...strong }];
    expect(act({ field, hand: [{ id: "card" }], tools: ["Ledger Lens"] })).toEqual({
      type: "useTool",
      toolId: "Ledger Lens",
      creatureId: "strong",
      targetId: "strong",
    });
  });

  it("deploys the strongest card that it can pay", () => {
    const hand = [{ id: "weak" }, { id: "strong", ...strong }, { id: "dear", form: 3, ...strong }];
    expect(act({ hand, energy: 6 })).toEqual({ type: "deploy", creatureId: "strong" });
  });

  it("attacks when it can deploy nobody, where it takes the largest share of health", () => {
    const foe: SideScene = {
      field: [
        { id: "well", ...tough },
        { id: "hurt", health: 200, ...tough },
      ],
    };
    expect(act({ field: [{ id: "weak" }, { id: "strong", ...strong }] }, foe)).toEqual({
      type: "attack",
      attackerId: "strong",
      targetId: "hurt",
    });
  });
});
