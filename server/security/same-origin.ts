import type { FastifyRequest } from "fastify";
import { failure } from "../errors/failure.ts";
import type { App, AppDeps } from "../http/app-deps.ts";

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Values of `Sec-Fetch-Site` for requests by a page of another origin. */
const FOREIGN_SITES: ReadonlySet<unknown> = new Set(["cross-site", "same-site"]);

/** Refuses changing requests by pages of another origin, by `Sec-Fetch-Site` or `Origin` (`ABU-09`). */
export function requireSameOrigin(app: App, { configuration }: AppDeps): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { origin } = request.headers;
    const foreign =
      !SAFE_METHODS.has(request.method) &&
      (isForeignSite(request) ||
        (origin !== undefined && !isOwnOrigin(origin, request, configuration.publicOrigin)));
    done(foreign ? failure("foreign_origin") : undefined);
  });
}

/** Whether the browser says that a page of another origin sends this request. */
export function isForeignSite({ headers }: FastifyRequest): boolean {
  return FOREIGN_SITES.has(headers["sec-fetch-site"]);
}

function isOwnOrigin(origin: string, request: FastifyRequest, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
