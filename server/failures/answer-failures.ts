import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { App, AppParts } from "../parts.ts";
import { bodyOf, type Failure } from "./failure.ts";
import { failureOf } from "./failure-of.ts";
import { notFound } from "./failures.ts";
import { expectedReason } from "./log-failure.ts";

const GAME_PAGE = "index.html";

/**
 * Answers whatever goes wrong as `{error, code}`; details of our own errors go to the log only (`ABU-53`). Who opens an
 * unknown address in a browser gets the game's page, which says so and leads to the game.
 */
export function answerFailures(app: App, { clientFolder }: AppParts): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error);
    if (failure.status >= 500) {
      // The line about the answer carries it.
      request.reason = expectedReason(error);
      if (request.reason === null) request.log.error({ err: error }, "request failed");
    }
    return answer(reply, failure);
  });
  app.setNotFoundHandler((request, reply) =>
    clientFolder !== null && asksForPage(request)
      ? reply.code(404).header("Cache-Control", "no-cache").sendFile(GAME_PAGE)
      : answer(reply, notFound()),
  );
}

/** Answers errors before a route is found, such as an address that cannot be decoded: no hook sets its headers. */
export function answerEarlyFailures(headers: Record<string, string>) {
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    answer(reply.headers(headers), failureOf(error));
  };
}

function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== "GET" || url.startsWith("/api/")) return false;
  return headers.accept?.includes("text/html") === true;
}

function answer(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfter !== null) reply.header("Retry-After", failure.retryAfter);
  // No proxy keeps it, as it might a 404 of a file that comes with the next release.
  return reply.header("Cache-Control", "no-store").code(failure.status).send(bodyOf(failure));
}
