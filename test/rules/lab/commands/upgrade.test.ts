import { describe, expect, it } from "vitest";
import { formatAmount, type MachineType, upgradeCost } from "../../../../rules/index.ts";
import { done, labWith, owned, refused, rules } from "../scene.ts";

describe("upgrading", () => {
  it.each<[MachineType, number, string]>([
    ["catLair", 1, "20/0/0"],
    ["catLair", 2, "40/0/0"],
    ["reactor", 1, "20/20/0"],
    ["reactor", 2, "40/40/0"],
    ["amplifier", 1, "20/20/20"],
    ["amplifier", 2, "40/40/40"],
    ["amplifier", 3, "80/80/80"],
    ["amplifier", 4, "160/160/160"],
    ["incubator", 1, "640/640/640"],
  ])("%s from level %i costs %s (GAP-02, GAP-03, LAB-086)", (type, level, price) => {
    const cost = upgradeCost(rules, type, level);
    expect([cost.tcorvax, cost.catNips, cost.energy].map(formatAmount).join("/")).toBe(price);
  });

  it("raises the level by one and takes the price, also of a later copy (LAB-083, GAP-02)", () => {
    const lab = labWith({ machines: [{ type: "reactor" }, { type: "reactor" }] });
    expect(done(lab, { type: "upgrade", machineId: "reactor-2" })).toMatchObject([
      { type: "machineUpgraded", level: 2 },
    ]);
    expect(lab.machines[1]?.level).toBe(2);
    expect(owned(lab)).toMatchObject({ tcorvax: "280", catNips: "280" });
  });

  it.each<[MachineType, number]>([
    ["catLair", 3],
    ["reactor", 3],
    ["amplifier", 5],
    ["incubator", 2],
    ["fomoHit", 1],
  ])("%s ends at level %i and not before (LAB-065, LAB-084, LAB-132, CST-007, CON-02)", (type, maxLevel) => {
    const lab = labWith({ machines: [{ type, level: 1 }], tcorvax: 9e5, catNips: 9e5, energy: 9e5 });
    for (let level = 1; level < maxLevel; level++) done(lab, { type: "upgrade", machineId: `${type}-1` });
    expect(lab.machines[0]?.level).toBe(maxLevel);
    expect(refused(lab, { type: "upgrade", machineId: `${type}-1` }).text).toBe("Already at max level");
  });

  it.each(["tcorvax", "catNips", "energy"] as const)(
    "the incubator needs all three resources, else 'Not Enough Resources': no %s (LAB-085, CON-08)",
    (name) => {
      const rich = { tcorvax: 640, catNips: 640, energy: 640, [name]: 639.999 };
      const lab = labWith({ ...rich, machines: [{ type: "incubator" }] });
      expect(refused(lab, { type: "upgrade", machineId: "incubator-1" }).text).toBe("Not Enough Resources");
    },
  );

  it("refuses a second click on an old level and charges nothing (ABU-27)", () => {
    const lab = labWith({ machines: [{ type: "catLair" }] });
    done(lab, { type: "upgrade", machineId: "catLair-1", expectedLevel: 1 });
    expect(refused(lab, { type: "upgrade", machineId: "catLair-1", expectedLevel: 1 }).code).toBe(
      "level_changed",
    );
  });

  it("of an unknown machine is refused (ABU-32)", () => {
    expect(refused(labWith(), { type: "upgrade", machineId: "constructor" }).text).toBe("Machine not found");
  });
});
