import { createReadStream } from "node:fs";
import { notFound } from "../../errors/failure.ts";
import type { App } from "../../http/app-deps.ts";
import { readTheme } from "./theme-files.ts";

const FONTS = "/dev/ledger/fonts";

/** Routes for the page's style sheet and fonts. */
export function themeRoutes(app: App): void {
  const { css, fonts } = readTheme(FONTS);
  app.get("/style.css", { schema: { hide: true } }, (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("Cache-Control", "no-cache").send(css),
  );
  app.get<{ Params: { file: string } }>("/fonts/:file", { schema: { hide: true } }, (request, reply) => {
    const file = fonts.get(request.params.file);
    if (file === undefined) throw notFound();
    return reply.type("font/woff2").header("Cache-Control", "max-age=3600").send(createReadStream(file));
  });
}
