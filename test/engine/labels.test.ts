// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangeLabels } from "../../engine/labels/arrange-labels.ts";
import { machineFeet } from "../../engine/room-geometry.ts";
import {
  copyLimit,
  type Lab,
  MACHINE_TYPES,
  type Machine,
  nearestFreePlace,
  newLab,
  placementLimit,
  shippedRules as rules,
} from "../../rules/index.ts";
import { headlessRooms } from "./headless-room.ts";
import { machine, NOON, TestPort } from "./scene.ts";

const MINUTE_MS = 60_000;
const BADGES = ["OFFLINE", "CONNECT WALLET", "MINT NFT", "MINTING..."];
/** Widths of the canvas on a phone, a tablet and a large screen. */
const SHOWN_WIDTHS = [351, 600, 1280];

const openRoom = headlessRooms();

/** Every machine a lab may have, with as many of each type as the rules allow. */
const allMachines = MACHINE_TYPES.flatMap((type) =>
  Array.from({ length: Math.min(copyLimit(rules, type), 8) }, (_, copy) => ({ type, id: `${type}${copy}` })),
);
const { x: mostX, y: mostY } = placementLimit(rules, "machine");

/** Generates labs with machines at any legal positions, each on cooldown or ready, some with a badge. */
const legalLabs = fc
  .array(
    fc.record({
      target: fc.record({ x: fc.integer({ min: 0, max: mostX }), y: fc.integer({ min: 0, max: mostY }) }),
      minutesAgo: fc.integer({ min: 0, max: 90 }),
      badge: fc.option(fc.constantFrom(...BADGES), { freq: 1 }),
    }),
    { minLength: 1, maxLength: allMachines.length },
  )
  .map((requests) => {
    const lab: Lab = newLab(rules);
    const badges: Record<string, string> = {};
    for (const [index, { target, minutesAgo, badge }] of requests.entries()) {
      const kind = allMachines[index];
      const at = kind && freePlace(lab, target);
      if (!at) continue;
      lab.machines.push(machine({ ...kind, ...at, lastActivated: NOON - minutesAgo * MINUTE_MS }));
      if (badge) badges[kind.id] = badge;
    }
    return { lab, badges };
  });

/** Returns the free position nearest to the target; searches from the wall for some of them. */
function freePlace(lab: Lab, target: { x: number; y: number }): Pick<Machine, "x" | "y" | "room"> | null {
  const preferFromY = target.y % 2 === 0 ? 0 : rules.build.preferFromY;
  return nearestFreePlace({ ...rules, build: { ...rules.build, preferFromY } }, lab, { ...target, room: 1 });
}

describe("the labels of the room", () => {
  it("overlap no other label and stay inside the canvas, in any legal lab at any size", async () => {
    const port = new TestPort({});
    const opened = await openRoom(port);
    fc.assert(
      fc.property(
        legalLabs,
        fc.constantFrom(...SHOWN_WIDTHS),
        fc.integer({ min: 0, max: 99 }),
        ({ lab, badges }, width, any) => {
          opened.showAs(width);
          port.show({ lab, badges });
          const pointed = lab.machines[any % lab.machines.length];
          if (pointed) opened.pointAt(machineFeet(rules, pointed));
          opened.frame(1000);
          opened.expectTidyLabels();
        },
      ),
      { seed: 20, numRuns: 120 },
    );
  });

  it("keep a neighbour's name readable beside a cooldown and 'CONNECT WALLET'", async () => {
    const machines = [
      machine({ id: "above", type: "reactor", x: 320, y: 128, lastActivated: NOON }),
      machine({ id: "lair", type: "catLair", x: 320, y: 256 }),
      machine({ id: "fomo", type: "fomoHit", x: 448, y: 256 }),
    ];
    const port = new TestPort({ machines, badges: { fomo: "CONNECT WALLET" } });
    const room = await openRoom(port);
    room.showAs(351);
    room.frame(16);
    expect(room.labelTextures()).toEqual(
      expect.arrayContaining(["clock:60", expect.stringMatching(/Cat's Lair {2}Lv 1$/)]),
    );
    room.expectTidyLabels();
  });

  it("keep their preferred position when it is free, and otherwise move the shortest way", () => {
    const size = { width: 100, height: 26 };
    const canvas = { width: 800, height: 600 };
    const preferred = { x: 400, y: 300 };
    expect(arrangeLabels([{ ...size, preferred }], canvas)).toEqual([preferred]);
    expect(
      arrangeLabels(
        [
          { ...size, preferred },
          { ...size, preferred: { x: 410, y: 303 } },
        ],
        canvas,
      ),
    ).toEqual([preferred, { x: 410, y: 328 }]);
    expect(arrangeLabels([{ ...size, preferred: { x: 10, y: -40 } }], canvas)).toEqual([{ x: 53, y: 16 }]);
  });
});
