import { loginUnavailable, OidcFailure } from "./oidc-failure.ts";

/** More than any document, key set or token of a provider takes. */
const MOST_BYTES = 64 * 1024;

export interface FetchLimits {
  /** Milliseconds until the whole answer must be there. */
  timeoutMs: number;
}

export interface JsonAnswer {
  status: number;
  body: unknown;
}

/**
 * Sends one request to the provider and reads its answer as JSON. No redirect is followed, as the request may hold
 * secrets. `called` names the address in the log. Throws `login_unavailable` without a readable answer.
 */
export async function fetchJson(
  called: string,
  url: string,
  request: RequestInit,
  { timeoutMs }: FetchLimits,
): Promise<JsonAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let text: string;
  let status: number;
  try {
    const response = await fetch(url, { ...request, redirect: "manual", signal });
    status = response.status;
    text = await boundedText(response, called);
  } catch (error) {
    throw unreadable(called, error);
  }
  return { status, body: parsed(text) };
}

async function boundedText(response: Response, called: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop ends the response.
    if (size > MOST_BYTES) throw loginUnavailable(`${called} answers more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** undefined for anything that is not JSON; the parser's message would quote the answer. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unreadable(called: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof OidcFailure) return error;
  if (error.name === "TimeoutError") return loginUnavailable(`${called} did not answer in time`);
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
  return loginUnavailable(`${called} cannot be reached: ${code}`);
}
