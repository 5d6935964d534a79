import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import type { App } from "../../app-deps.ts";
import { notFound } from "../../http-errors/known-errors.ts";

const FONTS = "/dev/ledger/fonts";
const PROJECT = join(import.meta.dirname, "..", "..", "..");
const THEME = ["tokens.css", "fonts.css", "global.css"];
const FONT = /url\("(@fontsource-variable\/[^"]*\/([^"/]*))"\)/g;

/** Routes for the page's style sheet and fonts. */
export function themeRoutes(app: App): void {
  const { css, fonts } = readTheme();
  app.get("/style.css", { schema: { hide: true } }, (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("Cache-Control", "no-cache").send(css),
  );
  app.get<{ Params: { file: string } }>("/fonts/:file", { schema: { hide: true } }, (request, reply) => {
    const file = fonts.get(request.params.file);
    if (file === undefined) throw notFound();
    return reply.type("font/woff2").header("Cache-Control", "max-age=3600").send(createReadStream(file));
  });
}

/**
 * The game's style sheets, followed by the page's own, and the path of each font file that they name. They are
 * read from the game's source, which is always present in development.
 */
function readTheme(): { css: string; fonts: ReadonlyMap<string, string> } {
  const themeFolder = join(PROJECT, "ui", "components", "theme");
  const game = THEME.map((name) => readFileSync(join(themeFolder, name), "utf8")).join("\n");
  const own = readFileSync(join(import.meta.dirname, "page.css"), "utf8");
  const fonts = new Map<string, string>();
  const css = game.replaceAll(FONT, (_url, path: string, file: string) => {
    fonts.set(file, join(PROJECT, "node_modules", path));
    return `url("${FONTS}/${file}")`;
  });
  return { css: `${css}\n${own}`, fonts };
}
