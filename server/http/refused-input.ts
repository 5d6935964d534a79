import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type {
  ConnectionError,
  FastifyContextConfig,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
} from "fastify";
import type { Texts } from "../../rules/index.ts";
import { failure } from "../errors/failure.ts";
import { bodyOf } from "../errors/http-error.ts";
import { toHttpError } from "../errors/to-http-error.ts";
import type { App } from "./app-deps.ts";

/**
 * Accepts JSON bodies only; any other type is answered with 415. A key such as `__proto__` is an error (`ABU-37`); an
 * empty body counts as none.
 */
export function acceptJsonOnly(app: App): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, null);
    return parseJson(request, body, done);
  });
}

/**
 * Refuses what a database cannot store, wherever it stands in a path, query or body: NUL and unpaired surrogates in texts,
 * which PostgreSQL refuses and SQLite takes, and numbers without an end such as `1e400` (`ABU-101`).
 */
export function refuseUnstorableInput(app: App): void {
  app.addHook("preValidation", (request, _reply, done) => {
    const { params, query, body } = request;
    const isGood = isStorable(params) && isStorable(query) && isStorable(body);
    done(isGood ? undefined : failure("malformed"));
  });
}

/** Looks at the keys and values of all depths; a body may be nested too deeply for a recursion. */
function isStorable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part === "string" && !isStorableText(part)) return false;
    if (typeof part === "number" && !Number.isFinite(part)) return false;
    if (typeof part === "object" && part !== null)
      for (const [key, inner] of Object.entries(part)) {
        if (!isStorableText(key)) return false;
        left.push(inner);
      }
  }
  return true;
}

function isStorableText(text: string): boolean {
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}

/** The status of each parser error; any other is 400. */
const STATUS_OF_ERROR: ReadonlyMap<string, number> = new Map([
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
  ["HPE_HEADER_OVERFLOW", 431],
]);

/**
 * Answers broken or late requests, for which Fastify has no request and runs no hook, with the same headers and body
 * as any other error (`ABU-60`). The connection ends.
 */
export function answerBrokenRequests(headers: Record<string, string>, texts: Texts) {
  return (error: ConnectionError, socket: Socket): void => {
    const status = STATUS_OF_ERROR.get(error.code) ?? 400;
    if (socket.writable) socket.write(brokenAnswer(status, headers, texts).text);
    socket.destroy();
  };
}

/** Refuses requests without `Host`, or with an unknown `Expect`; Node would refuse them without our headers. */
export function refuseOddHeads(app: App, headers: Record<string, string>, texts: Texts): void {
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    const isHostMissing = raw.headers.host === undefined && raw.httpVersion === "1.1";
    done(isHostMissing ? toHttpError({ statusCode: 400 }) : undefined);
  });
  app.server.on("checkExpectation", (_request, response) => {
    const { body, sent } = brokenAnswer(417, headers, texts);
    response.writeHead(417, sent).end(body);
  });
}

function brokenAnswer(status: number, headers: Record<string, string>, texts: Texts) {
  const body = JSON.stringify(bodyOf(toHttpError({ statusCode: status }), texts));
  const sent = {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return {
    body,
    sent,
    text: [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"),
  };
}

/** Runs a hook on requests to the routes whose configuration `concerns` accepts, after the hooks of all routes. */
export function onRequestOf(
  app: App,
  concerns: (config: FastifyContextConfig) => boolean,
  hook: onRequestHookHandler | onRequestAsyncHookHandler,
): void {
  app.addHook("onRoute", (options) => {
    if (!concerns(options.config ?? {})) return;
    const present = options.onRequest ?? [];
    options.onRequest = [...(Array.isArray(present) ? present : [present]), hook];
  });
}
