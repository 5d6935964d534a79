import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font, PathCommand } from "opentype.js";
import opentype from "opentype.js";
import { round } from "./round.ts";

/** The weights of Fredoka that drawings use. */
export type FontWeight = 600 | 700;

const require = createRequire(import.meta.url);
const fonts = new Map<FontWeight, Font>();

function fredoka(weight: FontWeight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = readFileSync(require.resolve(`@fontsource/fredoka/files/fredoka-latin-${weight}-normal.woff`));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  fonts.set(weight, font);
  return font;
}

/** Written out here because the library's own toPathData() emits NaN for some coordinates. */
function commandData(command: PathCommand): string {
  if (command.type === "Z") return "Z";
  const end = `${round(command.x)} ${round(command.y)}`;
  if (command.type === "Q") return `Q${round(command.x1)} ${round(command.y1)} ${end}`;
  if (command.type === "C")
    return `C${round(command.x1)} ${round(command.y1)} ${round(command.x2)} ${round(command.y2)} ${end}`;
  return command.type + end;
}

/**
 * Text as one absolute path, centred on (x, y). Pictures have no text elements, so showing them needs no
 * font.
 */
export function text(
  content: string,
  x: number,
  y: number,
  size: number,
  weight: FontWeight = 600,
  spacing = 0,
): string {
  const font = fredoka(weight);
  const glyphs = font.stringToGlyphs(content).map((glyph) => ({
    glyph,
    advance: glyph.advanceWidth * (size / font.unitsPerEm) + spacing,
  }));
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0) - spacing;
  let left = x - width / 2;
  let d = "";
  for (const { glyph, advance } of glyphs) {
    d += glyph
      .getPath(left, y + size * 0.35, size)
      .commands.map(commandData)
      .join("");
    left += advance;
  }
  return d;
}
