import { readFileSync } from "node:fs";
import { join } from "node:path";

const PROJECT = join(import.meta.dirname, "..", "..", "..");
const THEME = ["tokens.css", "fonts.css", "global.css"];
const FONT = /url\("(@fontsource-variable\/[^"]*\/([^"/]*))"\)/g;

/** The game's own look for the page: its style sheets, which name its letters, and then the page's. */
export interface ThemeFiles {
  css: string;
  /** Where a letters' file that the style sheet names is on the disk. */
  fonts: ReadonlyMap<string, string>;
}

/** Reads the theme where the game's source is, which is wherever there is a development mode. */
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
