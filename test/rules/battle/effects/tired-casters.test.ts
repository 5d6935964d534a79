import { describe, expect, it } from "vitest";
import { type Battle, type BattleAction, knownBattle, viewFor } from "../../../../rules/index.ts";
import { act, endTurn } from "../support/play.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

const changed = structuredClone(rules);
changed.battle.spellcasting.repeatFactor = 0.5;
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

describe("a spell, in the rules of some earlier releases", () => {
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

  it("leaves the same strength to the creatures that a viewer knows of (GAP-43, GAP-67)", () => {
    const battle = scene();
    act(battle, overclock, [], changed);
    const known = knownBattle(changed, viewFor(changed, battle, 1));
    expect(factorsOf(known)).toEqual([FACTOR / 2, FACTOR / 2, FACTOR]);
  });
});

describe("a spell", () => {
  it("takes nothing from later ones as the game is now (BAT-159, GAP-67)", () => {
    const battle = scene();
    act(battle, overclock);
    expect(factorsOf(battle)).toEqual([FACTOR, FACTOR, FACTOR]);
  });
});
