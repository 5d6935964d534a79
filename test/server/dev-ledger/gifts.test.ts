import { describe, expect, it } from "vitest";
import { type Gifts, InvalidInput, type RequestedCreature } from "../../../server/dev-ledger/dev-ledger.ts";
import { testLedger } from "./support/test-ledger.ts";
import { TestWallet } from "./support/test-wallet.ts";

const nothing: Gifts = { creatures: [], tools: [], spells: [], tokens: {} };

async function receiver() {
  const ledger = await testLedger();
  return { ledger, ann: await TestWallet.open(ledger, 1) };
}

describe("gifts on the dev ledger", () => {
  it("give a creature of any form with the stats of its growth", async () => {
    const { ledger, ann } = await receiver();
    const creatures = [0, 1, 2, 3].map((form) => ({ species_name: "Hugbloom", form, rarity: "Common" }));
    const given = await ledger.ledger.give(ann.address, { ...nothing, creatures });
    expect(given).toEqual({ creatures: ["#1#", "#2#", "#3#", "#4#"], tools: [], spells: [] });
    const totals = await Promise.all(
      given.creatures.map(async (id) => {
        const fields = await ledger.fields("creatures", id);
        expect(fields).toMatchObject({ species_id: "hugbloom", preferred_token: "HUG" });
        const names = ["energy", "strength", "magic", "stamina", "speed"];
        return names.reduce((sum, name) => sum + Number(fields[name]), 0);
      }),
    );
    // 5 x 4 + 3; each form 6 points of upgrades, then +1, +1 and one more, +2 to each of the five.
    expect(totals).toEqual([23, 23 + 6 + 5, 34 + 6 + 6, 46 + 6 + 10]);
  });

  it("replace the stats of the growth by named stats and progress", async () => {
    const { ledger, ann } = await receiver();
    const requested: RequestedCreature = {
      species_name: "Bullx",
      form: 1,
      rarity: "Epic",
      stats: { magic: 17.5 },
      evolution_progress: { stat_upgrades_completed: 2 },
    };
    await ledger.ledger.give(ann.address, { ...nothing, creatures: [requested] });
    expect(await ledger.fields("creatures", "#1#")).toMatchObject({
      rarity: "Epic",
      form: "1",
      magic: "17.5",
      stat_upgrades_completed: "2",
    });
  });

  it("give tools and spells with the fields of the rules", async () => {
    const { ledger, ann } = await receiver();
    await ledger.ledger.give(ann.address, { ...nothing, tools: ["Ledger Lens"], spells: ["Shardstorm"] });
    expect(await ledger.fields("tools", "#1#")).toMatchObject({
      name: "Ledger Lens",
      tool_type: "magic",
      tool_effect: "Shield",
    });
    expect((await ledger.fields("spells", "#1#")).spell_type).toBeTruthy();
  });

  it.each<[string, Gifts]>([
    ["a species nobody knows", { ...nothing, creatures: [{ species_name: "Dog", form: 0, rarity: "Rare" }] }],
    ["a rarity nobody knows", { ...nothing, creatures: [{ species_name: "Bullx", form: 0, rarity: "Odd" }] }],
    [
      "a form beyond the last",
      { ...nothing, creatures: [{ species_name: "Bullx", form: 4, rarity: "Rare" }] },
    ],
    ["a tool nobody knows", { ...nothing, tools: ["Hammer"] }],
    ["a spell named like a part of the language", { ...nothing, spells: ["constructor"] }],
    ["less than nothing", { ...nothing, tokens: { CVX: -1n } }],
  ])("refuse %s and give nothing", async (_what, gifts) => {
    const { ledger, ann } = await receiver();
    const all = { ...gifts, tokens: { XRD: 5n, ...gifts.tokens } };
    await expect(ledger.ledger.give(ann.address, all)).rejects.toThrow(InvalidInput);
    expect(await ledger.holds(ann.address, "XRD")).toBe("1000");
    await expect(ledger.ledger.give("account_rdx1nobody", nothing)).rejects.toThrow(InvalidInput);
  });
});
