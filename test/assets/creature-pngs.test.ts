import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { creatureNames, creaturePng } from "../../assets/build/creature-pngs.ts";
import { creaturePngAddress } from "../../assets/index.ts";
import { shippedRules, speciesPicture } from "../../rules/index.ts";

const FOLDER = fileURLToPath(new URL("../../assets/pictures/", import.meta.url));
const FORMS = [0, 1, 2, 3];
const SIDE = 384;

describe("the creatures' pictures at their stated addresses", () => {
  it("are PNG files for every species and form: '_egg.png', then '_form{n}.png' (BAT-031)", async () => {
    const stated = Object.keys(shippedRules.species).flatMap((id) =>
      FORMS.map((form) => `${id}_${form === 0 ? "egg" : `form${form}`}.png`),
    );
    const named = Object.keys(shippedRules.species).flatMap((id) =>
      FORMS.map((form) => speciesPicture(id, form)),
    );
    expect(named).toEqual(stated);
    const names = creatureNames(FOLDER);
    expect(names.map((name) => `${name}.png`).sort()).toEqual([...stated].sort());
    const files = await Promise.all(
      names.map(async (name) => sharp(await creaturePng(FOLDER, name)).metadata()),
    );
    for (const { format, width, hasAlpha } of files)
      expect({ format, width, hasAlpha }).toEqual({ format: "png", width: SIDE, hasAlpha: true });
  });

  it("are what pages show where the smaller file fails; other pictures have none (BAT-031)", () => {
    expect(creaturePngAddress("corvax_egg.webp")).toBe(`/${speciesPicture("corvax", 0)}`);
    expect(creaturePngAddress("corvax_form3.webp")).toBe(`/${speciesPicture("corvax", 3)}`);
    expect(creaturePngAddress("room1.webp")).toBeNull();
  });
});
