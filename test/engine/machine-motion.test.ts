// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RoomEffect } from "../../engine/index.ts";
import { MachineMotion } from "../../engine/machine/machine-motion.ts";
import { PICTURE_SCALE } from "../../engine/pictures/pictures.ts";
import { machineFeet } from "../../engine/room-geometry.ts";
import { type Machine, shippedRules as rules } from "../../rules/index.ts";
import { type HeadlessRoom, headlessRooms } from "./headless-room.ts";
import { machine, TestPort } from "./scene.ts";

/** A machine beside the avatar, which stands in the middle, so it is near as soon as it is built. */
const LAIR = machine({ id: "lair", type: "catLair", x: 384, y: 320, isOffline: true });
const REACTOR = machine({ id: "reactor", x: 256, y: 320, isOffline: true });
const LONGEST_MOTION_MS = 380;

const openRoom = headlessRooms();

function built(port: TestPort, ...machines: Machine[]): void {
  const { lab } = port.snapshot();
  port.show({ lab: { ...lab, machines: [...lab.machines, ...machines] } });
  for (const { id } of machines) port.play({ type: "built", machineId: id });
}

/** Returns scale and opacity of a machine's picture, 1 being normal. */
function drawn(opened: HeadlessRoom, one: Machine): number[] {
  const feet = machineFeet(rules, one);
  const [body] = opened.imagesAt(feet.x, feet.y);
  if (!body) throw new Error(`${one.id} is not drawn.`);
  return [body.scaleX / PICTURE_SCALE, body.scaleY / PICTURE_SCALE, body.alpha];
}

describe("a machine's picture", () => {
  it("has its full size after a Cat's Lair and then a Reactor are built beside the avatar in slow frames", async () => {
    const port = new TestPort({});
    const room = await openRoom(port);
    built(port, LAIR);
    room.frame(16);
    room.frame(500);
    built(port, REACTOR);
    for (let frame = 0; frame < 5; frame += 1) room.frame(500);
    expect(drawn(room, LAIR)).toEqual([1, 1, 1]);
    expect(drawn(room, REACTOR)).toEqual([1, 1, 1]);
  });

  it("returns to its own size after any animations, in frames of any length", async () => {
    const port = new TestPort({ machines: [LAIR, REACTOR] });
    const opened = await openRoom(port);
    const rebuild = "torn down and built again";
    const happenings = fc.constantFrom<RoomEffect | typeof rebuild>(
      rebuild,
      rebuild,
      rebuild,
      { type: "built", machineId: "lair" },
      { type: "upgraded", machineId: "lair" },
      { type: "activationBurst", machineId: "lair", machineType: "catLair" },
      { type: "moved", subjectId: "lair" },
      { type: "built", machineId: "reactor" },
    );
    const frames = fc.array(
      fc.record({
        ms: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 40, max: 900 })),
        happens: fc.option(happenings, { freq: 2 }),
        reducedMotion: fc.constantFrom(false, false, false, true),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(frames, (played) => {
        for (const { ms, happens, reducedMotion } of played) {
          port.show({ reducedMotion });
          if (happens === rebuild) {
            port.show({ lab: { ...port.snapshot().lab, machines: [REACTOR] } });
            opened.frame(ms);
            built(port, LAIR);
          } else if (happens) port.play(happens);
          opened.frame(ms);
        }
        for (const ms of [LONGEST_MOTION_MS, LONGEST_MOTION_MS, 16]) opened.frame(ms);
        expect([drawn(opened, LAIR), drawn(opened, REACTOR)]).toEqual([
          [1, 1, 1],
          [1, 1, 1],
        ]);
      }),
      { seed: 20, numRuns: 150 },
    );
  });

  it("is already small in the first frame when the machine is built", async () => {
    const port = new TestPort({});
    const room = await openRoom(port);
    built(port, LAIR);
    room.frame(500);
    expect(drawn(room, LAIR)[1]).toBeCloseTo(0.2, 9);
  });

  it("is faded while the machine is being moved, even when it has just faded in", async () => {
    const port = new TestPort({ machines: [LAIR], reducedMotion: true });
    const room = await openRoom(port);
    port.play({ type: "moved", subjectId: "lair" });
    room.frame(16);
    port.show({ placement: { subject: { kind: "machine", id: "lair" }, selected: null } });
    for (let frame = 0; frame < 20; frame += 1) room.frame(16);
    expect(drawn(room, LAIR)).toEqual([1, 1, 0.4]);
    port.show({ placement: null });
    room.frame(16);
    expect(drawn(room, LAIR)).toEqual([1, 1, 1]);
  });
});

describe("a machine's motion", () => {
  it("multiplies growth and squash, each by its own time", () => {
    const motion = new MachineMotion();
    motion.start("grow");
    expect(motion.stretch).toEqual({ x: expect.closeTo(0.4, 9), y: expect.closeTo(0.2, 9) });
    motion.advance(100);
    const growing = motion.stretch;
    motion.start("tapSquash");
    motion.advance(0);
    expect(motion.stretch).toEqual(growing);
    motion.advance(90);
    const alone = new MachineMotion();
    alone.start("grow");
    alone.advance(190);
    expect(motion.stretch.x).toBeCloseTo(alone.stretch.x * 1.12, 9);
    expect(motion.stretch.y).toBeCloseTo(alone.stretch.y * 0.92, 9);
  });
});
