import { describe, expect, it } from "vitest";
import { done, labWith, NOW, owned, refused } from "../scene.ts";

const moving = (place: Partial<{ x: number; y: number; room: number }>) => ({
  type: "move" as const,
  machineId: "catLair-1",
  x: 256,
  y: 256,
  room: 1,
  ...place,
});

describe("moving a machine", () => {
  it("costs 50 TCorvax (LAB-090, CST-011)", () => {
    const lab = labWith({ machines: [{ type: "catLair" }], tcorvax: 50 });
    done(lab, moving({}));
    expect(lab.machines[0]).toMatchObject({ x: 256, y: 256, room: 1 });
    expect(owned(lab).tcorvax).toBe("0");
  });

  it("is refused below 50 TCorvax (LAB-090)", () => {
    const lab = labWith({ machines: [{ type: "catLair" }], tcorvax: 49.999 });
    expect(refused(lab, moving({})).text).toBe("Not enough TCorvax");
  });

  it("onto another machine is refused, but it never collides with itself (LAB-100, LAB-101, CON-07)", () => {
    const lab = labWith({ machines: [{ type: "catLair" }, { type: "reactor", x: 256, y: 256 }] });
    expect(refused(lab, moving({ x: 192, y: 192 })).text).toBe(
      "Cannot place here - collision with another machine",
    );
    done(lab, moving({ x: 64, y: 0 }));
    expect(lab.machines[0]?.x).toBe(64);
  });

  it("to where it stands is free and changes nothing (LAB-102)", () => {
    const lab = labWith({ machines: [{ type: "catLair" }], tcorvax: 0 });
    expect(done(lab, moving({ x: 0, y: 0 }))).toEqual([]);
  });

  it("goes into another room once that is unlocked (GAP-11)", () => {
    const locked = labWith({ machines: [{ type: "catLair" }] });
    expect(refused(locked, moving({ room: 2 })).text).toBe("Room is locked");
    const lab = labWith({ machines: [{ type: "catLair" }], roomsUnlocked: 2 });
    done(lab, moving({ room: 2 }));
    expect(lab.machines[0]?.room).toBe(2);
    expect(owned(lab).tcorvax).toBe("250");
  });

  it("does not change the cooldown, nor does upgrading (ABU-26)", () => {
    const lab = labWith({ machines: [{ type: "catLair", lastActivated: NOW - 1000 }] });
    done(lab, moving({}));
    done(lab, { type: "upgrade", machineId: "catLair-1" });
    expect(lab.machines[0]?.lastActivated).toBe(NOW - 1000);
  });
});

describe("saving a layout", () => {
  const syncing = (...machines: { id: string; x: number; y: number; room: number }[]) => ({
    type: "syncLayout" as const,
    machines,
  });

  it("accepts the saved positions again and again (LAB-104, GAP-16)", () => {
    const lab = labWith({ machines: [{ type: "catLair" }] });
    expect(done(lab, syncing({ id: "catLair-1", x: 0, y: 0, room: 1 }))).toEqual([]);
  });

  it("corrects a position by less than a cell onto the grid (CON-10)", () => {
    const lab = labWith({ machines: [{ type: "catLair", x: 40, y: 10 }] });
    expect(done(lab, syncing({ id: "catLair-1", x: 64, y: 0, room: 1 }))).toEqual([{ type: "layoutSynced" }]);
    expect(lab.machines[0]).toMatchObject({ x: 64, y: 0 });
  });

  it.each([
    ["a cell away", { id: "catLair-1", x: 64, y: 0, room: 1 }],
    ["another room", { id: "catLair-1", x: 0, y: 0, room: 2 }],
    ["off the grid", { id: "catLair-1", x: 10, y: 0, room: 1 }],
  ])("cannot be used as a free move: %s is refused (CON-10, ABU-28)", (_, listed) => {
    const lab = labWith({ machines: [{ type: "catLair" }], roomsUnlocked: 2 });
    expect(refused(lab, syncing(listed)).code).toBe("layout_changed");
  });

  it("is all or nothing: one unknown or doubled id refuses every line (CON-10)", () => {
    const lab = labWith({ machines: [{ type: "catLair", x: 40 }] });
    const good = { id: "catLair-1", x: 64, y: 0, room: 1 };
    expect(refused(lab, syncing(good, { ...good, id: "foreign" })).code).toBe("unknown_machine");
    expect(refused(lab, syncing(good, good)).code).toBe("duplicate_ids");
  });

  it("refuses a correction that would make machines overlap (CON-10)", () => {
    const lab = labWith({
      machines: [
        { type: "catLair", x: 40 },
        { type: "reactor", x: 168 },
      ],
    });
    expect(refused(lab, syncing({ id: "reactor-2", x: 128, y: 0, room: 1 })).code).toBe("collision");
  });
});
