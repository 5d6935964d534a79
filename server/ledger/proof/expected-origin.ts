import type { FastifyRequest } from "fastify";
import type { Configuration } from "../../configuration/configuration.ts";

/** The origin that the wallet's signature must contain: the configured one, else the one of the request. */
export function expectedOrigin(request: FastifyRequest, { publicOrigin }: Configuration): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}
