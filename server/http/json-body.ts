import type { App } from "../app-deps.ts";

/**
 * JSON is the only body that is read, anything else answers 415. A key such as `__proto__` is an error
 * (`ABU-37`); an empty body is the same as none.
 */
export function acceptJsonOnly(app: App): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, null);
    else parseJson(request, body, done);
  });
}
