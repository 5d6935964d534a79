import { describe, expect, it } from "vitest";
import { breath, machineLook, machineTag, workPose } from "../../engine/machine/machine-look.ts";
import { MACHINE_TYPES, shippedRules as rules } from "../../rules/index.ts";
import { machine, NOON } from "./scene.ts";

describe("a machine's look", () => {
  it("has one picture for each type and level (LAB-063)", () => {
    expect(machineLook(rules, machine({ id: "a", type: "amplifier", level: 4 }), NOON).frame).toBe(
      "amplifier_4",
    );
    expect(machineLook(rules, machine({ id: "a", type: "catLair", level: 3 }), NOON).frame).toBe("catLair_3");
  });

  it("shows the minutes of a cooldown rounded up, then ready (LAB-109)", () => {
    const reactor = machine({ id: "a", lastActivated: NOON });
    expect(machineLook(rules, reactor, NOON + 1)).toMatchObject({ mood: "cooling", minutes: 60 });
    expect(machineLook(rules, reactor, NOON + 18 * 60_000)).toMatchObject({ mood: "cooling", minutes: 42 });
    expect(machineLook(rules, reactor, NOON + 3_599_999)).toMatchObject({ mood: "cooling", minutes: 1 });
    expect(machineLook(rules, reactor, NOON + 3_600_000)).toMatchObject({ mood: "ready", minutes: 0 });
  });

  it("is switched off until the FOMO HIT is minted and while the amplifier has no energy (LAB-039, LAB-041, LAB-061)", () => {
    const unminted = machine({ id: "a", type: "fomoHit", lastActivated: 0, isOffline: true });
    expect(machineLook(rules, unminted, NOON)).toMatchObject({ frame: "fomoHit_off", mood: "off" });
    const minted = machine({ id: "a", type: "fomoHit", lastActivated: NOON - 3_600_001 });
    expect(machineLook(rules, minted, NOON)).toMatchObject({ frame: "fomoHit_1", mood: "ready" });
    const starved = machine({ id: "a", type: "amplifier", isOffline: true, lastActivated: NOON - 1 });
    expect(machineLook(rules, starved, NOON)).toMatchObject({
      frame: "amplifier_1",
      mood: "off",
      minutes: 60,
    });
  });

  it("breathes in for 1.1 seconds and out for 1.1 seconds (LAB-038)", () => {
    expect(breath(0, 0)).toBeCloseTo(1, 9);
    expect(breath(1100, 0)).toBeCloseTo(1.016, 9);
    expect(breath(2200, 0)).toBeCloseTo(1, 9);
  });

  it("moves in a way of its own while it cools down, for every type (GAP-66)", () => {
    const poses = MACHINE_TYPES.map((type) => workPose(type, 300, 0));
    expect(new Set(poses.map(({ turn, y }) => `${turn} ${y}`)).size).toBe(MACHINE_TYPES.length);
    for (const { turn, x, y } of poses) {
      expect(Math.abs(turn) + Math.abs(x - 1) + Math.abs(y - 1)).toBeGreaterThan(0.005);
      expect(Math.max(Math.abs(turn), Math.abs(y - 1))).toBeLessThan(0.05);
    }
  });

  it("includes the level in the name (LAB-063)", () => {
    expect(machineTag(rules, machine({ id: "a", type: "catLair", level: 2 }))).toBe("Cat's Lair  Lv 2");
  });

  it("has its level as the texts of the port say it (GAP-63)", () => {
    const texts = { ...rules.texts, lab: { ...rules.texts.lab, machineTag: "{name}, Stufe {level}" } };
    expect(machineTag({ ...rules, texts }, machine({ id: "a", level: 2 }))).toBe("Reactor, Stufe 2");
  });
});
