import { describe, expect, it } from "vitest";
import { ruleNumbers } from "../../../rules/validation.ts";
import { LISTED_ONLY } from "../../architecture/unread-settings.ts";

const numbers = ruleNumbers();
const numberAt = (key: string) => numbers.find((number) => number.key === key);

describe("the numbers that a designer is offered", () => {
  it("tell what they are, what they count, where they are felt and who states them (GAP-51)", () => {
    expect(numberAt("battle.comeback.energy")).toEqual({
      key: "battle.comeback.energy",
      name: "Energy a side gains when one of its creatures falls",
      where: "Battle › comeback",
      unit: "energy",
      felt: "Felt in every battle, against the AI and between players",
      file: "battle",
      kind: "number",
      isWhole: true,
      min: 0,
      max: 1000,
      aboveMin: false,
      shipped: 4,
      stated: null,
    });
    expect(numberAt("battle.costs.attack")?.stated).toBe("battle.costs");
    expect(numberAt("rewards.badges.defeated.minDefeated")?.name).toBe("Defeated: Enemies defeated");
  });

  it("are all that the game plays by, the rows of lists too, and no number that nothing reads (GAP-51)", () => {
    for (const key of LISTED_ONLY) expect([key, numberAt(key)]).toEqual([key, undefined]);
    expect(numberAt("machines.reactor.costByIndex.1.tcorvax")).toMatchObject({ unit: "TCorvax" });
    expect(numberAt("rescue.enabled")).toMatchObject({ kind: "switch", shipped: true });
    expect(numbers.length).toBeGreaterThan(1000);
  });

  it("each have a name, a file that says where it is felt, and a range that holds the shipped value (GAP-51)", () => {
    const wrong = numbers.filter(
      ({ name, felt, kind, min, max, shipped }) =>
        name === "" ||
        !felt.startsWith("Felt ") ||
        (kind === "number" && !(min < max)) ||
        (kind === "number" && shipped !== null && !(min <= Number(shipped) && Number(shipped) <= max)),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it("are also those that a branch leaves out, but not those of a branch that is not there (GAP-51)", () => {
    expect(numberAt("battle.blend.physicalAttack.energy")).toMatchObject({ shipped: null, kind: "number" });
    expect(numberAt("tools.Babylon Keystone.each.damage")).toMatchObject({ shipped: null });
    expect(numberAt("tools.Babylon Keystone.growth.damage")).toBe(undefined);
  });

  it("count milliseconds, shares, turns and tokens by their descriptions (GAP-51)", () => {
    const unitOf = (key: string) => numberAt(key)?.unit;
    expect(unitOf("activation.cooldownMs")).toBe("ms");
    expect(unitOf("ai.mistakes.easy")).toBe("share");
    expect(unitOf("battle.emptyFieldTurns")).toBe("turns");
    expect(unitOf("tokenCosts.evolve.2")).toBe("tokens");
    expect(unitOf("goals.daily.someTcorvax.pays.catNips")).toBe("Cat Nips");
    expect(unitOf("battle.blend.physicalAttack.speed")).toBe("");
  });
});
