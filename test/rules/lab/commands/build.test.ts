import { describe, expect, it } from "vitest";
import { buildCost, formatAmount, type MachineType, whyNotBuildable } from "../../../../rules/index.ts";
import { BEST_FIRST_MACHINES, building, done, labWith, NOW, owned, refused, rules } from "../scene.ts";

describe("building", () => {
  it("puts a level 1 machine at the place named and takes its price (LAB-060, LAB-064, LAB-078)", () => {
    const lab = labWith();
    const events = done(lab, building("catLair", { x: 64, y: 128 }));
    expect(lab.machines).toEqual([
      {
        id: "new-catLair",
        type: "catLair",
        x: 64,
        y: 128,
        room: 1,
        level: 1,
        lastActivated: 0,
        isOffline: false,
        provisionalMint: false,
        upkeepPaidUntil: 0,
      },
    ]);
    expect(owned(lab).tcorvax).toBe("290");
    expect(events.map((event) => event.type)).toEqual(["machineBuilt"]);
  });

  it.each<[MachineType, number, string, string]>([
    ["catLair", 0, "10/0/0/0", "LAB-078"],
    ["catLair", 1, "40/0/0/0", "LAB-078"],
    ["reactor", 0, "10/10/0/0", "LAB-079"],
    ["reactor", 1, "40/40/0/0", "LAB-079"],
    ["reactor", 2, "640/640/0/0", "LAB-079"],
    ["amplifier", 0, "10/10/10/0", "LAB-080"],
    ["incubator", 0, "320/320/320/0", "LAB-081"],
    ["fomoHit", 0, "640/640/640/0", "LAB-082"],
  ])("%s number %i + 1 costs %s (%s, CST-008, CON-27)", (type, copies, price) => {
    const lab = labWith({ machines: Array.from({ length: copies }, () => ({ type })) });
    const cost = buildCost(rules, lab, type);
    expect([cost.tcorvax, cost.catNips, cost.energy, cost.eggs].map(formatAmount).join("/")).toBe(price);
  });

  it.each<[MachineType, number]>([
    ["catLair", 2],
    ["amplifier", 1],
    ["incubator", 1],
    ["fomoHit", 1],
  ])("%s is limited to %i (LAB-068, LAB-070)", (type, limit) => {
    const lab = labWith({ machines: Array.from({ length: limit }, () => ({ type })) });
    expect(refused(lab, building(type)).text).toBe("Limit reached");
  });

  it("requires an Incubator and a FOMO HIT for a third reactor (LAB-069, LAB-071)", () => {
    const two = [{ type: "reactor" as const }, { type: "reactor" as const }];
    const rich = { tcorvax: 9000, catNips: 9000, energy: 9000 };
    const text = "A third reactor requires an Incubator and a FOMO HIT";
    expect(refused(labWith({ ...rich, machines: two }), building("reactor")).text).toBe(text);
    expect(
      refused(labWith({ ...rich, machines: [...two, { type: "incubator" }] }), building("reactor")).text,
    ).toBe(text);
    const both = labWith({ ...rich, machines: [...two, { type: "incubator" }, { type: "fomoHit" }] });
    done(both, building("reactor"));
    expect(refused(both, building("reactor")).code).toBe("limit_reached");
  });

  it("refuses the Incubator with 'Requires max level machines' (LAB-072, GAP-09)", () => {
    const rich = { tcorvax: 9000, catNips: 9000, energy: 9000 };
    const almost = BEST_FIRST_MACHINES.map((machine, index) =>
      index === 4 ? { ...machine, level: 4 } : machine,
    );
    expect(refused(labWith({ ...rich, machines: almost }), building("incubator")).text).toBe(
      "Requires max level machines",
    );
    const lab = labWith({ ...rich, machines: BEST_FIRST_MACHINES });
    done(lab, building("incubator"));
    expect(lab.machines.at(-1)).toMatchObject({ type: "incubator", isOffline: true });
  });

  it("refuses the FOMO HIT with 'Build all other machines first' (LAB-073, GAP-09)", () => {
    const rich = { tcorvax: 9000, catNips: 9000, energy: 9000 };
    expect(refused(labWith({ ...rich, machines: BEST_FIRST_MACHINES }), building("fomoHit")).text).toBe(
      "Build all other machines first",
    );
    const lab = labWith({ ...rich, machines: [...BEST_FIRST_MACHINES, { type: "incubator" }] });
    done(lab, building("fomoHit"));
    expect(lab.machines.at(-1)).toMatchObject({ type: "fomoHit", isOffline: true, lastActivated: 0 });
  });

  it.each(["tcorvax", "catNips", "energy"] as const)(
    "without enough %s refuses the amplifier with 'Not enough resources' (LAB-067, LAB-074)",
    (name) => {
      expect(refused(labWith({ [name]: 9.999 }), building("amplifier")).text).toBe("Not enough resources");
    },
  );

  it("names a missing machine before missing resources (CON-28)", () => {
    expect(whyNotBuildable(rules, labWith({ tcorvax: 0 }), "incubator", NOW)?.code).toBe(
      "requires_max_level_machines",
    );
    expect(whyNotBuildable(rules, labWith({ tcorvax: 0 }), "catLair", NOW)?.code).toBe(
      "not_enough_resources",
    );
    expect(whyNotBuildable(rules, labWith(), "catLair", NOW)).toBeNull();
  });

  it("is refused in a locked room and in one that does not exist (GAP-11, ABU-29)", () => {
    expect(refused(labWith(), building("catLair", { room: 2 })).text).toBe("Room is locked");
    for (const room of [0, 3, -1, 1.5, Number.NaN])
      expect(refused(labWith({ roomsUnlocked: 2 }), building("catLair", { room })).code).toBe("not_a_room");
  });
});

describe("room 2", () => {
  const needed: MachineType[] = ["catLair", "catLair", "reactor", "reactor", "amplifier"];

  it("unlocks with 2 Cat's Lairs, 2 Reactors and 1 Amplifier, whichever comes last (LAB-054)", () => {
    for (let last = 0; last < needed.length; last++) {
      const first = needed.filter((_, index) => index !== last).map((type) => ({ type }));
      const lab = labWith({ machines: first });
      const type = needed[last];
      if (!type) throw new Error("no machine left");
      const events = done(lab, building(type));
      expect(events.at(-1)).toEqual({ type: "roomUnlocked", room: 2 });
      expect(lab.roomsUnlocked).toBe(2);
    }
  });

  it("is announced until the player dismisses it, which is not possible before it is unlocked (LAB-052, LAB-053)", () => {
    expect(refused(labWith(), { type: "dismissRoomUnlock" }).code).toBe("room_not_unlocked");
    const lab = labWith({ roomsUnlocked: 2 });
    expect(done(lab, { type: "dismissRoomUnlock" })).toEqual([{ type: "roomUnlockDismissed" }]);
    expect(lab.seenRoomUnlock).toBe(true);
    expect(done(lab, { type: "dismissRoomUnlock" })).toEqual([]);
  });
});
