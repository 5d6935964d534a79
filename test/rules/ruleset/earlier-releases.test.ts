import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { areSameRules, hashRules, shippedRules } from "../../../rules/index.ts";
import { type LoadedRules, loadRules } from "../../../rules/validation.ts";

const FIXTURES = new URL("../../fixtures/", import.meta.url);

function loaded(overlay: object): Extract<LoadedRules, { ok: true }> {
  const answer = loadRules(overlay, "my.json");
  if (!answer.ok) throw new Error(answer.problems.join("\n"));
  return answer;
}

describe("the hash of a rule set", () => {
  it("stays the same with other texts, and changes with another number (GAP-72)", () => {
    const { texts } = shippedRules;
    const reworded = {
      ...shippedRules,
      texts: { ...texts, refusals: { ...texts.refusals, offline: "Asleep" } },
    };
    expect(hashRules(reworded)).toBe(hashRules(shippedRules));
    expect(loaded({ texts: { refusals: { offline: "Asleep" } } }).hash).toBe(hashRules(shippedRules));
    expect(loaded({ rescue: { to: 21 } }).hash).not.toBe(hashRules(shippedRules));
  });

  it("also matches the hashes that the same numbers had under the same overlay, and no others (GAP-72)", () => {
    const own = { rulesHash: "0d3f065557db7350", earlierHashes: ["203061ec07ea7139"] };
    expect(areSameRules("203061ec07ea7139", own)).toBe(true);
    expect(areSameRules(own.rulesHash, own)).toBe(true);
    expect(areSameRules("44d212e4172682ff", own)).toBe(false);
  });

  it("of a release with other numbers is known no more: what began under it needs its own rules (GAP-72)", () => {
    const { hash: rulesHash, earlierHashes } = loaded({ rescue: { to: 21 } });
    for (const hash of ["0d3f065557db7350", "203061ec07ea7139", "c9b85f4a5cad8f33"])
      expect(areSameRules(hash, { rulesHash, earlierHashes })).toBe(false);
  });
});

describe("an overlay of an earlier release", () => {
  it("that names texts at their earlier keys changes them at their present keys, with one notice, beside the one about stated numbers (GAP-72)", () => {
    const { rules, hash, notices } = loaded({
      refusals: { offline: "Asleep" },
      notices: { rescued: "Here you are." },
      pets: { cat: { name: "Tom", cost: 1000 } },
      tools: { "Ledger Lens": { description: "It helps for {turns} turns.", turns: 5 } },
      pvp: { texts: { unrated: { closed: "Nobody came." } }, tips: ["Only this one."] },
    });
    expect(rules.texts.refusals.offline).toBe("Asleep");
    expect(rules.texts.refusals.cooldown).toBe(shippedRules.texts.refusals.cooldown);
    expect(rules.texts.lab.notices.rescued).toBe("Here you are.");
    expect(rules.texts.lab.pets.cat).toBe("Tom");
    expect(rules.pets.cat).toEqual({ ...shippedRules.pets.cat, cost: 1000 });
    expect(rules.texts.items.tools["Ledger Lens"]).toBe("It helps for {turns} turns.");
    expect(rules.tools["Ledger Lens"]?.turns).toBe(5);
    expect(rules.texts.pvp.unrated.closed).toBe("Nobody came.");
    expect(rules.texts.pvp.tips).toEqual(["Only this one."]);
    expect(hash).toBe(loaded({ pets: { cat: { cost: 1000 } }, tools: { "Ledger Lens": { turns: 5 } } }).hash);
    expect(notices).toEqual([
      "my.json: these texts have moved and were read from their earlier places: refusals.offline is now texts.refusals.offline, notices.rescued is now texts.lab.notices.rescued, pets.cat.name is now texts.lab.pets.cat, tools.Ledger Lens.description is now texts.items.tools.Ledger Lens, pvp.texts.unrated.closed is now texts.pvp.unrated.closed, pvp.tips is now texts.pvp.tips. Please rename them.",
      "my.json: changes what is stated by the documents: pets.cat.cost, tools.Ledger Lens.turns",
    ]);
  });

  it("that names a list of numbers with their texts changes both (GAP-72)", () => {
    const ranks = [
      { below: 1000, title: "Low" },
      { below: 2000, title: "High" },
    ];
    const { rules, notices } = loaded({ pvp: { ranks } });
    expect(rules.pvp.ranks).toEqual([{ below: 1000 }, { below: 2000 }]);
    expect(rules.texts.pvp.ranks).toEqual(["Low", "High"]);
    expect(notices).toHaveLength(1);
  });

  it("that names texts which are gone is accepted with one notice, and its other texts hold (GAP-72)", () => {
    const { rules, notices } = loaded({
      texts: { pvp: { earnRank: "Fight!" }, goals: { allReached: "Done.", title: "What next" } },
    });
    expect(rules.texts.goals.title).toBe("What next");
    expect(rules.texts.pvp).not.toHaveProperty("earnRank");
    expect(notices).toEqual([
      "my.json: these settings or texts are gone and change nothing: texts.pvp.earnRank, texts.goals.allReached. They can be deleted.",
    ]);
  });

  it("has less weight than the same text at its present key", () => {
    const { rules } = loaded({ refusals: { offline: "Before" }, texts: { refusals: { offline: "Today" } } });
    expect(rules.texts.refusals.offline).toBe("Today");
  });

  it.each(readdirSync(FIXTURES).filter((name) => /^\d/.test(name)))(
    "that release %s left behind loads (GAP-72)",
    (release) => {
      const overlay = JSON.parse(readFileSync(new URL(`${release}/rules.json`, FIXTURES), "utf8"));
      const { rules, notices } = loaded(overlay);
      expect(rules.texts.machines.reactor.name).toBe("Core");
      expect(rules.catLair.catNipsBase).toBe(8);
      expect(notices).toEqual([
        expect.stringContaining("machines.reactor.name is now texts.machines.reactor.name"),
        expect.stringContaining("changes what is stated by the documents: "),
      ]);
    },
  );
});

describe("texts in an overlay", () => {
  it.each([
    [{ texts: { refusals: { offline: 1 } } }, /^my\.json: texts\.refusals\.offline: found 1, allowed: /],
    [
      { texts: { refusals: { gone: "x" } } },
      /^my\.json: texts\.refusals\.gone: found an unknown key, allowed are /,
    ],
    [{ refusals: { gone: "x" } }, /^my\.json: texts\.refusals\.gone: found an unknown key, allowed are /],
    [
      { texts: { pvp: { ranks: ["One"] } } },
      /^my\.json: texts\.pvp\.ranks: found 1 texts, allowed are 6, as many as pvp\.ranks has rows$/,
    ],
  ])("that are wrong are refused with file and key: %j (GAP-51)", (overlay, sentence) => {
    const answer = loadRules(overlay, "my.json");
    expect(answer.ok ? [] : answer.problems).toEqual([expect.stringMatching(sentence)]);
  });
});
