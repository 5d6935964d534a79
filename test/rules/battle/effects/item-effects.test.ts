import { describe, expect, it } from "vitest";
import { spellReach } from "../../../../rules/battle/effects/item-effects.ts";
import type { Battle, OwnedItem, RuleSet } from "../../../../rules/index.ts";
import { act, attack, endTurn, only, renewSpells, round } from "../support/play.ts";
import { battleWith, copyingRules, fighter, item, rules, type SideScene } from "../support/scene.ts";

const sturdy = { battle: { maxHealth: 300 } };
const scene = (own: SideScene, by: RuleSet = rules) =>
  battleWith({
    rules: by,
    own: {
      field: [
        { id: "hero", ...sturdy },
        { id: "friend", ...sturdy },
      ],
      ...own,
    },
    foe: { field: [{ id: "foe", ...sturdy }] },
  });

const copies = (named: string, more: Partial<OwnedItem> = {}) =>
  ["one", "two"].map((id) => ({ ...item(named), ...more, id }));
const use = (battle: Battle, toolId: string, creatureId: string, targetId = creatureId, by?: RuleSet) =>
  act(battle, { type: "useTool", toolId, creatureId, targetId }, [], by);
const cast = (battle: Battle, spellId: string, casterId: string, targetId: string, by?: RuleSet) =>
  act(battle, { type: "useSpell", spellId, casterId, targetId }, [], by);
const names = (battle: Battle, id: string) => fighter(battle, id).effects.map(({ name }) => name);

describe("an item", () => {
  it("follows the rule of its name, whatever type and effect its card shows (BAT-156, BAT-165)", () => {
    const battle = scene({
      tools: [{ ...item("Validator Core"), name: "Ledger Lens" }],
      spells: [{ ...item("Scrypto Surge"), name: "Cerberus Chain" }],
    });
    use(battle, "Validator Core", "hero");
    expect(fighter(battle, "hero").battleStats).toMatchObject({ physicalAttack: 10, physicalDefense: 17 });
    cast(battle, "Scrypto Surge", "hero", "friend");
    expect(fighter(battle, "friend").battleStats).toMatchObject({ maxHealth: 315, magicalDefense: 13 });
  });

  it("may be aimed at allies when it is an unknown spell (BAT-167)", () => {
    const [spell] = scene({ spells: [{ id: "x", name: "Odd Thing", type: "luck", effect: "Luck" }] }).sides[0]
      .spells;
    expect(spell && spellReach(rules, spell)).toBe("ally");
  });
});

describe("an effect", () => {
  it("is a buff named after its tool, or Tool without a name (BAT-060, BAT-158)", () => {
    const battle = scene({ tools: ["Ledger Lens", { id: "bare", name: "", type: "", effect: "" }] });
    use(battle, "Ledger Lens", "hero");
    use(battle, "bare", "friend");
    expect(fighter(battle, "hero").effects).toMatchObject([
      { name: "Ledger Lens", kind: "buff", effectType: "Shield", casterId: "hero" },
    ]);
    expect(fighter(battle, "friend").effects).toMatchObject([{ name: "Tool", kind: "buff", effectType: "" }]);
  });

  it("of a spell is a debuff on enemies and a buff on allies and the caster (BAT-060)", () => {
    const battle = scene({ spells: ["Scrypto Surge", "Cerberus Chain"] });
    cast(battle, "Scrypto Surge", "hero", "foe");
    cast(battle, "Cerberus Chain", "hero", "friend");
    expect(fighter(battle, "foe").effects).toMatchObject([{ kind: "debuff", effectType: "Drain" }]);
    expect(fighter(battle, "hero").effects).toMatchObject([
      { name: "Scrypto Surge", kind: "buff", effectType: "Drain" },
    ]);
    expect(fighter(battle, "friend").effects).toMatchObject([{ kind: "buff", effectType: "Shield" }]);
  });

  it("from the catalogue is a buff named after its spell, or after the effect without a name (BAT-166, GAP-30)", () => {
    const unlisted = (id: string, name: string) => ({ id, name, type: "luck", effect: "Fortify" });
    const battle = scene({ spells: [unlisted("named", "Odd Thing"), unlisted("nameless", "")] });
    cast(battle, "named", "hero", "hero");
    cast(battle, "nameless", "hero", "friend");
    expect(fighter(battle, "hero").effects).toMatchObject([{ name: "Odd Thing", kind: "buff" }]);
    expect(fighter(battle, "friend").effects).toMatchObject([{ name: "Fortify", kind: "buff" }]);
  });

  it("does not come from an item when a hit or a combo leaves it (BAT-060, BAT-138)", () => {
    const battle = scene({});
    attack(battle, "hero", "foe", [0.99, 0.5, 0, 0]);
    expect(fighter(battle, "foe").effects).toMatchObject([
      { name: rules.battle.criticalDebuff.name, effectType: "" },
    ]);
  });

  it("records damage over time as its own (GAP-26)", () => {
    const battle = scene({ spells: ["Scrypto Surge"] });
    const [hit] = only(cast(battle, "Scrypto Surge", "hero", "foe"), "damaged");
    expect(hit?.breakdown.kind).toBe("effect");
  });

  it("ends without ending another one on the same bearer (GAP-30)", () => {
    const battle = scene({ tools: ["Hyperscale Capacitor", "Ledger Lens"] });
    use(battle, "Hyperscale Capacitor", "hero");
    use(battle, "Ledger Lens", "hero");
    round(battle);
    expect(names(battle, "hero")).toEqual(["Hyperscale Capacitor", "Ledger Lens"]);
    const events = [...endTurn(battle), ...endTurn(battle)];
    expect(names(battle, "hero")).toEqual(["Ledger Lens"]);
    expect(only(events, "effectEnded")).toMatchObject([{ creatureId: "hero", name: "Hyperscale Capacitor" }]);
    expect(only(round(battle), "effectEnded")).toEqual([]);
  });
});

describe("the same effect from two casters", () => {
  it.each(["Ledger Lens", "Babylon Keystone", "Validator Core"])("does not stack: %s (GAP-30)", (tool) => {
    const battle = scene({ tools: copies(tool) });
    use(battle, "one", "hero", "friend", copyingRules);
    use(battle, "two", "friend", "friend", copyingRules);
    expect(names(battle, "friend")).toEqual([tool]);
  });

  it("does not stack when it helps, even as a Drain (GAP-30)", () => {
    const changed = structuredClone(rules);
    Object.assign(changed.spells["Cerberus Chain"] ?? {}, { effect: "Drain" });
    const battle = scene({ spells: copies("Cerberus Chain") }, changed);
    cast(battle, "one", "hero", "friend", changed);
    renewSpells(battle);
    cast(battle, "two", "friend", "friend", changed);
    expect(names(battle, "friend")).toEqual(["Cerberus Chain"]);
  });

  it("does not stack when it harms and is not a Drain (GAP-30)", () => {
    const changed = structuredClone(rules);
    Object.assign(changed.spells["Scrypto Surge"] ?? {}, { effect: "Surge" });
    const battle = scene({ spells: copies("Scrypto Surge") }, changed);
    cast(battle, "one", "hero", "foe", changed);
    renewSpells(battle);
    cast(battle, "two", "friend", "foe", changed);
    expect(names(battle, "foe")).toEqual(["Scrypto Surge"]);
  });

  it("does not stack when hits leave it or it comes from the catalogue (BAT-138, GAP-30)", () => {
    const battle = scene({
      spells: copies("Cerberus Chain", { name: "Odd", type: "luck", effect: "Hasten" }),
    });
    for (const id of ["hero", "friend"]) attack(battle, id, "foe", [0.99, 0.5, 0, 0]);
    expect(names(battle, "foe")).toEqual([rules.battle.criticalDebuff.name]);
    cast(battle, "one", "hero", "friend");
    renewSpells(battle);
    cast(battle, "two", "friend", "friend");
    expect(names(battle, "friend")).toEqual(["Odd"]);
  });
});

describe("an effect that fades and grows with its caster", () => {
  it("is rounded once, after both (GAP-30)", () => {
    const battle = battleWith({
      own: { field: [{ id: "hero", stats: { magic: 8 } }], spells: ["Engine Overclock"] },
    });
    cast(battle, "Engine Overclock", "hero", "hero");
    const [effect] = fighter(battle, "hero").effects;
    // Caster factor 2.2: 3 x 0.7 x 0.7 x 2.2 is 3.234; rounded on the way it would come to 3.3.
    expect(effect?.turns.map(({ dodgeChance }) => dodgeChance)).toEqual([6.6, 4.6, 3.2, 2.3]);
  });
});
