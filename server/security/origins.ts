import type { FastifyRequest, FastifyServerOptions } from "fastify";
import type { Configuration } from "../configuration/configuration.ts";
import { failure } from "../errors/failure.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { isPrivateAddress } from "../process/internet-address.ts";

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

/** The game's own origin, which wallets sign and providers send players back to: the configured one, else the request's. */
export function expectedOrigin(request: FastifyRequest, { publicOrigin }: Configuration): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}

/**
 * Whose `X-Forwarded-*` headers are trusted (`TRUST_PROXY`). A number of proxies counts only for connections from
 * this machine or a private network, as anybody else could write the header as they like. A proxy with a public
 * address must be listed by it.
 */
export function trustedProxies(
  trust: Configuration["trustProxy"],
): NonNullable<FastifyServerOptions["trustProxy"]> {
  if (typeof trust !== "number") return trust;
  return (address, hop) => hop < trust && (hop > 0 || isNearby(address));
}

/** Whether connections from this address are local, so that they come from a proxy of ours. */
function isNearby(address: string | undefined): boolean {
  const [withoutZone = ""] = address?.split("%") ?? [];
  return withoutZone !== "" && isPrivateAddress(withoutZone);
}
