import type { FastifyRequest } from "fastify";
import type { Configuration } from "../../configuration/configuration.ts";

/** The origin a wallet must have signed for: the configured one, else the one the request came to. */
export function expectedOrigin(request: FastifyRequest, { publicOrigin }: Configuration): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}
