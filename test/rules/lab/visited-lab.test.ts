import { describe, expect, it } from "vitest";
import { drawnLab, remainingCooldown, UNDECORATED, visitedLab } from "../../../rules/index.ts";
import { DAY, labWith, NOW, rules } from "./scene.ts";

const MINUTE = 60_000;
const COOLDOWN = rules.activation.cooldownMs;
const PLACE = { y: 0, room: 1, level: 1 };

const lab = labWith({
  machines: [
    { type: "catLair", lastActivated: NOW - COOLDOWN + 90_500 },
    { type: "reactor", lastActivated: NOW - DAY, level: 3 },
    { type: "amplifier", isOffline: true },
    { type: "fomoHit", isOffline: false, provisionalMint: true },
  ],
  pets: [{ id: "p", type: "cat", x: 8, y: 16, room: 1, parentMachine: "catLair-1", name: "Rex" }],
});

describe("visitedLab", () => {
  it("names rooms, machines, cat and decorations, and nothing that is their owner's alone (ABU-90)", () => {
    const decoration = { look: "catEars", themes: { 1: "sunset" } };
    const owned = {
      ...lab,
      progress: { deeds: {}, reached: { cat: NOW, cheat: NOW } },
      rescuedAt: NOW,
      decoration,
    };
    expect(visitedLab(rules, owned, NOW)).toEqual({
      roomsUnlocked: 1,
      machines: [
        { ...PLACE, type: "catLair", x: 0, isOn: true, minutes: 2 },
        { ...PLACE, type: "reactor", x: 128, level: 3, isOn: true, minutes: 0 },
        { ...PLACE, type: "amplifier", x: 256, isOn: false, minutes: 0 },
        { ...PLACE, type: "fomoHit", x: 384, isOn: false, minutes: 0 },
      ],
      pets: [{ type: "cat", x: 8, y: 16, room: 1 }],
      decorations: { ...UNDECORATED, look: "catEars", trophies: ["goldenCat"] },
    });
  });

  it("shows an amplifier as its owner would find it, and charges nothing for that (GAP-04)", () => {
    const unpaid = labWith({ energy: 0, machines: [{ type: "amplifier", upkeepPaidUntil: NOW - 1 }] });
    const before = structuredClone(unpaid);
    expect(visitedLab(rules, unpaid, NOW).machines).toMatchObject([{ isOn: false }]);
    expect(unpaid).toEqual(before);
  });
});

describe("drawnLab", () => {
  it("looks as the visited lab does: the same minutes, switched off and unminted machines (GAP-66)", () => {
    const later = 5_000;
    const drawn = drawnLab(rules, visitedLab(rules, lab, NOW), later);
    expect(drawn.machines.map((machine) => remainingCooldown(rules, machine, later))).toEqual([
      2 * MINUTE,
      0,
      0,
      0,
    ]);
    expect(drawn.machines.map(({ isOffline, lastActivated }) => [isOffline, lastActivated === 0])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(new Set(drawn.machines.map(({ id }) => id)).size).toBe(4);
    expect(drawn.pets).toMatchObject([{ type: "cat", x: 8, y: 16, room: 1 }]);
    expect(visitedLab(rules, drawn, later)).toEqual(visitedLab(rules, lab, NOW));
  });
});
