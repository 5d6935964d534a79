import type { IncomingMessage, ServerResponse } from "node:http";

/** What a route answers: one of the bodies, and a file name if it is to be saved. */
export interface Answer {
  status?: number;
  json?: unknown;
  html?: string;
  script?: string;
  /** A file as it is, to be saved. */
  text?: string;
  download?: string;
}

/** The page may load its own script and nothing else; nobody may frame it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const LARGEST_BODY = 2_000_000;
const BAD_REQUEST = 400;

/** A request that cannot be answered as it is. */
export class RequestError extends Error {
  readonly status: number;

  constructor(message: string, status = BAD_REQUEST) {
    super(message);
    this.status = status;
  }
}

export function send(
  response: ServerResponse,
  { status = 200, json, html, script, text, download }: Answer,
): void {
  const [type, body] =
    html !== undefined
      ? ["text/html", html]
      : script !== undefined
        ? ["text/javascript", script]
        : text !== undefined
          ? ["text/plain", text]
          : ["application/json", JSON.stringify(json)];
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    ...(download === undefined ? {} : { "content-disposition": `attachment; filename="${download}"` }),
  });
  response.end(body);
}

/** The JSON object in the body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/.test(request.headers["content-type"] ?? ""))
    throw new RequestError("The body must be JSON, with that content type.");
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += chunk;
    if (text.length > LARGEST_BODY) throw new RequestError("The body is larger than 2 MB.");
  }
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // The sentence below says it.
  }
  throw new RequestError("The body must be a JSON object.");
}
