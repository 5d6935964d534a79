import { describe, expect, it } from "vitest";
import { deckPower, deckPowerOf, pvpTips, shippedRules as rules, whyNotQueue } from "../../../rules/index.ts";
import { creature } from "../team/team.ts";

describe("deck power", () => {
  it("of a Legendary in form 3 with 85 stats is 117 (PVP-022, CON-66)", () => {
    expect(deckPowerOf(rules, creature(3, 17, { rarity: "Legendary" }))).toBe(117);
  });

  it.each([
    ["Common", 1],
    ["Rare", 1.3],
    ["Epic", 1.6],
    ["Legendary", 2],
  ] as const)("of a %s egg adds %f to its stats (PVP-022)", (rarity, multiplier) => {
    expect(deckPowerOf(rules, creature(0, 9, { rarity }))).toBeCloseTo(45 + multiplier, 10);
  });

  it("of a deck is the sum, rounded once (CON-66)", () => {
    const rare = creature(1, 9, { rarity: "Rare" });
    expect(deckPower(rules, [rare, rare, rare])).toBe(169);
    expect(deckPower(rules, [])).toBe(0);
  });

  it("can be read as a product by a rule file (CON-66)", () => {
    const product = structuredClone(rules);
    product.pvp.deckPower.mode = "multiplicative";
    expect(deckPower(product, [creature(3, 17, { rarity: "Legendary" })])).toBe(230);
  });
});

describe("a deck for the queue", () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);
  const refusal = (creatures: number, tools = 0, spells = 0) =>
    whyNotQueue(rules, { creatures: ids(creatures), tools: ids(tools), spells: ids(spells) })?.text;

  it("needs a creature and has room for five, three tools and three spells (PVP-006, PVP-007, PVP-008, PVP-040)", () => {
    expect(refusal(0)).toBe("Select at least one creature for battle!");
    expect(refusal(1)).toBeUndefined();
    expect(refusal(5, 3, 3)).toBeUndefined();
    expect(refusal(6)).toBe("Maximum 5 creatures allowed in PvP!");
    expect(refusal(5, 4)).toBe("Maximum 3 tools allowed in PvP!");
    expect(refusal(5, 3, 4)).toBe("Maximum 3 spells allowed in PvP!");
  });

  it.each(["creatures", "tools", "spells"] as const)("contains none of its %s twice (ABU-47)", (kind) => {
    const deck = { creatures: ["a"], tools: ["b"], spells: ["c"], [kind]: ["d", "d"] };
    expect(whyNotQueue(rules, deck)?.code).toBe("pvp_duplicate");
  });
});

describe("the tips while waiting", () => {
  it("are the seven stated sentences (GAP-46, PVP-013)", () => {
    expect(pvpTips(rules)).toEqual([
      "Tools can be used only once per battle.",
      "Base energy regeneration is 3 per turn.",
      "Attacking costs 2 energy, defending only 1.",
      "Deploy costs 5 energy plus the form of the creature.",
      "Spells cost 4 energy and grow with magic.",
      "Energy above 10 decays by 10% each turn.",
      "Three actions in one turn give your creatures a combo bonus.",
    ]);
  });

  it("contain the numbers of the rules (GAP-46)", () => {
    const other = structuredClone(rules);
    other.battle.energy.regenBase = 4;
    other.battle.combo.actions = 4;
    expect(pvpTips(other)[1]).toBe("Base energy regeneration is 4 per turn.");
    expect(pvpTips(other)[6]).toMatch(/^Four actions/);
  });
});
