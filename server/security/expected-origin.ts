import type { FastifyRequest } from "fastify";
import type { Configuration } from "../configuration/configuration.ts";

/** The game's own origin, which wallets sign and providers send players back to: the configured one, else the request's. */
export function expectedOrigin(request: FastifyRequest, { publicOrigin }: Configuration): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}
