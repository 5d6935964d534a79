import { describe, expect, it } from "vitest";
import { countLegalActions, legalActionAt } from "../../../../rules/battle/actions/legal-actions.ts";
import { type Battle, legalActions, type SideIndex } from "../../../../rules/index.ts";
import { battleWith, fighter, rules, type SideScene } from "../support/scene.ts";

const ALL_REACHES = ["Babylon Burst", "Cerberus Chain", "Shardstorm"];
const full: SideScene = {
  field: [{ id: "hero" }, { id: "friend" }],
  hand: [{ id: "cheap" }, { id: "dear", form: 3 }, { id: "middling", form: 1 }],
  tools: ["Ledger Lens", "Validator Core"],
  spells: ALL_REACHES,
};
const scene = (own: SideScene = {}) =>
  battleWith({ own: { ...full, ...own }, foe: { field: [{ id: "foe" }, { id: "other" }, { id: "third" }] } });

/** Every action by its place, which has to be the list of legal actions. */
function byPlace(battle: Battle, side: SideIndex = 0) {
  const count = countLegalActions(rules, battle, side);
  return Array.from({ length: count.total }, (_, place) => legalActionAt(count, place));
}

describe("legalActionAt", () => {
  it("returns the action at that index of legalActions (GAP-34)", () => {
    const battle = scene();
    expect(byPlace(battle)).toEqual(legalActions(rules, battle, 0));
    expect(byPlace(battle)).toHaveLength(3 + 2 * (3 + 1 + 2 * 2 + 3 + 2 + 1) + 1);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    "offers only actions that %d energy can pay (GAP-34)",
    (energy) => {
      const battle = scene({ energy });
      expect(byPlace(battle)).toEqual(legalActions(rules, battle, 0));
    },
  );

  it("takes cost reductions into account (GAP-31, GAP-34)", () => {
    const battle = scene({ energy: 1 });
    fighter(battle, "hero").costReduction = 1;
    fighter(battle, "friend").costReduction = 9;
    expect(byPlace(battle)).toEqual(legalActions(rules, battle, 0));
  });

  it("skips used items, full fields, stances, stunned and charging creatures (GAP-34)", () => {
    const used = scene();
    for (const item of [used.sides[0].tools[0], used.sides[0].spells[1]]) if (item) item.used = true;
    expect(byPlace(used)).toEqual(legalActions(rules, used, 0));
    const crowded = scene();
    crowded.sides[0].fieldLimit = 2;
    expect(byPlace(crowded)).toEqual(legalActions(rules, crowded, 0));
    const busy = scene({ field: [{ id: "hero" }, { id: "friend" }, { id: "guard" }] });
    fighter(busy, "hero").stunnedTurns = 1;
    fighter(busy, "friend").charging = "Shardstorm";
    fighter(busy, "guard").isDefending = true;
    expect(byPlace(busy)).toEqual(legalActions(rules, busy, 0));
  });

  it("offers only the end of the turn with an empty field and an empty hand (GAP-34)", () => {
    const battle = scene({ field: [], hand: [], deck: [{ id: "late" }] });
    expect(byPlace(battle)).toEqual([{ type: "endTurn" }]);
  });

  it("offers nothing to the waiting side or after the end (GAP-34)", () => {
    const battle = scene();
    expect(byPlace(battle, 1)).toEqual([]);
    battle.winner = 0;
    expect(byPlace(battle)).toEqual([]);
  });
});
