import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionError } from "fastify";
import type { Texts } from "../../rules/index.ts";
import { bodyOf } from "../errors/http-error.ts";
import { toHttpError } from "../errors/to-http-error.ts";
import type { App } from "./app-deps.ts";

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
