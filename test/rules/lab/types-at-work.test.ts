import { describe, expect, it } from "vitest";
import { typesAtWork } from "../../../rules/index.ts";
import { HOUR, labWith, NOW, rules } from "./scene.ts";

const atWork = (...machines: NonNullable<NonNullable<Parameters<typeof labWith>[0]>["machines"]>) =>
  typesAtWork(rules, labWith({ machines }).machines, NOW);

describe("the machines at work", () => {
  it("are those that cool down, each type once, until they are ready", () => {
    const lastActivated = NOW - HOUR / 2;
    expect(
      atWork(
        { type: "catLair", lastActivated },
        { type: "catLair", lastActivated },
        { type: "reactor", lastActivated: NOW - rules.activation.cooldownMs },
        { type: "fomoHit" },
      ),
    ).toEqual(["catLair"]);
  });

  it("include an amplifier as long as its upkeep is paid and it is switched on", () => {
    expect(atWork({ type: "amplifier" })).toEqual(["amplifier"]);
    expect(atWork({ type: "amplifier", isOffline: true })).toEqual([]);
    expect(atWork({ type: "amplifier", upkeepPaidUntil: NOW })).toEqual([]);
  });
});
