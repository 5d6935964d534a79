import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { allPictures } from "../../assets/build/all-pictures.ts";
import { creaturePictures } from "../../assets/build/creature-pictures.ts";
import { boughtPictures, lookPictures, themePictures } from "../../assets/build/decoration-pictures.ts";
import { iconPictures } from "../../assets/build/icon-pictures.ts";
import { itemPictures } from "../../assets/build/item-pictures.ts";
import { labPictures } from "../../assets/build/lab-pictures.ts";
import type { Picture } from "../../assets/build/picture.ts";
import { arenaPictures, brandPictures, scenePictures } from "../../assets/build/scene-pictures.ts";
import { trophyPictures } from "../../assets/build/trophy-pictures.ts";
import { png } from "../../assets/kit/raster.ts";

const WIDTH = 64;
/** From this alpha on a pixel counts as drawn, not as glow or shadow. */
const OPAQUE = 200;
const LEAST_OPAQUE_PART = 0.15;

/** The last sparks of a hit are meant to be thin. */
const isEffect = ({ name }: Picture): boolean => name.startsWith("hit_");

/** The frames of a look are those of the lab's avatar in other clothes. */
const isWholeFile = ({ target }: Picture): boolean => target !== "atlas";

/** Light on the floor, and what hangs before a window, are thin. */
const isNoOverlay = ({ name }: Picture): boolean => !/_light$|_front\d$/.test(name);

/** Which part of a picture is opaque, 0..1. */
async function opaquePart(source: string): Promise<number> {
  const pixels = await sharp(await png(source, WIDTH))
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer();
  return pixels.filter((alpha) => alpha >= OPAQUE).length / pixels.length;
}

/** What is wrong with a picture, or null. */
async function fault(picture: Picture): Promise<string | null> {
  const source = picture.draw();
  const bad = /NaN|undefined|Infinity|null/.exec(source);
  if (bad) return `${picture.name}: ${bad[0]} in the drawing`;
  const part = await opaquePart(source);
  const least = isEffect(picture) ? 0.005 : LEAST_OPAQUE_PART;
  return part < least ? `${picture.name}: only ${(100 * part).toFixed(1)} % of it is opaque` : null;
}

describe.each([
  { table: "lab", pictures: labPictures, ids: "(LAB-017, LAB-038)" },
  { table: "room", pictures: scenePictures, ids: "(LAB-017)" },
  { table: "trophy", pictures: trophyPictures, ids: "" },
  { table: "arena", pictures: arenaPictures, ids: "" },
  { table: "creature", pictures: creaturePictures, ids: "" },
  { table: "item", pictures: itemPictures, ids: "" },
  { table: "icon", pictures: iconPictures, ids: "" },
  { table: "brand", pictures: brandPictures, ids: "" },
  { table: "theme", pictures: themePictures, ids: "" },
  { table: "bought", pictures: boughtPictures.filter(isNoOverlay), ids: "(GAP-81)" },
  { table: "look", pictures: lookPictures.filter(isWholeFile), ids: "" },
])("the $table pictures", ({ pictures, ids }) => {
  it(`are all drawn, without a bad number and without a hole ${ids}`.trim(), async () => {
    expect(pictures).not.toHaveLength(0);
    const faults = await Promise.all(pictures.map(fault));
    expect(faults.filter((found) => found !== null)).toEqual([]);
  }, 30_000);
});

describe("the check of a picture", () => {
  it("reports an empty picture and one with an invalid number", async () => {
    const empty = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0H9V9Z"/></svg>';
    const picture: Picture = { target: "svg", name: "empty", draw: () => empty };
    expect(await fault(picture)).toContain("of it is opaque");
    expect(await fault({ ...picture, draw: () => empty.replace("H9", "HNaN") })).toContain("NaN");
  });

  it("covers every picture of the game, each with its own name in its atlas", () => {
    const names = allPictures.map((one) => `${one.target === "atlas" ? one.atlas : ""} ${one.name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(150);
  });
});
