import type { App } from "./app-deps.ts";

/**
 * Accepts JSON bodies only; any other type is answered with 415. A key such as `__proto__` is an error (`ABU-37`); an
 * empty body counts as none.
 */
export function acceptJsonOnly(app: App): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, null);
    return parseJson(request, body, done);
  });
}
