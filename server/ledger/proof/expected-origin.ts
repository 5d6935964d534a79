import type { FastifyRequest } from "fastify";
import type { Configuration } from "../../configuration/configuration.ts";

/** The origin the wallet's signature must name: the configured one, else the one of the request. */
export function expectedOrigin(request: FastifyRequest, { publicOrigin }: Configuration): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}
