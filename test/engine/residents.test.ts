// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { type Resident, shippedRules as rules, sizeOf, UNDECORATED } from "../../rules/index.ts";
import { headlessRooms } from "./headless-room.ts";
import { requested } from "./headless-stage.ts";
import { machine, TestPort } from "./scene.ts";

const SPECIES = Object.keys(rules.species);
/** Eight creatures, four of them in each room; the last of each room is an egg. */
const EIGHT: Resident[] = Array.from({ length: 8 }, (_, index) => {
  const form = index % 4 === 3 ? 0 : 1 + (index % 3);
  return {
    id: `#${index}#`,
    speciesId: SPECIES[index] ?? "",
    form,
    upgrades: 1,
    level: 2,
    room: 1 + Math.floor(index / 4),
  };
});

const openRoom = headlessRooms();

async function open(scene: ConstructorParameters<typeof TestPort>[0] = {}) {
  const port = new TestPort({ residents: EIGHT, ...scene });
  const opened = await openRoom(port);
  const ids = () => opened.residents().map(({ id }) => id);
  const run = (ms: number, step = 50) => {
    for (let passed = 0; passed < ms; passed += step) opened.frame(step);
  };
  return { port, opened, ids, run };
}

describe("nest, rug and trophies of a room", () => {
  it("are asked for once, however often the lab changes while their pictures are missing (GAP-75, GAP-81)", async () => {
    const { port, run } = await open();
    const decorations = { ...UNDECORATED, rugs: { 1: "moon" }, trophies: ["goldenWrench"] };
    for (let change = 0; change < 5; change++) {
      port.show({
        decorations: { ...decorations, trophies: [...decorations.trophies] },
        lab: { ...port.snapshot().lab },
      });
      run(100);
      await Promise.resolve();
    }
    const askedFor = (file: string) => requested.filter((name) => name === file).length;
    const files = ["nest_back.webp", "rug_moon.webp", "trophy_goldenWrench.webp"];
    expect(files.map(askedFor)).toEqual([1, 1, 1]);
  });
});

describe("the creatures in a room", () => {
  it("are those of the room that is shown (GAP-75)", async () => {
    const { port, ids, run } = await open({ room: 2 });
    expect(ids()).toEqual(["#4#", "#5#", "#6#", "#7#"]);
    port.show({ residents: EIGHT.slice(0, 5) });
    run(100);
    expect(ids()).toEqual(["#4#"]);
  });

  it("come to the avatar when they are called, but for eggs, which stay in their nest (GAP-75)", async () => {
    const { port, opened, run } = await open();
    const egg = opened.residents()[3];
    const { startX, startY, width, height } = rules.avatar;
    const avatar = { x: startX + width / 2, y: startY + height };
    const nearest = [0, 1, 2].map(() => Number.POSITIVE_INFINITY);
    port.play({ type: "call" });
    for (let second = 0; second < 12; second++) {
      run(1000, 100);
      for (const [index, { box }] of opened.residents().slice(0, 3).entries()) {
        const distance = Math.hypot(box.x + box.width / 2 - avatar.x, box.y + box.height - avatar.y);
        nearest[index] = Math.min(nearest[index] ?? 0, distance);
      }
    }
    expect(Math.max(...nearest)).toBeLessThan(90);
    expect(opened.residents()[3]).toEqual(egg);
  });

  it("are not pressed, and leave the floor to be seen, while something is placed (GAP-75)", async () => {
    const reactor = machine({ id: "r", x: 320, y: 320 });
    const { port, ids, run } = await open({ machines: [reactor] });
    port.show({ placement: { subject: { kind: "machine", id: "r" }, selected: null } });
    run(50);
    expect(ids()).toEqual([]);
    port.show({ placement: null });
    run(50);
    expect(ids()).toHaveLength(4);
  });

  it("never walk with less motion, but change their places (GAP-75)", async () => {
    const { opened, run } = await open({ reducedMotion: true });
    const at = () => opened.residents().map(({ box }) => `${box.x} ${box.y}`);
    const changedAt = new Map<number, number>();
    let before = at();
    let changes = 0;
    for (let ms = 0; ms < 60_000; ms += 250) {
      run(250, 250);
      const now = at();
      for (const [index, place] of now.entries()) {
        if (place === before[index]) continue;
        changes += 1;
        // Whoever walks is elsewhere in each frame; a place that was changed at once is kept for a while.
        expect(ms - (changedAt.get(index) ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(1500);
        changedAt.set(index, ms);
      }
      before = now;
    }
    expect(changes).toBeGreaterThan(5);
  });

  it("stand where no machine is, as far as there is a free place (GAP-75)", async () => {
    const reactor = machine({ id: "r", x: 128, y: 256 });
    const { opened } = await open({ machines: [reactor] });
    const side = sizeOf(rules, "machine");
    for (const { box } of opened.residents()) {
      const [x, y] = [box.x + box.width / 2, box.y + box.height];
      expect(x > 128 && x < 128 + side && y > 300 && y < 256 + side).toBe(false);
    }
  });
});
