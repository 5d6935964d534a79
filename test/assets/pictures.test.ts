import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { allPictures } from "../../assets/build/all-pictures.ts";
import { labPictures } from "../../assets/build/lab-pictures.ts";
import type { AtlasJson } from "../../assets/kit/atlas.ts";
import { avatarFrame } from "../../engine/avatar/avatar-view.ts";
import { catFrame } from "../../engine/cat/cat-behaviour.ts";
import { MACHINE_TYPES, shippedRules } from "../../rules/index.ts";

const file = (name: string): string =>
  fileURLToPath(new URL(`../../assets/pictures/${name}`, import.meta.url));
const { frames, meta }: AtlasJson = JSON.parse(readFileSync(file("lab.json"), "utf8"));

/** Every moment of five seconds at 60 frames a second, in milliseconds. */
const moments = Array.from({ length: 300 }, (_, i) => (i * 1000) / 60);

const missing = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => !(name in frames));

describe("the atlas of the lab", () => {
  it("holds every machine at every level and the dark FOMO HIT (LAB-017)", () => {
    const levels = MACHINE_TYPES.flatMap((type) =>
      Array.from({ length: shippedRules.machines[type].maxLevel }, (_, i) => `${type}_${i + 1}`),
    );
    expect(levels.length).toBeGreaterThan(10);
    expect(missing([...levels, "fomoHit_off"])).toEqual([]);
  });

  it("holds every frame of the avatar and the cat that the game asks for (LAB-017)", () => {
    const avatar = (["side", "down", "up"] as const).flatMap((side) =>
      moments.flatMap((ms) => [true, false].map((walks) => avatarFrame(side, walks, ms, false))),
    );
    const cat = (["idle", "walk", "sleep"] as const).flatMap((doing) =>
      moments.map((ms) => catFrame(doing, ms, false)),
    );
    expect(missing([...avatar, ...cat])).toEqual([]);
  });

  it("holds eight steps of every walk and six frames of the hit effect (LAB-038)", () => {
    const walks = ["player", "player_down", "player_up", "cat"].flatMap((name) =>
      Array.from({ length: 8 }, (_, i) => `${name}_walk_${i}`),
    );
    const hit = Array.from({ length: 6 }, (_, i) => `hit_${i}`);
    expect(missing([...walks, ...hit])).toEqual([]);
  });

  it("was built from the current drawings", () => {
    expect(Object.keys(frames).toSorted()).toEqual(labPictures.map(({ name }) => name).toSorted());
  });

  it("has sides that are powers of two, and every frame inside", async () => {
    const { width, height } = await sharp(file(meta.image)).metadata();
    expect({ w: width, h: height }).toEqual(meta.size);
    for (const side of [width, height]) expect(Math.log2(side) % 1).toBe(0);
    const outside = Object.entries(frames).filter(
      ([, { frame }]) => frame.x + frame.w > width || frame.y + frame.h > height,
    );
    expect(outside).toEqual([]);
  });
});

describe("the AVIF pictures", () => {
  const sizeOf = (name: string) => statSync(file(name)).size;

  it("AVIF pictures of the atlas are smaller than WebP, and the half one has half the sides", async () => {
    expect(sizeOf("lab.avif")).toBeLessThan(sizeOf("lab.webp"));
    expect(sizeOf("lab_half.avif")).toBeLessThan(sizeOf("lab.avif"));
    const { width, height } = await sharp(file("lab_half.avif")).metadata();
    expect({ w: width * 2, h: height * 2 }).toEqual(meta.size);
  });

  it("AVIF pictures of half the size show each frame of the atlas where the whole shows it", async () => {
    const half = await alphaOf("lab_half.avif", meta.size);
    const whole = await alphaOf("lab.webp", meta.size);
    let differing = 0;
    for (const [index, alpha] of whole.entries())
      if (Math.abs(alpha - (half[index] ?? 0)) > FAR_FROM) differing += 1;
    expect(differing / whole.length).toBeLessThan(MOST_DIFFERING);
  });

  it("are never larger than the WebP beside them", () => {
    const names = readdirSync(file(""))
      .filter((name) => name.endsWith(".avif"))
      .map((name) => name.replace(/(_half)?\.avif$/, ""));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => sizeOf(`${name}.avif`) >= sizeOf(`${name}.webp`))).toEqual([]);
  });
});

/** Half of all that a pixel can cover; edges of half the size are softer, what is moved is far off. */
const FAR_FROM = 128;
const MOST_DIFFERING = 0.004;

/** How far each pixel covers what is behind it, 0 to 255, in a picture drawn at this size. */
async function alphaOf(name: string, { w, h }: AtlasJson["meta"]["size"]): Promise<Buffer> {
  return sharp(file(name)).resize(w, h, { kernel: "linear" }).extractChannel("alpha").raw().toBuffer();
}

describe("the pictures beside the atlas", () => {
  it("all exist", () => {
    const files = allPictures.flatMap(({ target, name }) =>
      target === "atlas" ? [] : [`${name}.${target}`],
    );
    expect(files.filter((name) => !existsSync(file(name)))).toEqual([]);
  });

  it("show each scene and decoration of the rules, in both rooms and from all sides", () => {
    const { trophies, themes, looks, ...sold } = shippedRules.decorations;
    const names = [
      ...Object.keys(trophies).map((key) => `trophy_${key}.webp`),
      ...Object.keys(shippedRules.scenes.rows).map((key) => `scene_${key}.webp`),
      ...Object.keys(themes).flatMap((key) => [
        `theme_${key}.webp`,
        `room1_${key}.webp`,
        `room2_${key}.webp`,
      ]),
      ...Object.keys(sold.rugs).map((key) => `rug_${key}.webp`),
      ...Object.keys(sold.windows).flatMap((key) => [`window_${key}.webp`, `window_${key}_light.webp`]),
      ...Object.keys(sold.skins).map((key) => `skin_${key}.webp`),
      ...Object.keys(sold.plates).map((key) => `plate_${key}.webp`),
      ...["window_front1.webp", "window_front2.webp"],
      ...Object.keys(looks).flatMap((key) => [`look_${key}.webp`, `look_${key}_small.webp`]),
    ];
    expect(names.filter((name) => !existsSync(file(name)))).toEqual([]);
    const avatar = Object.keys(frames).filter((name) => name.startsWith("player_"));
    for (const key of Object.keys(looks)) {
      const look: AtlasJson = JSON.parse(readFileSync(file(`look_${key}.json`), "utf8"));
      expect(Object.keys(look.frames).toSorted()).toEqual(avatar.toSorted());
    }
  });

  it("hide the rug that the room has below each rug that is bought (GAP-81)", async () => {
    for (const key of Object.keys(shippedRules.decorations.rugs)) {
      const alpha = await sharp(file(`rug_${key}.webp`))
        .extractChannel("alpha")
        .raw()
        .toBuffer();
      const holes = OLD_RUG.filter(({ x, y }) => (alpha[y * 728 + x] ?? 0) < 250);
      expect([key, holes]).toEqual([key, []]);
    }
  });

  it("weigh little: what a lab uses of what is bought is below 60 kB, a small picture of each below 15 kB", () => {
    const { rugs, windows, skins, plates } = shippedRules.decorations;
    const sizes = (names: string[]) => names.map((name) => statSync(file(name)).size);
    const rug = Math.max(...sizes(Object.keys(rugs).map((key) => `rug_${key}.avif`)));
    const window = Math.max(...sizes(Object.keys(windows).map((key) => `window_${key}.webp`)));
    const plate = Math.max(...sizes(Object.keys(plates).map((key) => `plate_${key}.webp`)));
    expect(
      rug + window + plate + Math.max(...sizes(["window_front1.webp", "window_front2.webp"])),
    ).toBeLessThan(60_000);
    expect(Math.max(...sizes(Object.keys(skins).map((key) => `skin_${key}.webp`)))).toBeLessThan(15_000);
  });

  it("hang nothing of a theme below the foot of the wall but its door (GAP-64)", async () => {
    for (const theme of Object.keys(shippedRules.decorations.themes))
      for (const room of [1, 2]) {
        const bright = await brightRows(file(`room${room}_${theme}.webp`));
        expect([theme, room, bright.filter((y) => y > 100)]).toEqual([theme, room, []]);
      }
  });

  it("show both rooms at twice the size of the game (LAB-017)", async () => {
    for (const room of ["room1.webp", "room2.webp"]) {
      const { width, height } = await sharp(file(room)).metadata();
      expect([room, width, height]).toEqual([room, 1600, 1200]);
    }
  });

  it("draw the strip of light at the foot of both rooms' walls above y 100 (GAP-64)", async () => {
    for (const room of ["room1.webp", "room2.webp"]) {
      const bright = await brightRows(file(room));
      expect([room, bright.length > 0, bright.filter((y) => y > 100)]).toEqual([room, true, []]);
    }
  });
});

/** Points all round on the edge of the rug of a room and of its shadow, in pixels of a rug's picture. */
const OLD_RUG = Array.from({ length: 64 }, (_, i) => {
  const turn = (i / 64) * Math.PI * 2;
  return { x: Math.round(364 + Math.cos(turn) * 290), y: Math.round(224 + Math.sin(turn) * 166) };
});

/** From here on a row of pixels is as bright as the strip of light; the floor is darker, lamps included. */
const BRIGHT = 190;

/** Rows of a room, in game pixels, whose middle is bright: below what hangs on the wall the strip of light only. */
async function brightRows(path: string): Promise<number[]> {
  const middle = { left: 600, top: 160, width: 200, height: 960 };
  const { data, info } = await sharp(path)
    .extract(middle)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows: number[] = [];
  for (let row = 0; row < info.height; row++) {
    const pixels = data.subarray(row * info.width * info.channels, (row + 1) * info.width * info.channels);
    const brightness = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
    if (brightness > BRIGHT) rows.push((middle.top + row) / 2);
  }
  return rows;
}
