import { describe, expect, it } from "vitest";
import { formatAmount, machineWork, noResources } from "../../../rules/index.ts";
import { activating, done, labWith, NOW, rules } from "./scene.ts";

describe("what a machine is said to do", () => {
  it.each([
    ["catLair", 1],
    ["catLair", 3],
    ["reactor", 1],
    ["reactor", 2],
    ["amplifier", 5],
  ] as const)("is what activating a %s of level %i does (LAB-115, LAB-116)", (type, level) => {
    const lab = labWith({ machines: [{ type, level }] });
    const { gained, spent } = machineWork(rules, type, level);
    expect(done(lab, activating(`${type}-1`), NOW)).toMatchObject([{ gained, spent }]);
  });

  it("contains an amplifier's boost and upkeep, and no amplifier's share for a Reactor (LAB-117, CON-24)", () => {
    const { boost, upkeep, gained } = machineWork(rules, "amplifier", 2);
    expect([formatAmount(boost), formatAmount(upkeep)]).toEqual(["0.6", "4"]);
    expect(gained).toEqual(noResources());
    expect(formatAmount(machineWork(rules, "reactor", 1).gained.tcorvax)).toBe("1");
  });
});
