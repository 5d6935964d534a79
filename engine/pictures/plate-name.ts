import type { Textures } from "phaser";
import { bakedTexture, type PictureName } from "./baked-texture.ts";
import { DISPLAY_FONT } from "./display-font.ts";

/** How a name is written on a plate. */
interface Lettering {
  ink: string;
  /** Colour of the edge, or of the light, round the letters. */
  edge: string;
  shines?: boolean;
}

/** The letters of each plate, by its key in the rule file. */
const LETTERING: Readonly<Record<string, Lettering>> = {
  wood: { ink: "#fff1d6", edge: "#5a3a26" },
  brass: { ink: "#5a3510", edge: "#ffeebc" },
  neon: { ink: "#ffe3f2", edge: "#ff4fa8", shines: true },
  crystal: { ink: "#ffffff", edge: "#3f3f9c" },
  royal: { ink: "#ffe7a0", edge: "#5a0f2c" },
};
const OTHER: Lettering = { ink: "#ffffff", edge: "#1d1536" };

/** The field of a plate, in room pixels, and picture pixels for each. */
const FIELD = { width: 100, height: 24 };
const DENSITY = 2;
/** Sizes of the letters in room pixels: a long name is written smaller, and then cut. */
const SIZE = { most: 17, least: 10 };
const EDGE_WIDTH = 3;

/** Returns a name as it stands on a plate, drawn once for each name and plate. */
export function nameOnPlate(textures: Textures.TextureManager, plate: string, name: string): PictureName {
  const key = `plate:${plate}:${name}`;
  return bakedTexture(textures, key, FIELD.width * DENSITY, FIELD.height * DENSITY, (context) => {
    const {
      ink,
      edge,
      shines = false,
    } = Object.hasOwn(LETTERING, plate) ? (LETTERING[plate] ?? OTHER) : OTHER;
    context.scale(DENSITY, DENSITY);
    const text = fitText(name, FIELD.width - 2 * EDGE_WIDTH, (candidate, size) => {
      context.font = `600 ${size}px ${DISPLAY_FONT}`;
      return context.measureText(candidate).width;
    });
    Object.assign(context, { textAlign: "center", textBaseline: "middle", lineJoin: "round" });
    const [x, y] = [FIELD.width / 2, FIELD.height / 2 + 1];
    if (shines) Object.assign(context, { shadowColor: edge, shadowBlur: 12 });
    Object.assign(context, { strokeStyle: edge, lineWidth: shines ? 1 : EDGE_WIDTH, fillStyle: ink });
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  });
}

/**
 * Returns a text that is at most so wide: as large as it may be, smaller, or cut with an ellipsis between characters.
 * `widthOf` measures a text in a size, and the last size it was asked for is that of the text.
 */
export function fitText(
  text: string,
  most: number,
  widthOf: (candidate: string, size: number) => number,
): string {
  for (let size = SIZE.most; size > SIZE.least; size--) if (widthOf(text, size) <= most) return text;
  if (widthOf(text, SIZE.least) <= most) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  for (let kept = letters.length - 1; kept > 0; kept--) {
    const cut = `${letters.slice(0, kept).join("").trimEnd()}…`;
    if (widthOf(cut, SIZE.least) <= most) return cut;
  }
  return "";
}
