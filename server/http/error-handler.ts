import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Texts } from "../../rules/index.ts";
import { notFound } from "../errors/failure.ts";
import { bodyOf, type HttpError } from "../errors/http-error.ts";
import { expectedReason, isOutage, toHttpError } from "../errors/to-http-error.ts";
import type { App, AppDeps } from "./app-deps.ts";

const GAME_PAGE = "index.html";

/**
 * Answers every error as `{error, code}`; details of internal errors go to the log only (`ABU-53`). A browser
 * that opens an unknown address gets the game's page, which reports it and links to the game.
 */
export function handleErrors(app: App, { clientFolder, rules }: AppDeps): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answered = toHttpError(error);
    request.isOutage = isOutage(answered);
    // `logAnswers` writes the reason into its line.
    request.reason ??= answered.status < 500 ? answered.code : expectedReason(error);
    if (request.reason === null) request.log.error({ err: error }, "request failed");
    return answer(reply, answered, rules.texts);
  });
  app.setNotFoundHandler((request, reply) =>
    clientFolder !== null && asksForPage(request)
      ? reply.code(404).header("Cache-Control", "no-cache").sendFile(GAME_PAGE)
      : answer(reply, notFound(), rules.texts),
  );
}

/** Answers errors before a route is found, such as an address that cannot be decoded: no hook sets its headers. */
export function answerEarlyErrors(headers: Record<string, string>, texts: Texts) {
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    answer(reply.headers(headers), toHttpError(error), texts);
  };
}

function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== "GET" || url.startsWith("/api/")) return false;
  return headers.accept?.includes("text/html") === true;
}

function answer(reply: FastifyReply, error: HttpError, texts: Texts): FastifyReply {
  if (error.retryAfter !== null) reply.header("Retry-After", error.retryAfter);
  // A proxy must not cache an error, such as the 404 of a file that the next release brings.
  return reply.header("Cache-Control", "no-store").code(error.status).send(bodyOf(error, texts));
}
