import { describe, expect, it } from "vitest";
import {
  type Battle,
  type BattleAction,
  knownBattle,
  spellPreview,
  spellPreviewWords,
  viewFor,
} from "../../../../rules/index.ts";
import { act, endTurn } from "../support/play.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

const changed = structuredClone(rules);
changed.battle.spellcasting.repeatFactor = 0.5;
const before = structuredClone(rules);
before.battle.spellcasting.repeatFactor = 1;
const FACTOR = 4;
const NO_STUN = 0.99;
const scene = () =>
  battleWith({
    own: {
      energy: 25,
      field: [
        { id: "hero", stats: { magic: 20 } },
        { id: "friend", stats: { magic: 20 } },
      ],
      hand: [{ id: "card", stats: { magic: 20 } }],
      spells: ["Babylon Burst", "Shardstorm", "Engine Overclock"],
    },
    foe: { field: [{ id: "foe", stats: { magic: 20 }, battle: { maxHealth: 400 } }] },
  });
const overclock: BattleAction = { type: "useSpell", spellId: "Engine Overclock", casterId: "hero" };
const factorsOf = (battle: Battle) => ["hero", "friend", "foe"].map((id) => fighter(battle, id).casterFactor);

describe("a spell", () => {
  it("takes strength from later spells of its side, whoever casts them, and none from the enemy's (GAP-67)", () => {
    const battle = scene();
    act(battle, overclock, [], changed);
    expect(factorsOf(battle)).toEqual([FACTOR / 2, FACTOR / 2, FACTOR]);
    act(battle, { type: "deploy", creatureId: "card" }, [], changed);
    expect(fighter(battle, "card").casterFactor).toBe(FACTOR / 2);
  });

  it("has its whole strength itself (GAP-67)", () => {
    const battle = scene();
    act(battle, overclock, [], changed);
    expect(fighter(battle, "hero").effects[0]?.turns[0]).toMatchObject({ initiative: 10 * FACTOR });
  });

  it("a spell that charges takes strength when it is released (GAP-67)", () => {
    const battle = scene();
    act(battle, { type: "useSpell", spellId: "Shardstorm", casterId: "hero" }, [], changed);
    expect(factorsOf(battle)).toEqual([FACTOR, FACTOR, FACTOR]);
    endTurn(battle, [], changed);
    endTurn(battle, [NO_STUN], changed);
    expect(factorsOf(battle)).toEqual([FACTOR / 2, FACTOR / 2, FACTOR]);
  });

  it("says on its card what earlier ones have left of its strength (GAP-67)", () => {
    const battle = scene();
    const words = () => {
      const preview = spellPreview(changed, battle, 0, { spellId: "Babylon Burst", casterId: "friend" });
      return preview ? spellPreviewWords(changed, preview) : [];
    };
    expect(words().join()).not.toContain("Tired");
    act(battle, overclock, [], changed);
    expect(words()).toContain("Tired from earlier spells: 50% of its strength");
    expect(words()).toContain("On this field: 60 damage");
  });

  it("leaves the same strength to the creatures that a viewer knows of (GAP-43, GAP-67)", () => {
    const battle = scene();
    act(battle, overclock, [], changed);
    const known = knownBattle(changed, viewFor(changed, battle, 1));
    expect(factorsOf(known)).toEqual([FACTOR / 2, FACTOR / 2, FACTOR]);
  });

  it("takes nothing under the rules of earlier releases (GAP-72)", () => {
    const battle = scene();
    act(battle, overclock, [], before);
    expect(factorsOf(battle)).toEqual([FACTOR, FACTOR, FACTOR]);
  });
});
