import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apply, cloneLab } from "../../../rules/index.ts";
import { activating, building, DAY, done, HOUR, labWith, NOW, owned, refused, rules } from "./scene.ts";

describe("an amplifier's upkeep", () => {
  it("is included for the first 24 hours, then 2 x level Energy a day (LAB-117, GAP-04)", () => {
    const lab = labWith();
    done(lab, building("amplifier"));
    expect(owned(lab).energy).toBe("290");
    done(lab, { type: "visit" }, NOW + DAY - 1);
    expect(owned(lab).energy).toBe("290");
    done(lab, { type: "visit" }, NOW + DAY);
    expect(owned(lab).energy).toBe("288");
  });

  it.each([1, 2, 3, 4, 5])("of level %i is 2 x level (LAB-117)", (level) => {
    const lab = labWith({ machines: [{ type: "amplifier", level, upkeepPaidUntil: NOW }], energy: 100 });
    done(lab, { type: "visit" });
    expect(owned(lab).energy).toBe(String(100 - 2 * level));
  });

  it("is charged for every full day of an absence, up to what the Energy covers, without debt (GAP-04)", () => {
    const lab = labWith({ machines: [{ type: "amplifier", upkeepPaidUntil: NOW }], energy: 7 });
    const events = done(lab, { type: "visit" }, NOW + 100 * DAY);
    expect(owned(lab).energy).toBe("1");
    expect(lab.machines[0]?.isOffline).toBe(true);
    expect(events.map((event) => event.type)).toEqual(["upkeepPaid", "amplifierOffline"]);
    done(lab, { type: "visit" }, NOW + 200 * DAY);
    expect(owned(lab).energy).toBe("1");
  });

  it("is charged at the old level before an upgrade (ABU-58)", () => {
    const lab = labWith({ machines: [{ type: "amplifier", upkeepPaidUntil: NOW }], energy: 100 });
    done(lab, { type: "upgrade", machineId: "amplifier-1" });
    expect(owned(lab).energy).toBe("78");
  });

  it("never blocks an activation (CON-17)", () => {
    const lab = labWith({ machines: [{ type: "amplifier", upkeepPaidUntil: NOW }], energy: 100 });
    expect(done(lab, activating("amplifier-1"))).toMatchObject([
      { type: "upkeepPaid" },
      { message: "Amplifier Online" },
    ]);
    expect(refused(lab, activating("amplifier-1"), NOW + 1).code).toBe("cooldown");
  });

  it("leads to the same lab however often it is charged (GAP-04, CON-94)", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 40 * DAY }), { maxLength: 30 }),
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 1, max: 5 }),
        (looks, energy, level) => {
          const often = labWith({ machines: [{ type: "amplifier", level, upkeepPaidUntil: NOW + HOUR }] });
          often.resources.energy = energy;
          const seldom = cloneLab(often);
          for (const look of looks.sort((a, b) => a - b)) apply(rules, often, { type: "visit" }, NOW + look);
          const end = NOW + 41 * DAY;
          apply(rules, often, { type: "visit" }, end);
          apply(rules, seldom, { type: "visit" }, end);
          expect(often).toEqual(seldom);
        },
      ),
      { seed: 3, numRuns: 300 },
    );
  });
});

describe("an offline amplifier", () => {
  it("is paid and comes online for a day (GAP-04)", () => {
    const lab = labWith({ machines: [{ type: "amplifier", level: 3, isOffline: true }], energy: 6 });
    expect(done(lab, activating("amplifier-1"))).toMatchObject([{ message: "Amplifier Online" }]);
    expect(owned(lab).energy).toBe("0");
    expect(lab.machines[0]).toMatchObject({
      isOffline: false,
      upkeepPaidUntil: NOW + DAY,
      lastActivated: NOW,
    });
  });

  it("is refused with 'Offline' without the Energy (LAB-111, GAP-04)", () => {
    const lab = labWith({ machines: [{ type: "amplifier", level: 3, isOffline: true }], energy: 5.999 });
    expect(refused(lab, activating("amplifier-1")).text).toBe("Offline");
  });
});
