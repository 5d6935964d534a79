import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const FONTS = [
  {
    family: "Fredoka",
    file: "@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2",
    weights: "300 700",
  },
  {
    family: "Nunito",
    file: "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2",
    weights: "200 1000",
  },
];

/** The game's fonts, embedded in the page; if they are not installed, the page uses similar ones. */
export function fontFaces(): string {
  return FONTS.map(({ family, file, weights }) => {
    const data = fontData(file);
    return data === null
      ? ""
      : `@font-face{font-family:${family};font-weight:${weights};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
  }).join("\n");
}

function fontData(file: string): string | null {
  try {
    return readFileSync(createRequire(import.meta.url).resolve(file)).toString("base64");
  } catch {
    return null;
  }
}
