import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { paintSkin, pictureAddress, SKINS } from "../../assets/index.ts";
import { fitText } from "../../engine/pictures/plate-name.ts";
import { DEPTH } from "../../engine/room/depths.ts";
import { DOORS } from "../../engine/room/doors.ts";
import { furnitureOf } from "../../engine/room/furnishing.ts";
import { TROPHY_SHELF } from "../../engine/room/trophy-shelf.ts";
import { type Box, WALL_FOOT } from "../../engine/room-geometry.ts";
import {
  type Decorations,
  placementLimit,
  shippedRules,
  sizeOf,
  snapToGrid,
  UNDECORATED,
} from "../../rules/index.ts";

const THEMES = [null, ...Object.keys(shippedRules.decorations.themes)];
/** Height of the plate's board in its picture begins here. */
const NAME_ABOVE = 11;
const SIDE = sizeOf(shippedRules, "machine");
const inRoom = (room: number, changes: Partial<Decorations>, machines: Box[] = []) =>
  furnitureOf({ room, decorations: { ...UNDECORATED, ...changes }, machines });
const machineAt = (x: number, y: number): Box => ({ x, y, width: SIDE, height: SIDE });

/** Rooms in each theme with the window that hangs there. */
const windows = [1, 2].flatMap((room) =>
  THEMES.map((theme) => {
    const themes = theme === null ? {} : { [room]: theme };
    const shown = inRoom(room, { themes, windows: { [room]: "orbit" } });
    return { room, theme, shown, box: shown.find(({ picture }) => picture === "window_orbit")?.box };
  }),
);

describe("the bought decorations in a room (GAP-81)", () => {
  it("are those of the room, and the plate in both; a lab without any has none", () => {
    const decorations = { rugs: { 1: "moon" }, windows: { 2: "orbit" }, plate: "brass" };
    const names = (room: number) => inRoom(room, decorations).map(({ picture }) => picture);
    expect(names(1)).toEqual(["rug_moon", "plate_brass"]);
    expect(names(2)).toEqual(["window_orbit_light", "window_orbit", "window_front2", "plate_brass"]);
    expect(inRoom(1, {})).toEqual([]);
  });

  it("lie under shadows, machines and figures, and over the picture of the room (GAP-64)", () => {
    const all = [1, 2].flatMap((room) =>
      inRoom(room, { rugs: { [room]: "moon" }, windows: { [room]: "orbit" } }),
    );
    for (const { depth } of all) {
      expect(depth).toBeGreaterThan(DEPTH.backdrop);
      expect(depth).toBeLessThan(DEPTH.shelf);
      expect(depth).toBeLessThan(DEPTH.groundShadow);
    }
  });

  it("hang a window above the foot of the wall, clear of the door and of the trophies, in every theme (GAP-64)", () => {
    expect(windows).toHaveLength(10);
    for (const { room, theme, box } of windows) {
      if (!box) throw new Error(`no window in room ${room} ${theme}`);
      expect(box.y + box.height).toBeLessThan(WALL_FOOT);
      const others = [DOORS[room]?.box, ...(room === TROPHY_SHELF.room ? [TROPHY_SHELF.box] : [])];
      for (const other of others) {
        const apart = other && (box.x >= other.x + other.width || box.x + box.width <= other.x);
        expect([room, theme, apart]).toEqual([room, theme, true]);
      }
    }
  });

  it("hang a window where machines hide none of it, as every room has a second place in every theme (GAP-81)", () => {
    for (const { room, theme, box } of windows) {
      if (!box) continue;
      const themes = theme === null ? {} : { [room]: theme };
      const changes = { themes, windows: { [room]: "orbit" } };
      const moved = inRoom(room, changes, [machineAt(box.x, 0)]).find(
        ({ picture }) => picture === "window_orbit",
      );
      expect([room, theme, moved && moved.box.x >= box.x + SIDE]).toEqual([room, theme, true]);
      expect(inRoom(room, changes, [machineAt(box.x, SIDE)])).toEqual(inRoom(room, changes));
    }
  });

  it("show the plate before everything that stands in the room, and below the lowest machine (GAP-81)", () => {
    const lowest = snapToGrid(shippedRules, "machine", placementLimit(shippedRules, "machine"));
    for (const plate of Object.keys(shippedRules.decorations.plates)) {
      const [{ box, depth } = { box: machineAt(0, 0), depth: 0 }] = inRoom(1, { plate });
      expect(depth).toBeGreaterThan(shippedRules.grid.height);
      expect(box.y + NAME_ABOVE).toBeGreaterThan(lowest.y + 0.97 * SIDE - 4);
    }
  });

  it("hang lamp and plant of a room as built before its window, and nothing in a theme or at another place", () => {
    for (const { theme, shown } of windows)
      expect(shown.some(({ picture }) => picture.startsWith("window_front"))).toBe(theme === null);
    const moved = inRoom(1, { windows: { 1: "orbit" } }, [machineAt(128, 0)]);
    expect(moved.map(({ picture }) => picture)).toEqual(["window_orbit_light", "window_orbit"]);
  });

  it("have pictures of just their size in the room, two pixels for one", async () => {
    const { rugs, plates } = shippedRules.decorations;
    const all = [
      ...Object.keys(rugs).map((key) => inRoom(1, { rugs: { 1: key } })),
      ...windows.map(({ shown }) => shown),
    ];
    for (const plate of Object.keys(plates)) all.push(inRoom(1, { plate }));
    for (const { picture, box } of all.flat()) {
      if (picture.endsWith("_light")) continue;
      expect([picture, pictureAddress(`${picture}.webp`)]).not.toContain(null);
      const path = fileURLToPath(new URL(`../../assets/pictures/${picture}.webp`, import.meta.url));
      const { width, height } = await sharp(path).metadata();
      expect([picture, width, height]).toEqual([picture, box.width * 2, box.height * 2]);
    }
  });
});

describe("a name on a plate (GAP-81)", () => {
  /** Each letter is half as wide as high. */
  const widthOf = (text: string, size: number) => [...text].length * size * 0.5;
  it("a name on a plate is written as large as it may be, and smaller when it is long", () => {
    const sizes: number[] = [];
    const measured = (text: string, size: number) => {
      sizes.push(size);
      return widthOf(text, size);
    };
    expect(fitText("Ann", 94, measured)).toBe("Ann");
    expect(sizes).toEqual([17]);
    expect(fitText("Annabelle Corvax", 94, measured)).toBe("Annabelle Corvax");
    expect(sizes.at(-1)).toBe(11);
  });

  it("a long name on a plate is cut between characters, so that no emoji is torn apart", () => {
    expect(fitText("Maximilian Montgomery", 94, widthOf)).toBe("Maximilian Montgo…");
    expect(fitText("👩‍🔬".repeat(30), 94, widthOf)).toBe(`${"👩‍🔬".repeat(5)}…`);
  });
});

describe("a finish of the machines (GAP-81)", () => {
  const [dark, body, light] = [
    [20, 14, 40],
    [63, 156, 138],
    [255, 214, 63],
  ] as const;
  const painted = (frame: string, skin: string) => {
    const data = new Uint8ClampedArray([...dark, 255, ...body, 255, ...light, 255, 9, 9, 9, 0]);
    const finish = SKINS[skin];
    if (!finish) throw new Error(`no finish ${skin}`);
    paintSkin(frame, { data, width: 4 }, finish, null);
    return [0, 1, 2, 3].map((at) => [...data.subarray(at * 4, at * 4 + 4)]);
  };
  const far = (one: readonly number[], other: readonly number[]): number =>
    Math.max(...[0, 1, 2].map((channel) => Math.abs((one[channel] ?? 0) - (other[channel] ?? 0))));

  it("each finish of the rules can be painted", () => {
    expect(Object.keys(SKINS).sort()).toEqual(Object.keys(shippedRules.decorations.skins).sort());
  });

  it("changes the body, and leaves contours, lights and what is see-through", () => {
    for (const skin of Object.keys(SKINS)) {
      const [contour = [], shown = [], lamp = [], empty] = painted("reactor_2", skin);
      expect([skin, far(contour, dark) < 8]).toEqual([skin, true]);
      expect([skin, far(shown, body) > 20]).toEqual([skin, true]);
      expect([skin, far(lamp, light) < 45]).toEqual([skin, true]);
      expect(empty).toEqual([9, 9, 9, 0]);
    }
  });

  it("covers a Cat's Lair wholly, whose body is as bright as a lamp", () => {
    const [, , bright = []] = painted("catLair_3", "midnight");
    expect(far(bright, light)).toBeGreaterThan(80);
  });
});
