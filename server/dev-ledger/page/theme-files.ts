import { readFileSync } from "node:fs";

const PROJECT = new URL("../../../", import.meta.url);
const THEME = ["tokens.css", "fonts.css", "global.css"];
const FONT = /url\("(@fontsource-variable\/[^"]*\/([^"/]*))"\)/g;

/** The game's own look for the page: its style sheets, which name its letters, and then the page's. */
export interface ThemeFiles {
  css: string;
  /** Where a letters' file that the style sheet names is on the disk. */
  fonts: ReadonlyMap<string, URL>;
}

/** Reads the theme where the game's source is, which is wherever there is a development mode. */
export function readTheme(fontFolder: string): ThemeFiles {
  const game = THEME.map((name) => readFileSync(new URL(`ui/theme/${name}`, PROJECT), "utf8")).join("\n");
  const own = readFileSync(new URL("page.css", import.meta.url), "utf8");
  const fonts = new Map<string, URL>();
  const css = game.replaceAll(FONT, (_url, path: string, file: string) => {
    fonts.set(file, new URL(`node_modules/${path}`, PROJECT));
    return `url("${fontFolder}/${file}")`;
  });
  return { css: `${css}\n${own}`, fonts };
}
