import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apply, cloneLab, readyMachines } from "../../../rules/index.ts";
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

describe("an amplifier that its player switches", () => {
  const switched = (isOn: boolean) => ({ type: "switchAmplifier", machineId: "amplifier-1", isOn }) as const;

  it("boosts nothing and costs nothing while it is off (GAP-78)", () => {
    const lab = labWith({ machines: [{ type: "amplifier", level: 5 }, { type: "reactor" }], energy: 100 });
    done(lab, switched(false));
    expect(lab.machines[0]).toMatchObject({ isOffline: true, isSwitchedOff: true });
    done(lab, { type: "visit" }, NOW + 30 * DAY);
    expect(owned(lab).energy).toBe("100");
    done(lab, activating("reactor-2"), NOW + 30 * DAY);
    expect(owned(lab).tcorvax).toBe("301");
  });

  it("pays nothing again while its paid day runs, and a whole day at once afterwards (GAP-78, GAP-04)", () => {
    const lab = labWith({ machines: [{ type: "amplifier", level: 3 }], energy: 20 });
    done(lab, switched(false), NOW + HOUR);
    done(lab, switched(true), NOW + DAY - 1);
    expect([owned(lab).energy, lab.machines[0]?.upkeepPaidUntil]).toEqual(["20", NOW + DAY]);
    done(lab, switched(false), NOW + DAY - 1);
    const events = done(lab, switched(true), NOW + DAY + HOUR);
    expect(events.map(({ type }) => type)).toEqual(["upkeepPaid", "amplifierSwitched"]);
    expect([owned(lab).energy, lab.machines[0]?.upkeepPaidUntil]).toEqual(["14", NOW + 2 * DAY + HOUR]);
    expect(lab.machines[0]).not.toHaveProperty("isSwitchedOff");
  });

  it("stays offline without the Energy, and gives nothing back when it is switched off (GAP-78)", () => {
    const lab = labWith({ machines: [{ type: "amplifier", level: 3 }], energy: 5 });
    done(lab, switched(false));
    expect(owned(lab).energy).toBe("5");
    expect(refused(lab, switched(true), NOW + 2 * DAY).text).toBe("Offline");
    expect(lab.machines[0]).toMatchObject({ isOffline: true, isSwitchedOff: true });
  });

  it("costs at each of two visits a day what it costs when it is never switched off (GAP-78)", () => {
    const machines = [{ type: "amplifier" as const, level: 5 }];
    const [kept, switching] = [labWith({ machines, energy: 200 }), labWith({ machines, energy: 200 })];
    for (let half = 0; half < 20; half++) {
      const now = NOW + (half * DAY) / 2;
      done(kept, { type: "visit" }, now);
      done(switching, switched(true), now);
      done(switching, switched(false), now);
    }
    expect([owned(kept).energy, owned(switching).energy]).toEqual(["110", "110"]);
  });

  it("comes online when its player activates it, but not with all others", () => {
    const lab = labWith({ machines: [{ type: "amplifier" }, { type: "catLair" }], energy: 20 });
    done(lab, switched(false));
    expect(readyMachines(rules, lab, NOW).map(({ id }) => id)).toEqual(["catLair-2"]);
    done(lab, activating("amplifier-1"), NOW + 2 * DAY);
    expect(lab.machines[0]).toMatchObject({ isOffline: false, upkeepPaidUntil: NOW + 3 * DAY });
    expect(owned(lab).energy).toBe("18");
  });

  it("an amplifier is the only machine that can be switched", () => {
    const lab = labWith({ machines: [{ type: "reactor" }] });
    const command = { type: "switchAmplifier", machineId: "reactor-1", isOn: false } as const;
    expect(refused(lab, command).code).toBe("unknown_machine");
  });
});
