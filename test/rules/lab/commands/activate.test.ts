import { describe, expect, it } from "vitest";
import { becameReady, cooldownMinutes, remainingCooldown } from "../../../../rules/index.ts";
import { activating, DAY, done, HOUR, labWith, NOW, owned, refused, rules } from "../scene.ts";

describe("the cooldown of a machine", () => {
  it("is one hour for every type (LAB-105, LAB-106, CST-003)", () => {
    expect(rules.activation.cooldownMs).toBe(3_600_000);
    const lab = labWith({ machines: [{ type: "catLair" }] });
    done(lab, activating("catLair-1"), NOW);
    expect(refused(lab, activating("catLair-1"), NOW + HOUR - 1).code).toBe("cooldown");
    done(lab, activating("catLair-1"), NOW + HOUR);
  });

  it.each([
    [HOUR, 60],
    [59 * 60_000 + 1, 60],
    [60_000, 1],
    [1, 1],
  ])("with %i ms left reads 'Cooldown! Wait %i min.', rounded up (LAB-109, ERR-003)", (left, minutes) => {
    const lab = labWith({ machines: [{ type: "catLair", lastActivated: NOW }] });
    const refusal = refused(lab, activating("catLair-1"), NOW + HOUR - left);
    expect(refusal).toMatchObject({ text: `Cooldown! Wait ${minutes} min.`, remainingMs: left });
    expect(cooldownMinutes(left)).toBe(minutes);
  });

  it("is over for a machine that was never activated (LAB-061)", () => {
    const lab = labWith({ machines: [{ type: "catLair" }] });
    const [machine] = lab.machines;
    expect(machine && remainingCooldown(rules, machine, NOW)).toBe(0);
  });

  it("that ended while the player was away is reported (LAB-003)", () => {
    const lab = labWith({
      machines: [
        { type: "catLair", lastActivated: NOW - HOUR },
        { type: "reactor", lastActivated: NOW - HOUR + 1 },
        { type: "amplifier", lastActivated: NOW - 3 * HOUR },
        { type: "incubator" },
      ],
    });
    expect(becameReady(rules, lab, NOW - HOUR, NOW).map((machine) => machine.type)).toEqual(["catLair"]);
  });
});

describe("a Cat's Lair", () => {
  it.each([
    [1, "5"],
    [2, "6"],
    [3, "7"],
  ])("of level %i yields %s Cat Nips (LAB-055, LAB-115, CST-009)", (level, catNips) => {
    const lab = labWith({ machines: [{ type: "catLair", level }], catNips: 0 });
    const events = done(lab, activating("catLair-1"));
    expect(owned(lab).catNips).toBe(catNips);
    expect(events).toMatchObject([{ message: `+${catNips} Cat Nips`, cooldownStarted: true }]);
    expect(lab.machines[0]?.lastActivated).toBe(NOW);
  });
});

describe("a reactor", () => {
  it.each([
    [1, "1"],
    [2, "1.5"],
    [3, "2"],
  ])(
    "of level %i turns 3 Cat Nips into %s TCorvax and 2 Energy (LAB-056, LAB-116, CON-01)",
    (level, tcorvax) => {
      const lab = labWith({ machines: [{ type: "reactor", level }], tcorvax: 0, catNips: 3, energy: 0 });
      done(lab, activating("reactor-1"));
      expect(owned(lab)).toMatchObject({ tcorvax, catNips: "0", energy: "2" });
    },
  );

  it("without three Cat Nips is refused and starts no cooldown (GAP-13)", () => {
    const lab = labWith({ machines: [{ type: "reactor" }], catNips: 2.999 });
    expect(refused(lab, activating("reactor-1")).text).toBe("Not enough Cat Nips");
  });

  it.each([
    [1, 1, "1.5", 500],
    [3, 5, "2.9", 900],
  ])(
    "of level %i with an online level %i amplifier yields %s TCorvax (LAB-057, LAB-117, GAP-05, CON-24)",
    (level, amplifierLevel, tcorvax, bonusReward) => {
      const lab = labWith({
        machines: [
          { type: "reactor", level },
          { type: "amplifier", level: amplifierLevel, room: 2 },
        ],
        tcorvax: 0,
      });
      const events = done(lab, activating("reactor-1"));
      expect(owned(lab).tcorvax).toBe(tcorvax);
      expect(events).toMatchObject([{ message: `+${tcorvax} TCorvax`, breakdown: { bonusReward } }]);
    },
  );

  it("gets nothing from an offline amplifier (GAP-04)", () => {
    const lab = labWith({
      machines: [{ type: "reactor" }, { type: "amplifier", isOffline: true }],
      tcorvax: 0,
    });
    done(lab, activating("reactor-1"));
    expect(owned(lab).tcorvax).toBe("1");
  });
});

describe("an unknown machine", () => {
  it("is refused, whatever its name (ABU-32, ABU-37)", () => {
    for (const id of ["", "nobody", "__proto__", "constructor"])
      expect(refused(labWith(), activating(id)).text).toBe("Machine not found");
  });
});

describe("two simultaneous activations", () => {
  it("reward once (ABU-25)", () => {
    const lab = labWith({ machines: [{ type: "catLair" }], catNips: 0 });
    done(lab, activating("catLair-1"));
    expect(refused(lab, activating("catLair-1")).remainingMs).toBe(HOUR);
    expect(owned(lab).catNips).toBe("5");
    done(lab, activating("catLair-1"), NOW + DAY);
  });
});
