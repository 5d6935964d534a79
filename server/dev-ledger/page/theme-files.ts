import { readFileSync } from "node:fs";
import { join } from "node:path";

const PROJECT = join(import.meta.dirname, "..", "..", "..");
const THEME = ["tokens.css", "fonts.css", "global.css"];
const FONT = /url\("(@fontsource-variable\/[^"]*\/([^"/]*))"\)/g;

/** The game's style sheets and fonts, followed by the page's own style sheet. */
export interface ThemeFiles {
  css: string;
  /** The path of each font file that the style sheet names. */
  fonts: ReadonlyMap<string, string>;
}

/** Reads the theme from the game's source, which is always present in development. */
export function readTheme(fontFolder: string): ThemeFiles {
  const game = THEME.map((name) =>
    readFileSync(join(PROJECT, "ui", "components", "theme", name), "utf8"),
  ).join("\n");
  const own = readFileSync(join(import.meta.dirname, "page.css"), "utf8");
  const fonts = new Map<string, string>();
  const css = game.replaceAll(FONT, (_url, path: string, file: string) => {
    fonts.set(file, join(PROJECT, "node_modules", path));
    return `url("${fontFolder}/${file}")`;
  });
  return { css: `${css}\n${own}`, fonts };
}
