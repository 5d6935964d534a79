import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../parts.ts";
import { bodyOf, type Failure } from "./failure.ts";
import { failureOf } from "./failure-of.ts";
import { notFound } from "./failures.ts";

/** Answers whatever goes wrong as `{error, code}`; details of our own errors go to the log only (`ABU-53`). */
export function answerFailures(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error);
    if (failure.status >= 500) request.log.error({ err: error }, "request failed");
    return answer(reply, failure);
  });
  app.setNotFoundHandler((_request, reply) => answer(reply, notFound()));
}

/** For errors before a route is found, such as an address that cannot be decoded. */
export function answerEarlyFailure(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  answer(reply, failureOf(error));
}

function answer(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfter !== null) reply.header("Retry-After", failure.retryAfter);
  // No proxy keeps it, as it might a 404 of a file that comes with the next release.
  return reply.header("Cache-Control", "no-store").code(failure.status).send(bodyOf(failure));
}
